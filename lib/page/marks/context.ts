/** The context of a line in an element whose lines are separated by `br`, such as a block of contact data. */

import type { Finding } from '../../domain/index.ts';
import { native } from '../../reading/dom/index.ts';
import { visibleTextsIn } from '../dom/index.ts';
import { type FindingRange, visibleRangeText } from './marks.ts';

/** How many lines before and after are context, and the longest element that is read, UTF-16 code units. */
const REACH = 2;
const MAX_LENGTH = 512;
/**
 * A line that its context may explain, and context that explains a line: an address, or a number
 * with a calling code.
 */
const LIKE_VALUE = /^\s*\S[^\n]{5,62}\S\s*$/;
const LIKE_ANCHOR = /[@＠]|(?:^|\n)[^\S\n]*\(?(?:[+＋]|00)\d/;

/** The texts before and after a line of an element. */
interface LineContext {
  readonly before: string;
  readonly after: string;
}

/** The lines of an element's text, separated by `br` elements. */
function linesOf(element: Element): string[] {
  const lines = [''];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) lines.push(`${lines.pop() ?? ''}${node.data.replace(/\s+/g, ' ')}`);
    else if (node.nodeName === 'BR') lines.push('');
  }
  return lines;
}

/** The context of the first line that has this text; null if the context explains nothing. */
export function lineContextOf(element: Element, text: string): LineContext | null {
  if (!LIKE_VALUE.test(text) || !native(element).querySelector('br')) return null;
  if ((native(element).textContent?.length ?? 0) > MAX_LENGTH) return null;
  const lines = linesOf(element);
  const at = lines.findIndex((line) => line.trim() === text.trim());
  if (at < 0) return null;
  const before = lines.slice(Math.max(0, at - REACH), at).map((line) => `${line}\n`);
  const after = lines.slice(at + 1, at + 1 + REACH).map((line) => `\n${line}`);
  const context = { before: before.join(''), after: after.join('') };
  return LIKE_ANCHOR.test(context.before + context.after) ? context : null;
}

/** A text of a `tel:` link with fewer digits shows a short number or none; its address has the full one. */
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
  const nodes = visibleTextsIn(link).filter(({ data }) => data.trim());
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
