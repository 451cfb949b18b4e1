/**
 * Page text as detection needs it: one string per visual line of thought. Nothing is written to the page.
 */
import { mayHold as canHold } from '../detect/text.ts';
import type { Block } from './block.ts';
import { Run } from './run.ts';

const EDITABLE = '[contenteditable]:not([contenteditable=false i])';

/** Whose text is not running text of the page, or belongs to somebody's input or to us. */
const SKIP = `head,script,style,noscript,template,textarea,select,datalist,svg,canvas,iframe,object,${EDITABLE},fieldmark-card,fieldmark-field`;

/** Elements that continue the line they stand in (HTML, phrasing content), unless CSS says otherwise. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong time tt u var wbr'.split(
    ' ',
  ),
);

export const isInline = (element: Element): boolean => INLINE.has(element.localName);

/** Whether an element's text is left alone whatever is in it. */
export const isSkipped = (element: Element): boolean => element.matches(SKIP);

/** Whether somebody writes here: what changes is theirs. */
export const isWritten = (element: Element): boolean => element.closest(EDITABLE) !== null;

/** Whether anything in the text could be a finding at all. Linear, no allocation. */
export const mayHold = (text: string | null): boolean => text !== null && canHold(text);

/** Whether a hit in this element is the page's visible, uneditable text. Only asked about hits. */
export function isReadable(element: Element): boolean {
  return !element.closest(SKIP) && !(element instanceof HTMLElement && element.isContentEditable);
}

/** How much of an element is read. */
export interface Bounds {
  /** The child to begin at. */
  readonly from: Node | null;
  /** Whether this child and all behind it are left out. */
  isPast(child: Element): boolean;
  /** Whether the run that begins with this node is to be read. */
  isNew(first: Text): boolean;
}

/** Nodes that are passed without a pause. */
const STRIDE = 200;

/**
 * Reads the text that stands directly in a block element, inline descendants included, as blocks. Elements
 * that begin a block of their own go to `later`, unread. Yields nothing now and then: the reader may pause.
 */
export function* blocksOf(
  element: Element,
  later: (child: Element) => void,
  bounds?: Bounds,
): Generator<Block | undefined> {
  let run: Run | undefined;
  let isLeftOut = false;
  let passed = 0;
  let node = bounds ? bounds.from : element.firstChild;
  while (node) {
    if (++passed % STRIDE === 0) yield;
    if (node.nodeType === Node.ELEMENT_NODE && node instanceof Element) {
      if (node.parentNode === element && bounds?.isPast(node)) break;
      if (!isInline(node)) {
        yield run?.end();
        run = undefined;
        later(node);
      } else if (node.firstChild) {
        node = node.firstChild;
        continue;
      }
    } else if (node instanceof Text) {
      if (!run) {
        run = new Run(element, canHold);
        isLeftOut = bounds !== undefined && !bounds.isNew(node);
      }
      if (!isLeftOut) yield* run.add(node);
    }
    while (node && node !== element && !node.nextSibling) node = node.parentNode;
    node = node === element || !node ? null : node.nextSibling;
  }
  yield run?.end();
}

/** All blocks of an element at once. */
export function readBlocks(element: Element, later: (child: Element) => void): Block[] {
  if (isSkipped(element)) return [];
  return [...blocksOf(element, later)].filter((block) => block !== undefined);
}
