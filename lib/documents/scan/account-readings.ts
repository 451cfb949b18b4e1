/** Where the lines of a picture may have an IBAN, however it was read. */

export interface AccountReading {
  /** Words of the line, the last one not included. */
  readonly from: number;
  readonly to: number;
  /** Its capital letters and digits. */
  readonly text: string;
}

const SHORTEST = 15;
const LONGEST = 35;
/** Fewer digits are no account; fewer digits with signs that may be some neither. */
const LEAST_DIGITS = 8;
const LEAST_LIKE_DIGITS = 10;
/** Words that an IBAN can be read as: groups of four, some of them torn. */
const MAX_WORDS = 14;
const LABEL = /^[I1L|]?BAN[:.]*$/i;
const GLUED = /^[I1L|]BAN[:.]*(?=.{4})/i;

const compact = (word: string): string =>
  word
    .toUpperCase()
    .replace(/[^0-9A-Z|]/g, '')
    .replaceAll('|', 'I');

/** Letters of a country, or signs that are taken for letters. */
const mayBegin = (text: string): boolean => /^[A-Z01256846]{2}[0-9OQDILSZGBTA]{2}/.test(text);

const countOf = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

const hasDigits = (text: string): boolean =>
  countOf(text, /[0-9]/g) >= LEAST_DIGITS && countOf(text, /[0-9OQDILSZGB]/g) >= LEAST_LIKE_DIGITS;

/** The readings of a line: several for each place, which end after different words. */
export function accountReadings(line: readonly string[]): AccountReading[] {
  const words = line.map((word) => compact(word.replace(GLUED, '')));
  const readings: AccountReading[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const first = words[from] ?? '';
    const isLabelled = GLUED.test(line[from] ?? '') || LABEL.test(line[from - 1] ?? '');
    const isGrouped = first.length === 4 && words[from + 1]?.length === 4;
    if (!isLabelled && !isGrouped && first.length < SHORTEST) continue;
    let text = '';
    for (let to = from + 1; to <= Math.min(words.length, from + MAX_WORDS); to += 1) {
      if (line[to - 1]?.includes('@')) break;
      text += words[to - 1] ?? '';
      if (text.length > LONGEST) break;
      if (text.length < SHORTEST || !hasDigits(text) || !mayBegin(text)) continue;
      readings.push({ from, to, text });
    }
  }
  return readings;
}
