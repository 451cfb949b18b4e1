/** Finds where numbers with a plus sign or 00 may begin. */
import { matchEnd } from '../../../reading/scanning/index.ts';

const WIDE_PLUS = /＋/g;

/** Where numbers with a plus sign or 00 may begin, in order, including a bracket before them. */
export function internationalStarts(
  text: string,
  internationalDigits: readonly number[],
): number[] {
  const firstPlus = text.indexOf('+');
  if (internationalDigits.length === 0 && firstPlus < 0) return [];
  const found = internationalDigits.filter((digit) => text.startsWith('00', digit));
  for (let i = firstPlus; i >= 0; i = text.indexOf('+', i + 1)) found.push(i);
  // A pattern, because engines are slowest at searching for full-width characters as plain text.
  if (found.length < internationalDigits.length)
    for (let end = matchEnd(WIDE_PLUS, text, 0); end > 0; end = matchEnd(WIDE_PLUS, text, end))
      found.push(end - 1);
  return found
    .sort((a, b) => a - b)
    .map((offset) => (text.charAt(offset - 1) === '(' ? offset - 1 : offset));
}

/** Start of the number at `start` with the bracket or plus sign before it. */
export function withSignsBefore(text: string, start: number): number {
  let first = start;
  while (first > 0 && '+＋('.includes(text.charAt(first - 1))) first--;
  return first;
}
