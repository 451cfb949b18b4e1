/**
 * Page text as detection needs it: one string per visual line of thought, with the way back from an
 * offset in that string to a place in the page. Nothing is written to the page.
 */
import { mayHold as canHold } from '../detect/text.ts';

/** Whose text is not running text of the page, or belongs to somebody's input or to us. */
const SKIP =
  'script,style,noscript,template,textarea,select,datalist,svg,canvas,iframe,object,[contenteditable]:not([contenteditable=false i]),fieldmark-card,fieldmark-field';

/** Elements that continue the line they stand in (HTML, phrasing content), unless CSS says otherwise. */
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small span strike strong time tt u var wbr'.split(
    ' ',
  ),
);

export const isInline = (element: Element): boolean => INLINE.has(element.localName);

/** A place in the page: a text node and a UTF-16 offset in its data. */
export interface Place {
  readonly node: Text;
  readonly offset: number;
}

interface Piece {
  readonly node: Text;
  /** Offset in the block text, and in the node's data, of the piece's first code unit. */
  readonly at: number;
  readonly from: number;
}

export interface Block {
  readonly element: Element;
  /** Text as laid out: white space collapsed, a line feed where layout separates inline boxes. */
  readonly text: string;
  /** The place of the block text's code unit `offset`. */
  locate(offset: number): Place | undefined;
}

/** Whether anything in the text could be a finding at all. Linear, no allocation. */
export const mayHold = (text: string | null): boolean => text !== null && canHold(text);

/** Whether a hit in this element is the page's visible, uneditable text. Only asked about hits. */
export function isReadable(element: Element): boolean {
  return !element.closest(SKIP) && !(element instanceof HTMLElement && element.isContentEditable);
}

/** Whether layout puts something between two text nodes that follow each other in one block. */
function isApart(before: Text, after: Text): boolean {
  for (const [from, to] of [
    [before, after],
    [after, before],
  ] as const) {
    let element = from.parentElement;
    while (element && !element.contains(to)) {
      // Floats, absolutely placed boxes and flex items compute to block-level displays.
      if (!/^(inline|contents)$/.test(getComputedStyle(element).display)) return true;
      element = element.parentElement;
    }
  }
  return false;
}

function toBlock(element: Element, nodes: readonly Text[]): Block | undefined {
  if (!mayHold(nodes.map((node) => node.data).join(''))) return undefined;
  const keepsSpace = /^(pre|break)/.test(getComputedStyle(element).whiteSpace);
  const pieces: Piece[] = [];
  let text = '';
  let before: Text | undefined;
  for (const node of nodes) {
    const { data } = node;
    if (!data) continue;
    // Asked of the nodes, not of the text so far: that would take quadratic time in their number.
    if (before && /\S/.test(before.data.slice(-1)) && /^\S/.test(data) && isApart(before, node)) {
      text += '\n';
    }
    let from = 0;
    const add = (end: number, space: string) => {
      pieces.push({ node, at: text.length, from });
      text += data.slice(from, end) + space;
    };
    if (!keepsSpace) {
      for (const run of data.matchAll(/[ \t\n\r\f]{2,}|[\t\n\r\f]/g)) {
        add(run.index, ' ');
        from = run.index + run[0].length;
      }
    }
    add(data.length, '');
    before = node;
  }
  const locate = (offset: number): Place | undefined => {
    let low = 0;
    let high = pieces.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((pieces[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle;
    }
    const piece = pieces[low];
    return piece && { node: piece.node, offset: piece.from + offset - piece.at };
  };
  return { element, text, locate };
}

/**
 * Reads the text that stands directly in a block element, inline descendants included, as blocks.
 * Elements that begin a block of their own go to `later`, unread.
 */
export function readBlocks(element: Element, later: (child: Element) => void): Block[] {
  const blocks: Block[] = [];
  let nodes: Text[] = [];
  const flush = () => {
    const block = nodes.length > 0 && toBlock(element, nodes);
    if (block) blocks.push(block);
    nodes = [];
  };
  if (element.matches(SKIP)) return blocks;
  let node: Node | null = element.firstChild;
  while (node) {
    if (node instanceof Text) {
      nodes.push(node);
    } else if (node instanceof Element) {
      if (isInline(node)) {
        if (node.firstChild) {
          node = node.firstChild;
          continue;
        }
      } else {
        flush();
        later(node);
      }
    }
    while (node && node !== element && !node.nextSibling) node = node.parentNode;
    node = node === element || !node ? null : node.nextSibling;
  }
  flush();
  return blocks;
}
