import { DIGIT_LOOK_ALIKES, remainderMod97 } from '../../../text/index.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO 7064 MOD 97-10 with the country and check digits moved to the end; 00, 01, 99 are never issued. */
export function ibanCheckDigitsFit(iban: string): boolean {
  const check = iban.slice(2, 4);
  return remainderMod97(iban.slice(4) + iban.slice(0, 4)) === 1 && check > '01' && check < '99';
}

const LETTER_FOR: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

/** Replaces look-alike characters where the class of the place (n, a or c) allows only one reading. */
export function withoutIbanLookAlikes(iban: string, classes: string): string {
  return Array.from(iban, (char, i) => {
    const allowed = classes.charAt(i);
    if (allowed === 'n' && char > '9') return DIGIT_LOOK_ALIKES[char] ?? char;
    if (allowed === 'a' && char <= '9') return LETTER_FOR[char] ?? char;
    return char;
  }).join('');
}

/** Characters that may have been meant instead of `char`. From the other class, only those that look like it. */
function possibleCharacters(char: string, allowed: string): string {
  if (allowed === 'n') return DIGITS;
  if (allowed === 'a') return LETTERS;
  return char > '9' ? LETTERS + (DIGIT_LOOK_ALIKES[char] ?? '') : DIGITS + (LETTER_FOR[char] ?? '');
}

/** Whether the letter at a place is the only one after the country code, so that any digit may have been meant. */
const isLoneLetter = (iban: string, i: number) =>
  i > 3 && /^..\d*[A-Z]\d*$/.test(iban) && /[A-Z]/.test(iban.charAt(i));

export type IbanTypo = 'mistyped' | 'swapped' | 'extra' | 'missing';

/**
 * All valid numbers one typo away from `iban`, each with its typo: if the length is right, one
 * character mistyped or two neighbours swapped; if it is off by one, one character extra or
 * missing.
 * @param classes the class of each place
 * @param fits tests what a number needs besides its check digits: structure, and national check
 * digits if any
 */
export function ibansOneTypoAway(
  iban: string,
  classes: string,
  fits: (candidate: string) => boolean,
): ReadonlyMap<string, IbanTypo> {
  const found = new Map<string, IbanTypo>();
  const addIfValid = (slip: IbanTypo, candidate: string) => {
    if (
      candidate !== iban &&
      !found.has(candidate) &&
      ibanCheckDigitsFit(candidate) &&
      fits(candidate)
    )
      found.set(candidate, slip);
  };
  const extraLength = iban.length - classes.length;
  for (let i = 2; Math.abs(extraLength) < 2 && i < Math.max(iban.length, classes.length); i += 1) {
    const before = iban.slice(0, i);
    const [char, next] = [iban.charAt(i), iban.charAt(i + 1)];
    const after = iban.slice(i + 1);
    const allowed = classes.charAt(i);
    if (extraLength === 1) addIfValid('extra', before + after);
    else if (extraLength === -1) {
      for (const other of allowed === 'n' ? DIGITS : allowed === 'a' ? LETTERS : DIGITS + LETTERS)
        addIfValid('missing', before + other + char + after);
    } else {
      const others = possibleCharacters(char, allowed) + (isLoneLetter(iban, i) ? DIGITS : '');
      for (const other of others) addIfValid('mistyped', before + other + after);
      if (next !== '') addIfValid('swapped', before + next + char + iban.slice(i + 2));
    }
  }
  return found;
}

/** Country codes one typo away: the letters swapped, or one of them replaced. */
function codesOneTypoAway(code: string): string[] {
  const [first = '', second = ''] = code;
  return [
    second + first,
    ...Array.from(LETTERS, (letter) => letter + second),
    ...Array.from(LETTERS, (letter) => first + letter),
  ].filter((other) => other !== code);
}

/**
 * The numbers that result from correcting the country code of `iban` and that `isValid` accepts:
 * with the letters swapped, else with one letter replaced, including digits that look like letters.
 * If the number has a letter too many or too few at its start, also with the code completed.
 */
export function ibansOfOtherCountries(
  iban: string,
  isValid: (candidate: string) => boolean,
): readonly string[] {
  const body = iban.slice(2);
  const [first = '', second = ''] = iban;
  const swapped = second + first + body;
  if (isValid(swapped)) return [swapped];
  const meant = (LETTER_FOR[first] ?? first) + (LETTER_FOR[second] ?? second) + body;
  if (meant !== iban && isValid(meant)) return [meant];
  const candidates = [
    ...codesOneTypoAway(iban.slice(0, 2)).map((code) => code + body),
    // "D89…": a letter of the code is missing.
    ...(/^[A-Z]\d/.test(iban)
      ? Array.from(LETTERS, (letter) => [first + letter, letter + first]).flat()
      : []
    ).map((code) => code + iban.slice(1)),
    // "DDE89…": the code has a letter too many.
    ...(/^[A-Z]{3}\d/.test(iban) ? [iban.slice(1), first + iban.slice(2)] : []),
  ];
  return [...new Set(candidates)].filter(isValid);
}
