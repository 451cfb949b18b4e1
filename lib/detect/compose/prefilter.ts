import type { Finder } from '../../kinds/shared/finder.ts';
import { NON_ASCII_DIGITS } from '../../reading/scanning/index.ts';

const AT_SIGN = '[@＠]';
const DIGIT = `[\\d${NON_ASCII_DIGITS}]`;

/** Values without an @ or a label have at least five digits close together. */
const DIGITS = `${DIGIT}(?:.{0,3}?${DIGIT}){4}`;

/**
 * Builds a cheap pre-check: false means that no finder can match the text. Linear time, no
 * allocation.
 */
export function createPrefilter(finders: readonly Finder[]): (text: string) => boolean {
  const parts = [
    ...(finders.some(({ aroundAtSign: atSign }) => atSign) ? [AT_SIGN] : []),
    ...(finders.some((f) => f.atPlus ?? f.atLetters ?? f.atDigits) ? [DIGITS] : []),
  ];
  const signs = parts.length > 0 ? new RegExp(parts.join('|'), 's') : undefined;
  const words = finders.flatMap(({ labelled }) => labelled?.words ?? []);
  return (text) => signs?.test(text) || words.some((word) => text.includes(word));
}
