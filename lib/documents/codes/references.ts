/** Check digits of references in payment codes, as they are written. */
import { fitsRecursiveModulo10, isCreditorReference } from '../../values/payment-references.ts';

const compact = (text: string): string => text.replace(/\s/g, '').toUpperCase();

export const isRfReference = (text: string): boolean => isCreditorReference(compact(text));

/** QR reference: 26 digits and a check digit. */
export const isQrReference = (text: string): boolean =>
  /^\d{27}$/.test(compact(text)) && fitsRecursiveModulo10(compact(text));

/**
 * Slovenian reference of model 12: up to 12 digits and one by mod 11, weights 2 to 13 from the right; 10 and 11 are
 * written 0. Other models are not checked.
 */
export function isSlovenianReference(text: string): boolean {
  const reference = text.replace(/[\s-]/g, '').toUpperCase();
  if (reference.startsWith('RF')) return isCreditorReference(reference);
  if (!/^SI\d{2}/.test(reference)) return false;
  if (!reference.startsWith('SI12')) return true;
  const digits = reference.slice(4);
  if (!/^\d{2,13}$/.test(digits)) return false;
  const sum = [...digits.slice(0, -1)]
    .toReversed()
    .reduce((total, digit, i) => total + Number(digit) * (i + 2), 0);
  const check = 11 - (sum % 11);
  return (check > 9 ? 0 : check) === Number(digits.at(-1));
}
