/** The lines around a line of an element that are parted by line breaks, as in blocks of contacts. */
import { native } from '../../reading/dom/index.ts';

/** How many lines around belong to a line; and the longest element that is read, in UTF-16 code units. */
const REACH = 2;
const MAX_LENGTH = 512;
/** A line that others may explain, and what explains it: an address, or a number with its calling code. */
const LIKE_VALUE = /^\s*\S[^\n]{5,62}\S\s*$/;
const LIKE_ANCHOR = /[@＠]|(?:^|\n)\s*\(?(?:[+＋]|00)\d/;

/** The texts before and after a line of an element. */
interface LineContext {
  readonly before: string;
  readonly after: string;
}

/** The lines of an element's text, which `br` elements part. */
function linesOf(element: Element): string[] {
  const lines = [''];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) lines.push(`${lines.pop() ?? ''}${node.data.replace(/\s+/g, ' ')}`);
    else if (node.nodeName === 'BR') lines.push('');
  }
  return lines;
}

/** The lines around the only line of an element that has this text; null if they explain nothing. */
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
