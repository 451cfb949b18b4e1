const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** English name of an ISO 3166-1 alpha-2 code; empty when there is none. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return '';
  const name = names.of(code) ?? '';
  return name === code ? '' : name;
}
