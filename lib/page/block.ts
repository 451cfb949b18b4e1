/** One string of page text as detection reads it, with the way back to places in the page. */

/** A place in the page: a text node and a UTF-16 offset in its data. */
export interface Place {
  readonly node: Text;
  readonly offset: number;
}

/** A stretch of a text node's data, from one UTF-16 offset up to another. */
export interface Stretch {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

export interface Block {
  readonly element: Element;
  /** Text as laid out: white space collapsed, a line feed where layout separates inline boxes. */
  readonly text: string;
  /** Whether what begins at this offset is this block's to tell of; else it is a neighbour's. */
  owns(offset: number): boolean;
  /** The place of the block text's code unit `offset`. */
  locate(offset: number): Place | undefined;
}

interface Piece {
  readonly node: Text;
  /** Offset in the block text, and in the node's data, of the piece's first code unit. */
  readonly at: number;
  readonly from: number;
}

const COLLAPSED = /[ \t\n\r\f]{2,}|[\t\n\r\f]/g;

/** Whether layout puts something between two text nodes that follow each other in one block. */
function isApart(before: Text, after: Text, isBox: (element: Element) => boolean): boolean {
  for (const [from, to] of [
    [before, after],
    [after, before],
  ] as const) {
    let element = from.parentElement;
    while (element && !element.contains(to)) {
      if (isBox(element)) return true;
      element = element.parentElement;
    }
  }
  return false;
}

/** Floats, absolutely placed boxes and flex items compute to block-level displays. */
const isBox = (element: Element) => !/^(inline|contents)$/.test(getComputedStyle(element).display);

/**
 * @param begin the first of the stretches that the block owns, and `end` the first that it no longer does:
 * what stands around them is there to be read with them
 */
export function toBlock(
  element: Element,
  stretches: readonly Stretch[],
  begin: number,
  end: number,
): Block {
  let keepsSpace: boolean | undefined;
  const pieces: Piece[] = [];
  let text = '';
  let first = 0;
  let last = Number.POSITIVE_INFINITY;
  let before: Stretch | undefined;
  stretches.forEach((stretch, i) => {
    const { node, to } = stretch;
    let { from } = stretch;
    const data = node.data.slice(0, to);
    // Asked of the nodes, not of the text so far: that would take quadratic time in their number.
    const isNext = before && before.node !== node;
    if (before && isNext && /\S/.test(before.node.data.slice(-1)) && /^\S/.test(data)) {
      if (isApart(before.node, node, isBox)) text += '\n';
    }
    if (i === begin) first = text.length;
    if (i === end) last = text.length;
    const add = (until: number, space: string) => {
      pieces.push({ node, at: text.length, from });
      text += data.slice(from, until) + space;
    };
    COLLAPSED.lastIndex = from;
    for (let run = COLLAPSED.exec(data); run; run = COLLAPSED.exec(data)) {
      keepsSpace ??= /^(pre|break)/.test(getComputedStyle(element).whiteSpace);
      if (keepsSpace) break;
      add(run.index, ' ');
      from = run.index + run[0].length;
    }
    add(to, '');
    before = stretch;
  });
  return {
    element,
    text,
    owns: (offset) => offset >= first && offset < last,
    locate(offset) {
      let low = 0;
      let high = pieces.length;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if ((pieces[middle]?.at ?? 0) <= offset) low = middle;
        else high = middle;
      }
      const piece = pieces[low];
      return piece && { node: piece.node, offset: piece.from + offset - piece.at };
    },
  };
}
