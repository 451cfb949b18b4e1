/** Check digits of the references of payments. */
import { digitsOf, remainderMod97 } from './text/index.ts';

/** ISO 11649: RF, two check digits, at most 21 letters and digits; MOD 97-10 as in an IBAN. Without spaces. */
const RF = /^RF(\d\d)([A-Z0-9]{1,21})$/;
export const isCreditorReference = (text: string): boolean => {
  const [, check = '', own = ''] = RF.exec(text) ?? [];
  return own !== '' && remainderMod97(`${own}RF${check}`) === 1;
};

/** Modulo 10, recursive (Swiss Implementation Guidelines QR-bill, annex B): the last digit checks the others. */
const TABLE = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
export const fitsRecursiveModulo10 = (digits: string): boolean => {
  let carry = 0;
  for (const digit of digitsOf(digits.slice(0, -1))) carry = TABLE[(carry + digit) % 10] ?? 0;
  return (10 - carry) % 10 === Number(digits.at(-1));
};

/** Whether an account, without spaces, is a QR-IBAN: its bank has a number from 30000 to 31999. */
export const isQrIban = (iban: string): boolean => /^(?:CH|LI)\d\d3[01]\d{3}/.test(iban);
