/** Validates the part after a country's prefix by structure and check digits. */

import type { VatFit } from './check-digits.ts';
import { VAT_COUNTRIES, type VatCountry } from './countries.ts';

/**
 * Whether a number is all zeros, which satisfy nearly every checksum. ES 00000000T is excluded: its
 * letter makes it a DNI.
 */
function isZeros(prefix: string, body: string): boolean {
  return /^(U0{7}|0{8}|0{7}[A-Z])/.test(body)
    ? prefix !== 'ES'
    : prefix === 'FR' && body.endsWith('000000000');
}

/**
 * Whether the check digits of a number with valid structure fit; `zeros` if it is all zeros, which
 * are never issued.
 */
export function vatFitOf(country: VatCountry, prefix: string, body: string): VatFit | 'zeros' {
  return isZeros(prefix, body) ? 'zeros' : country.fits(body);
}

/** Doubts that do not prevent a number in text from being marked. */
const DOUBTFUL: readonly VatFit[] = [null, 'siren-in-doubt', 'office-unknown'];

/**
 * Whether a match in running text is a VAT number, as far as this can be computed offline. `prefix`
 * and `body` are in the form that is sent, except for Switzerland (CH, E…). A French key that only
 * the SIREN could confirm needs a valid SIREN.
 */
export function isVatNumber(prefix: string, body: string): boolean {
  if (prefix === 'CH') return isVatNumber('CHE', body.slice(1));
  const country = VAT_COUNTRIES.get(prefix);
  if (!country?.shape.test(body)) return false;
  const fit = vatFitOf(country, prefix, body);
  return fit === true || (fit !== 'zeros' && DOUBTFUL.includes(fit));
}
