/**
 * Text nodes that follow each other on one line of thought, cut into blocks of bounded length. Nothing
 * that a block tells of is cut: each is read with the end of the one before and the beginning of the next.
 */
import { type Block, type Stretch, toBlock } from './block.ts';

/** UTF-16 code units of a block, and of its neighbours that are read with it: more than a value has. */
const LENGTH = 8192;
const OVERLAP = 512;

const lengthOf = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0);

/** The stretches with one beginning at this offset of theirs, and its index. */
function cutAt(stretches: readonly Stretch[], offset: number): readonly [Stretch[], number] {
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
function blockOf(element: Element, stretches: readonly Stretch[], told: number, until: number) {
  const [halves, begin] = cutAt(stretches, told);
  const [all, end] = cutAt(halves, until);
  return toBlock(element, all, begin, end);
}

/** The blocks of a run, each made when it is asked for. */
export function* cutRun(element: Element, nodes: readonly Text[]): Generator<Block> {
  let stretches: Stretch[] = [];
  let length = 0;
  let told = 0;
  for (const node of nodes) {
    for (let from = 0; from < node.length; from += LENGTH) {
      const to = Math.min(node.length, from + LENGTH);
      stretches.push({ node, from, to });
      length += to - from;
      if (length < LENGTH + 2 * OVERLAP) continue;
      yield blockOf(element, stretches, told, length - OVERLAP);
      const [all, rest] = cutAt(stretches, length - 2 * OVERLAP);
      stretches = all.slice(rest);
      length = lengthOf(stretches);
      told = OVERLAP;
    }
  }
  if (length > told) yield blockOf(element, stretches, told, length);
}
