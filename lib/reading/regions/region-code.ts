// Created once: creating it takes longer than the rest of a detection.
let names: Intl.DisplayNames | undefined;

/** Whether a country has this ISO 3166-1 alpha-2 code, according to the runtime's region names. */
export function isRegionCode(code: string): boolean {
  try {
    names ??= new Intl.DisplayNames(['en'], { type: 'region' });
    return names.of(code) !== code;
  } catch {
    return false;
  }
}
