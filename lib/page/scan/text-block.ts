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

/** Length of a block and of the overlap with its neighbours, UTF-16 code units. No value is longer than OVERLAP. */
const BLOCK_LENGTH = 8192;
const OVERLAP = 512;

const totalLength = (ranges: readonly TextNodeRange[]) =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

/** Splits the ranges so that one begins at this offset in their joined text. @returns the ranges, and that one's index */
function splitAt(
  ranges: readonly TextNodeRange[],
  offset: number,
): readonly [TextNodeRange[], number] {
  let rangeStart = 0;
  for (const [i, { node, from, to }] of ranges.entries()) {
    if (offset <= rangeStart) return [[...ranges], i];
    const cut = from + offset - rangeStart;
    if (cut < to) {
      const halves = [
        { node, from, to: cut },
        { node, from: cut, to },
      ];
      return [ranges.toSpliced(i, 1, ...halves), i + 1];
    }
    rangeStart += to - from;
  }
  return [[...ranges], ranges.length];
}

/**
 * A block that owns only part of its text; its neighbours own the rest.
 * @param ownedFrom offset of the first code unit that the block owns
 * @param ownedTo offset just after the last one
 */
function createOwningBlock(
  element: Element,
  ranges: readonly TextNodeRange[],
  ownedFrom: number,
  ownedTo: number,
) {
  const [halves, begin] = splitAt(ranges, ownedFrom);
  const [all, end] = splitAt(halves, ownedTo);
  return createTextBlock(element, all, begin, end);
}

/**
 * Splits a run of text nodes into blocks of bounded length, created lazily. Blocks overlap, so no value
 * is cut: each is read with the end of the previous and the beginning of the next one.
 */
export function* splitRun(element: Element, nodes: readonly Text[]): Generator<TextBlock> {
  let ranges: TextNodeRange[] = [];
  let length = 0;
  let ownedFrom = 0;
  for (const node of nodes) {
    for (let from = 0; from < node.length; from += BLOCK_LENGTH) {
      const to = Math.min(node.length, from + BLOCK_LENGTH);
      ranges.push({ node, from, to });
      length += to - from;
      if (length < BLOCK_LENGTH + 2 * OVERLAP) continue;
      yield createOwningBlock(element, ranges, ownedFrom, length - OVERLAP);
      const [all, rest] = splitAt(ranges, length - 2 * OVERLAP);
      ranges = all.slice(rest);
      length = totalLength(ranges);
      ownedFrom = OVERLAP;
    }
  }
  if (length > ownedFrom) yield createOwningBlock(element, ranges, ownedFrom, length);
}
