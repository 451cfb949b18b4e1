import { mod97 } from './digits.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO 7064 MOD 97-10 with the country and check digits moved to the end; 00, 01, 99 are never issued. */
export function checkDigitsFit(iban: string): boolean {
  const check = iban.slice(2, 4);
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 && check > '01' && check < '99';
}

/** Every IBAN that is one substitution (of the same class) or one neighbour swap away and fits. */
function neighbours(iban: string, fits: (candidate: string) => boolean): string[] {
  const found = new Set<string>();
  const tryOne = (candidate: string) => {
    if (candidate !== iban && checkDigitsFit(candidate) && fits(candidate)) found.add(candidate);
  };
  for (let i = 2; i < iban.length; i += 1) {
    const before = iban.slice(0, i);
    const after = iban.slice(i + 1);
    const char = iban.charAt(i);
    for (const other of char > '9' ? LETTERS : DIGITS) tryOne(before + other + after);
    if (i + 1 < iban.length) tryOne(before + iban.charAt(i + 1) + char + iban.slice(i + 2));
  }
  return [...found];
}

/**
 * The one IBAN that was probably meant: a single wrong character or two neighbours swapped. Named
 * only when no other correction exists; `fits` is the structure, with national check digits where
 * there are any, which is what makes it unique.
 */
export function likelyIban(iban: string, fits: (candidate: string) => boolean): string | undefined {
  const found = neighbours(iban, fits);
  return found.length === 1 ? found[0] : undefined;
}

const LETTER_FOR: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };
const DIGIT_FOR: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** Characters that look alike exchanged where the class of the place (n, a or c) leaves no choice. */
export function withoutLookAlikes(iban: string, classes: string): string {
  return Array.from(iban, (char, i) => {
    const kind = classes.charAt(i);
    if (kind === 'n' && char > '9') return DIGIT_FOR[char] ?? char;
    if (kind === 'a' && char <= '9') return LETTER_FOR[char] ?? char;
    return char;
  }).join('');
}
