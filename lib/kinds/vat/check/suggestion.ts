import { DIGIT_LOOK_ALIKES, fitsLuhn, remainderOf } from '../../../reading/text/index.ts';
import { VAT_COUNTRIES } from './countries.ts';
import type { VatParts } from './parse.ts';

/** What else the number is known by in its country, or what is commonly left out of it. */
function whole({ prefix, rest }: VatParts): string | undefined {
  switch (prefix) {
    case 'AT':
      return /^[0-9]{8}$/.test(rest) ? `U${rest}` : undefined;
    case 'SE':
      // The organisation or personal number; nearly all numbers end in 01.
      return /^[0-9]{10}$/.test(rest) ? `${rest}01` : undefined;
    case 'HU':
      // The tax number at home has a digit for the kind of tax and two for the county behind it.
      return /^[0-9]{8}[1-5][0-9]{2}$/.test(rest) ? rest.slice(0, 8) : undefined;
    case 'NL':
      // Zeros at the front left out.
      return /^[0-9]{6,8}B[0-9]{2}$/.test(rest) ? rest.padStart(12, '0') : undefined;
    case 'FR': {
      // The SIREN alone, or with another key: the key follows from it.
      const siren = /^(?:[0-9]{2})?([0-9]{9})$/.exec(rest)?.[1];
      if (siren === undefined || !fitsLuhn(siren)) return undefined;
      return String(remainderOf(`${siren}12`, 97)).padStart(2, '0') + siren;
    }
    default:
      return undefined;
  }
}

/** With digits for the letters that look like them: for all of them, or for one and the others kept. */
function withoutLookAlikes(rest: string): string[] {
  const digits = Array.from(rest, (char) => DIGIT_LOOK_ALIKES[char] ?? char);
  const one = digits.map((digit, i) => rest.slice(0, i) + digit + rest.slice(i + 1));
  return [digits.join(''), ...one].filter((candidate) => candidate !== rest);
}

/** The number that was probably meant by one that is bad; its structure and check digits fit. */
export function suggestVatNumber(split: VatParts): string | undefined {
  const country = VAT_COUNTRIES.get(split.prefix);
  const fits = (rest: string | undefined): rest is string =>
    rest !== undefined && country?.shape.test(rest) === true && country.fits(rest) === true;
  const rest = [whole(split), ...withoutLookAlikes(split.rest)].find(fits);
  return rest === undefined ? undefined : split.prefix + rest;
}
