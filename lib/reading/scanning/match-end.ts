/**
 * End offset of a sticky pattern's match at `offset`, or of a global pattern's first match from
 * there; -1 if there is none.
 */
export function matchEnd(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
