/** Links that say a telephone number in full, in the text under which they stand. */
import type { Finding } from '../../domain/index.ts';
import { isTextVisible } from '../dom/index.ts';
import { type Mark, visibleRangeText } from './marks.ts';

/** Fewer shown digits are a short number, or none. */
const MIN_DIGITS = 5;
/** So many of the last digits shown are the link's: what stands before them is an area's or a country's. */
const MATCHING_DIGITS = 6;

/** The number of a link as it would be written: parameters, escapes and visual separators taken away. */
function linkNumber(link: Element): string {
  const [number = ''] = (link.getAttribute('href') ?? '').slice(4).split(/[;?]/);
  return number.replace(/%20|[^+\d]/g, '');
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * The mark for a link's number under its text; null where the text shows another number, or none.
 * @param find the values in a text that stands in an element
 */
export function createTelLinkMark(
  link: Element,
  find: (element: Element, text: string) => readonly Finding[],
): Mark | null {
  const number = linkNumber(link);
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() && isTextVisible(node)) nodes.push(node);
  }
  const first = nodes[0];
  const last = nodes.at(-1);
  const shown = digitsOf(nodes.map(({ data }) => data).join(''));
  if (
    !first ||
    !last ||
    shown.length < MIN_DIGITS ||
    !number.endsWith(shown.slice(-MATCHING_DIGITS))
  )
    return null;
  const [finding] = find(link, number);
  if (finding?.raw !== number) return null;
  const range = new StaticRange({
    startContainer: first,
    startOffset: first.data.search(/\S/),
    endContainer: last,
    endOffset: last.data.trimEnd().length,
  });
  const text = visibleRangeText(range);
  return text === null ? null : { finding: { ...finding, raw: text }, range, text };
}
