/**
 * End offset of a sticky pattern's match at `offset`, or of a global pattern's first match from
 * there on; -1 without a match.
 */
export function matchEnd(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
