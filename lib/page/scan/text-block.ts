/** A string of page text for detection, with a map from its offsets to positions in the page. */
import { COLLAPSIBLE_WHITESPACE, isSeparatedByLayout, preservesWhitespace } from '../dom/index.ts';

/** A text node and a UTF-16 offset in its data. */
interface TextPosition {
  readonly node: Text;
  readonly offset: number;
}

/** Part of a text node's data: UTF-16 offsets, `to` exclusive. */
export interface TextNodeRange {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

export interface TextBlock {
  readonly element: Element;
  /** Text as laid out: white space collapsed, a line feed where layout separates inline boxes. */
  readonly text: string;
  /** Whether this block reports values that begin at this offset; otherwise a neighbouring block does. */
  ownsOffset(offset: number): boolean;
  /** The position in the page of the code unit at `offset` in `text`. */
  positionAt(offset: number): TextPosition | undefined;
}

interface BlockSegment {
  readonly node: Text;
  /** Offsets of the segment's first code unit in the block text and in the node's data. */
  readonly textOffset: number;
  readonly nodeOffset: number;
}

/** The segment that contains an offset of the text: the last that begins at or before it. */
function segmentAt(segments: readonly BlockSegment[], offset: number): BlockSegment | undefined {
  let low = 0;
  let high = segments.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.textOffset ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return segments[low];
}

/**
 * @param begin index of the first range that the block owns; the ranges before it are context
 * @param end index after the last range that the block owns
 */
export function createTextBlock(
  element: Element,
  ranges: readonly TextNodeRange[],
  begin = 0,
  end = ranges.length,
): TextBlock {
  let isPreserved: boolean | undefined;
  const segments: BlockSegment[] = [];
  let text = '';
  let ownedFrom = 0;
  let ownedTo = Number.POSITIVE_INFINITY;
  let previous: Text | undefined;
  for (const [i, { node, from, to }] of ranges.entries()) {
    if (previous && previous !== node && isSeparatedByLayout(previous, node)) text += '\n';
    previous = node;
    if (i === begin) ownedFrom = text.length;
    if (i === end) ownedTo = text.length;
    const data = node.data.slice(from, to);
    let done = 0;
    const add = (until: number, space: string) => {
      segments.push({ node, textOffset: text.length, nodeOffset: from + done });
      text += data.slice(done, until) + space;
    };
    for (const run of data.matchAll(COLLAPSIBLE_WHITESPACE)) {
      isPreserved ??= preservesWhitespace(element);
      if (isPreserved) break;
      add(run.index, ' ');
      done = run.index + run[0].length;
    }
    add(data.length, '');
  }
  return {
    element,
    text,
    ownsOffset: (offset) => offset >= ownedFrom && offset < ownedTo,
    positionAt(offset) {
      const segment = segmentAt(segments, offset);
      return (
        segment && { node: segment.node, offset: segment.nodeOffset + offset - segment.textOffset }
      );
    },
  };
}
