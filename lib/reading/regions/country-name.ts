import { displayNames } from '../../texts/intl.ts';
import { sayable } from '../../texts/phrases.ts';

/** Name of an ISO 3166-1 alpha-2 code in the active locale, if the runtime has names. */
export const countryName = sayable('countryName', (code: string): string => {
  try {
    return displayNames().of(code) ?? code;
  } catch {
    return code;
  }
});
