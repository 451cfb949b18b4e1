import { DIGIT_LOOK_ALIKES, fitsLuhn, remainderOf } from '../../../reading/text/index.ts';
import { VAT_COUNTRIES } from './countries.ts';
import type { VatParts } from './parse.ts';

/** Completes a number given in its national form, or without a part that is often left out. */
function completed({ prefix, rest }: VatParts): string | undefined {
  switch (prefix) {
    case 'AT':
      return /^[0-9]{8}$/.test(rest) ? `U${rest}` : undefined;
    case 'SE':
      // The last two digits count the organisation or person; nearly all numbers end in 01.
      return /^[0-9]{10}$/.test(rest) ? `${rest}01` : undefined;
    case 'HU':
      // The domestic tax number is followed by a digit for the kind of tax and two for the county.
      return /^[0-9]{8}[1-5][0-9]{2}$/.test(rest) ? rest.slice(0, 8) : undefined;
    case 'FR': {
      // Computes the key for a SIREN that has none or a wrong one.
      const siren = /^(?:[0-9]{2})?([0-9]{9})$/.exec(rest)?.[1];
      if (siren === undefined || !fitsLuhn(siren)) return undefined;
      return String(remainderOf(`${siren}12`, 97)).padStart(2, '0') + siren;
    }
    default:
      return undefined;
  }
}

/** Candidates with look-alike letters replaced by digits: all of them, or one at a time. */
function withoutLookAlikes(rest: string): string[] {
  const digits = Array.from(rest, (char) => DIGIT_LOOK_ALIKES[char] ?? char);
  const singleReplacements = digits.map((digit, i) => rest.slice(0, i) + digit + rest.slice(i + 1));
  return [digits.join(''), ...singleReplacements].filter((candidate) => candidate !== rest);
}

/** Whether structure and check digits are valid. */
const isValidRest = (prefix: string, rest: string): boolean => {
  const country = VAT_COUNTRIES.get(prefix);
  return country?.shape.test(rest) === true && country.fits(rest) === true;
};

/** The valid number that results from removing a digit; undefined if there are several. */
function withoutExtraDigit({ prefix, rest }: VatParts): string | undefined {
  const shorter = Array.from(rest, (_, i) => rest.slice(0, i) + rest.slice(i + 1));
  const valid = [...new Set(shorter)].filter((candidate) => isValidRest(prefix, candidate));
  return valid.length === 1 ? valid[0] : undefined;
}

/** The valid number of the country whose letters were swapped: "ED136695976". */
export function vatNumberWithSwappedPrefix({ prefix, rest }: VatParts): string | undefined {
  const swapped = prefix.charAt(1) + prefix.charAt(0);
  return prefix.length === 2 && isValidRest(swapped, rest) ? swapped + rest : undefined;
}

/** The number that was probably meant, with valid structure and check digits. */
export function suggestVatNumber(split: VatParts): string | undefined {
  const rest =
    [completed(split), ...withoutLookAlikes(split.rest)].find(
      (candidate) => candidate !== undefined && isValidRest(split.prefix, candidate),
    ) ?? withoutExtraDigit(split);
  return rest === undefined ? undefined : split.prefix + rest;
}
