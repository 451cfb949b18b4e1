/** Offset where a sticky pattern's match at `at` ends, or a global pattern's first one from there on; -1: none. */
export function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
