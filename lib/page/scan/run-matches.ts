/** Tests a run of page text for any value, in bounded memory. Runs on every page. */

import { COLLAPSIBLE_WHITESPACE, isSeparatedByLayout, preservesWhitespace } from '../dom/index.ts';

/** Length of a chunk, and how much of it is tested again with the next one, UTF-16 code units. */
const CHUNK_LENGTH = 8192;
const OVERLAP = 512;

/**
 * Tests text as laid out: white space collapsed, a line feed where layout separates inline boxes.
 * Yields after each chunk of a long run.
 * @returns whether any chunk passes the test
 */
export function* runMatches(
  element: Element,
  nodes: readonly Text[],
  test: (text: string) => boolean,
): Generator<undefined, boolean> {
  let isPreserved: boolean | undefined;
  let text = '';
  let previous: Text | undefined;
  for (const node of nodes) {
    if (previous && isSeparatedByLayout(previous, node)) text += '\n';
    previous = node;
    for (let from = 0; from < node.length; from += CHUNK_LENGTH) {
      const data = node.data.slice(from, from + CHUNK_LENGTH);
      if (data.search(COLLAPSIBLE_WHITESPACE) >= 0) isPreserved ??= preservesWhitespace(element);
      text += isPreserved ? data : data.replace(COLLAPSIBLE_WHITESPACE, ' ');
      if (text.length < CHUNK_LENGTH) continue;
      if (test(text)) return true;
      yield;
      text = text.slice(-OVERLAP);
    }
  }
  return test(text);
}
