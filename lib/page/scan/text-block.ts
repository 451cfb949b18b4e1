/** One string of page text as detection reads it, with the way back to places in the page. */
import { COLLAPSIBLE_WHITESPACE, isSeparatedByLayout, preservesWhitespace } from '../dom/index.ts';

/** A place in the page: a text node and a UTF-16 offset in its data. */
interface TextPosition {
  readonly node: Text;
  readonly offset: number;
}

/** A stretch of a text node's data, from one UTF-16 offset up to another. */
export interface TextNodeRange {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

export interface TextBlock {
  readonly element: Element;
  /** Text as laid out: white space collapsed, a line feed where layout separates inline boxes. */
  readonly text: string;
  /** Whether what begins at this offset is this block's to tell of; else it is a neighbour's. */
  ownsOffset(offset: number): boolean;
  /** The place of the block text's code unit `offset`. */
  positionAt(offset: number): TextPosition | undefined;
}

interface BlockSegment {
  readonly node: Text;
  /** Offset in the block text, and in the node's data, of the piece's first code unit. */
  readonly textOffset: number;
  readonly nodeOffset: number;
}

/** The piece in which an offset of the text lies: the last that begins at it or before. */
function segmentAt(pieces: readonly BlockSegment[], offset: number): BlockSegment | undefined {
  let low = 0;
  let high = pieces.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.textOffset ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return pieces[low];
}

/**
 * @param begin the first of the stretches that the block owns, and `end` the first that it no longer does:
 * what stands around them is there to be read with them
 */
export function createTextBlock(
  element: Element,
  stretches: readonly TextNodeRange[],
  begin = 0,
  end = stretches.length,
): TextBlock {
  let isKept: boolean | undefined;
  const pieces: BlockSegment[] = [];
  let text = '';
  let first = 0;
  let last = Number.POSITIVE_INFINITY;
  let before: Text | undefined;
  for (const [i, { node, from, to }] of stretches.entries()) {
    if (before && before !== node && isSeparatedByLayout(before, node)) text += '\n';
    before = node;
    if (i === begin) first = text.length;
    if (i === end) last = text.length;
    const data = node.data.slice(from, to);
    let added = 0;
    const add = (until: number, space: string) => {
      pieces.push({ node, textOffset: text.length, nodeOffset: from + added });
      text += data.slice(added, until) + space;
    };
    for (const run of data.matchAll(COLLAPSIBLE_WHITESPACE)) {
      isKept ??= preservesWhitespace(element);
      if (isKept) break;
      add(run.index, ' ');
      added = run.index + run[0].length;
    }
    add(data.length, '');
  }
  return {
    element,
    text,
    ownsOffset: (offset) => offset >= first && offset < last,
    positionAt(offset) {
      const piece = segmentAt(pieces, offset);
      return piece && { node: piece.node, offset: piece.nodeOffset + offset - piece.textOffset };
    },
  };
}
