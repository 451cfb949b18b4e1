/** Findings in `tel:` links, whose address has the full number even if their text shows only a part. */
import type { Finding } from '../../domain/index.ts';
import { isTextVisible } from '../dom/index.ts';
import { type FindingRange, visibleRangeText } from './marks.ts';

/** A text with fewer digits shows a short number or none. */
const MIN_DIGITS = 5;
/** How many of the last digits must match: the digits before them may be a different prefix. */
const MATCHING_DIGITS = 6;

/** A link's number without parameters, escapes and visual separators (RFC 3966). */
function linkNumber(link: Element): string {
  const [number = ''] = (link.getAttribute('href') ?? '').slice(4).split(/[;?]/);
  return number.replace(/%20|[^+\d]/g, '');
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * The link's number as a finding in the link's text; null if the text shows another number, or none.
 * @param find finds the values in a text of an element
 */
export function telLinkFinding(
  link: Element,
  find: (element: Element, text: string) => readonly Finding[],
): FindingRange | null {
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
