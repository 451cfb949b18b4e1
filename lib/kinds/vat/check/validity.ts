/** Whether what stands behind a country's prefix fits, by its structure and its check digits. */

import type { VatFit } from './check-digits.ts';
import { VAT_COUNTRIES, type VatCountry } from './countries.ts';

/** Zeros satisfy nearly every sum. (ES 00000000T has a letter of its own, and is taken for a DNI.) */
function isZeros(prefix: string, body: string): boolean {
  return /^(U0{7}|0{8}|0{7}[A-Z])/.test(body)
    ? prefix !== 'ES'
    : prefix === 'FR' && body.endsWith('000000000');
}

/** How a number fits whose structure does; `zeros`: it is nothing but zeros, and never issued. */
export function vatFitOf(country: VatCountry, prefix: string, body: string): VatFit | 'zeros' {
  return isZeros(prefix, body) ? 'zeros' : country.fits(body);
}

/** In doubt, and no reason not to mark a number in a text. */
const DOUBTFUL: readonly VatFit[] = [null, 'siren-in-doubt', 'office-unknown'];

/**
 * Whether a number in running text is one, as far as can be known offline. `prefix` and `body` as they are
 * sent, but for Switzerland (CH, E…). Where only the SIREN could bear a French key out, it must.
 */
export function isVatNumber(prefix: string, body: string): boolean {
  if (prefix === 'CH') return isVatNumber('CHE', body.slice(1));
  const country = VAT_COUNTRIES.get(prefix);
  if (!country?.shape.test(body)) return false;
  const fit = vatFitOf(country, prefix, body);
  return fit === true || (fit !== 'zeros' && DOUBTFUL.includes(fit));
}
