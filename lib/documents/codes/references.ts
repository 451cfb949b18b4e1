/** Check digits of payment references. */

/** The remainder of a text by 97, with letters as 10 to 35 (ISO 7064). */
function mod97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** ISO 11649 creditor reference: RF, two check digits by ISO 7064 mod 97-10, up to 21 letters and digits. */
export function isCreditorReference(text: string): boolean {
  const reference = text.replace(/\s/g, '').toUpperCase();
  if (!/^RF\d{2}[0-9A-Z]{1,21}$/.test(reference)) return false;
  return mod97(reference.slice(4) + reference.slice(0, 4)) === 1;
}

const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** QR reference: 26 digits and a check digit by mod 10, recursive (Swiss Implementation Guidelines QR-bill, annex B). */
export function isQrReference(text: string): boolean {
  const reference = text.replace(/\s/g, '');
  if (!/^\d{27}$/.test(reference)) return false;
  let carry = 0;
  for (const digit of reference.slice(0, -1)) carry = CARRIES[(carry + Number(digit)) % 10] ?? 0;
  return (10 - carry) % 10 === Number(reference.at(-1));
}

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
