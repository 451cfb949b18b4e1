import { DIGIT_LOOK_ALIKES, remainderMod97 } from '../../../reading/text/index.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO 7064 MOD 97-10 with the country and check digits moved to the end; 00, 01, 99 are never issued. */
export function ibanCheckDigitsFit(iban: string): boolean {
  const check = iban.slice(2, 4);
  return remainderMod97(iban.slice(4) + iban.slice(0, 4)) === 1 && check > '01' && check < '99';
}

const LETTER_FOR: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

/** Characters that look alike exchanged where the class of the place (n, a or c) leaves no choice. */
export function withoutIbanLookAlikes(iban: string, classes: string): string {
  return Array.from(iban, (char, i) => {
    const allowed = classes.charAt(i);
    if (allowed === 'n' && char > '9') return DIGIT_LOOK_ALIKES[char] ?? char;
    if (allowed === 'a' && char <= '9') return LETTER_FOR[char] ?? char;
    return char;
  }).join('');
}

/** What may have been meant where `char` stands; of the other class only what looks like it. */
function possibleCharacters(char: string, allowed: string): string {
  if (allowed === 'n') return DIGITS;
  if (allowed === 'a') return LETTERS;
  return char > '9' ? LETTERS + (DIGIT_LOOK_ALIKES[char] ?? '') : DIGITS + (LETTER_FOR[char] ?? '');
}

export type IbanTypo = 'mistyped' | 'swapped' | 'extra' | 'missing';

/**
 * Every number one slip away from `iban` that fits, with the slip: one character mistyped or two
 * neighbours swapped where the length is right, one typed too much or left out where that is what is
 * wrong with it. `classes` is the class of every place; `fits` what a number must hold beside its
 * check digits: structure, and national check digits where there are any.
 */
export function ibansOneTypoAway(
  iban: string,
  classes: string,
  fits: (candidate: string) => boolean,
): ReadonlyMap<string, IbanTypo> {
  const found = new Map<string, IbanTypo>();
  const tryOne = (slip: IbanTypo, candidate: string) => {
    if (
      candidate !== iban &&
      !found.has(candidate) &&
      ibanCheckDigitsFit(candidate) &&
      fits(candidate)
    )
      found.set(candidate, slip);
  };
  const more = iban.length - classes.length;
  for (let i = 2; Math.abs(more) < 2 && i < Math.max(iban.length, classes.length); i += 1) {
    const before = iban.slice(0, i);
    const [char, next] = [iban.charAt(i), iban.charAt(i + 1)];
    const after = iban.slice(i + 1);
    const allowed = classes.charAt(i);
    if (more === 1) tryOne('extra', before + after);
    else if (more === -1) {
      for (const other of allowed === 'n' ? DIGITS : allowed === 'a' ? LETTERS : DIGITS + LETTERS)
        tryOne('missing', before + other + char + after);
    } else {
      for (const other of possibleCharacters(char, allowed))
        tryOne('mistyped', before + other + after);
      if (next !== '') tryOne('swapped', before + next + char + iban.slice(i + 2));
    }
  }
  return found;
}
