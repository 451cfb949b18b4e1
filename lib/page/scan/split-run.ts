/**
 * Splits a run of text nodes into blocks of bounded length. Blocks overlap, so no value is cut: each
 * block is read with the end of the previous and the beginning of the next one.
 */
import { createTextBlock, type TextBlock, type TextNodeRange } from './text-block.ts';

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

/** The blocks of a run, created lazily. */
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
