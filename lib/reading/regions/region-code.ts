// Made once: making it takes longer than everything else that a search does.
let names: Intl.DisplayNames | undefined;

/** Whether a country has this code (ISO 3166-1 alpha-2), where the runtime has names for them. */
export function isRegionCode(code: string): boolean {
  try {
    names ??= new Intl.DisplayNames(['en'], { type: 'region' });
    return names.of(code) !== code;
  } catch {
    return false;
  }
}
