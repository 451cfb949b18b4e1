/**
 * Text nodes that follow each other on one line of thought, cut into blocks of bounded length. Nothing
 * that a block tells of is cut: each is read with the end of the one before and the beginning of the next.
 */
import { createTextBlock, type TextBlock, type TextNodeRange } from './text-block.ts';

/** UTF-16 code units of a block, and of its neighbours that are read with it: more than a value has. */
const BLOCK_LENGTH = 8192;
const OVERLAP = 512;

const totalLength = (stretches: readonly TextNodeRange[]) =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0);

/** The stretches with one beginning at this offset of theirs, and its index. */
function splitAt(
  stretches: readonly TextNodeRange[],
  offset: number,
): readonly [TextNodeRange[], number] {
  let at = 0;
  for (const [i, { node, from, to }] of stretches.entries()) {
    if (offset <= at) return [[...stretches], i];
    const cut = from + offset - at;
    if (cut < to) {
      const halves = [
        { node, from, to: cut },
        { node, from: cut, to },
      ];
      return [stretches.toSpliced(i, 1, ...halves), i + 1];
    }
    at += to - from;
  }
  return [[...stretches], stretches.length];
}

/** @param told how much at the beginning, and up to where the block tells of what it finds */
function createOwningBlock(
  element: Element,
  stretches: readonly TextNodeRange[],
  told: number,
  until: number,
) {
  const [halves, begin] = splitAt(stretches, told);
  const [all, end] = splitAt(halves, until);
  return createTextBlock(element, all, begin, end);
}

/** The blocks of a run, each made when it is asked for. */
export function* splitRun(element: Element, nodes: readonly Text[]): Generator<TextBlock> {
  let stretches: TextNodeRange[] = [];
  let length = 0;
  let told = 0;
  for (const node of nodes) {
    for (let from = 0; from < node.length; from += BLOCK_LENGTH) {
      const to = Math.min(node.length, from + BLOCK_LENGTH);
      stretches.push({ node, from, to });
      length += to - from;
      if (length < BLOCK_LENGTH + 2 * OVERLAP) continue;
      yield createOwningBlock(element, stretches, told, length - OVERLAP);
      const [all, rest] = splitAt(stretches, length - 2 * OVERLAP);
      stretches = all.slice(rest);
      length = totalLength(stretches);
      told = OVERLAP;
    }
  }
  if (length > told) yield createOwningBlock(element, stretches, told, length);
}
