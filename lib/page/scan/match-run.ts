/** Whether there is a value in a run of page text at all: what every page pays for. */
import { COLLAPSIBLE_WHITESPACE, isSeparatedByLayout, preservesWhitespace } from '../dom/index.ts';

/** UTF-16 code units that are read at once, and of what was read before that are read again with the next. */
const CHUNK_LENGTH = 8192;
const OVERLAP = 512;

/**
 * Reads text as laid out (white space collapsed, a line feed where layout separates inline boxes), with
 * pauses in long runs.
 * @returns whether one of the texts passes the test
 */
export function* runMatches(
  element: Element,
  nodes: readonly Text[],
  test: (text: string) => boolean,
): Generator<undefined, boolean> {
  let isKept: boolean | undefined;
  let text = '';
  let before: Text | undefined;
  for (const node of nodes) {
    if (before && isSeparatedByLayout(before, node)) text += '\n';
    before = node;
    for (let from = 0; from < node.length; from += CHUNK_LENGTH) {
      const data = node.data.slice(from, from + CHUNK_LENGTH);
      isKept ??= COLLAPSIBLE_WHITESPACE.test(data) ? preservesWhitespace(element) : undefined;
      COLLAPSIBLE_WHITESPACE.lastIndex = 0;
      text += isKept ? data : data.replace(COLLAPSIBLE_WHITESPACE, ' ');
      if (text.length < CHUNK_LENGTH) continue;
      if (test(text)) return true;
      yield;
      text = text.slice(-OVERLAP);
    }
  }
  return test(text);
}
