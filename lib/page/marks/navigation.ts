/** Moves from mark to mark with the extension's keyboard command, for people who do not use a pointer. */

import { compareDocumentOrder, enclosingElement } from '../dom/index.ts';
import { liveRange, type Mark } from './marks.ts';

/** A mark's number, from 1, and the number of marks. */
export interface MarkPosition {
  readonly at: number;
  readonly of: number;
}

/** Negative if `a` comes before `b` in the document. */
function compareMarks({ range: a }: Mark, { range: b }: Mark): number {
  return a.startContainer === b.startContainer
    ? a.startOffset - b.startOffset
    : compareDocumentOrder(a.startContainer, b.startContainer);
}

export const inDocumentOrder = (marks: Iterable<Mark>): Mark[] => [...marks].sort(compareMarks);

/** False for a mark in collapsed or hidden content, which cannot be navigated to. */
const isLaidOut = ({ range }: Mark): boolean =>
  [...(liveRange(range)?.getClientRects() ?? [])].some(({ width }) => width > 0);

/** Continues from the last visited mark, even if that mark has been dropped since. */
export function createMarkNavigator(open: (mark: Mark, position: MarkPosition) => void) {
  let lastMark: Mark | undefined;

  /**
   * The mark next to the last one or its former position, else next to the selection; else the
   * first or last mark.
   */
  const nextIndex = (marks: readonly Mark[], isBack: boolean): number => {
    const { anchorNode } = getSelection() ?? {};
    const startNode = lastMark?.range.startContainer ?? anchorNode ?? null;
    if (lastMark && marks.includes(lastMark)) return marks.indexOf(lastMark) + (isBack ? -1 : 1);
    if (!startNode?.isConnected) return isBack ? -1 : 0;
    const firstAfter = marks.findIndex(
      ({ range }) => compareDocumentOrder(range.startContainer, startNode) >= 0,
    );
    const next = firstAfter < 0 ? marks.length : firstAfter;
    return isBack ? next - 1 : next;
  };

  /** Opens the next or previous mark, wrapping around. @returns false if there is none */
  return (all: Iterable<Mark>, isBack: boolean): boolean => {
    const marks = inDocumentOrder(all).filter(isLaidOut);
    const { length } = marks;
    if (length === 0) return false;
    const index = (nextIndex(marks, isBack) + length) % length;
    const mark = marks[index];
    if (!mark) return false;
    lastMark = mark;
    enclosingElement(mark.range.startContainer)?.scrollIntoView({
      block: 'center',
      inline: 'nearest',
      behavior: 'instant',
    });
    open(mark, { at: index + 1, of: length });
    return true;
  };
}
