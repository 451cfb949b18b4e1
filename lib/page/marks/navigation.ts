/** From mark to mark by the browser's own command: for those who have no pointer to rest on one. */

import { compareDocumentOrder, enclosingElement } from '../dom/index.ts';
import { liveRange, type Mark } from './marks.ts';

/** Which mark of how many, from 1. */
export interface MarkPosition {
  readonly at: number;
  readonly of: number;
}

/** Negative where `a` comes before `b` in the document. */
function compareMarks({ range: a }: Mark, { range: b }: Mark): number {
  return a.startContainer === b.startContainer
    ? a.startOffset - b.startOffset
    : compareDocumentOrder(a.startContainer, b.startContainer);
}

export const inDocumentOrder = (marks: Iterable<Mark>): Mark[] => [...marks].sort(compareMarks);

/** Something of it is laid out: what is folded away cannot be walked to. */
const isLaidOut = ({ range }: Mark): boolean =>
  [...(liveRange(range)?.getClientRects() ?? [])].some(({ width }) => width > 0);

/** A person reads on from where they last were, also where that mark has gone. */
export function createMarkNavigator(open: (mark: Mark, turn: MarkPosition) => void) {
  let last: Mark | undefined;

  /** Where the person begins: at what has the focus or is selected, else at what is in view. */
  const begun = (marks: readonly Mark[], isBack: boolean): number => {
    const { anchorNode } = getSelection() ?? {};
    const place = last?.range.startContainer ?? anchorNode ?? null;
    if (last && marks.includes(last)) return marks.indexOf(last) + (isBack ? -1 : 1);
    if (!place?.isConnected) return isBack ? -1 : 0;
    const after = marks.findIndex(
      ({ range }) => compareDocumentOrder(range.startContainer, place) >= 0,
    );
    const next = after < 0 ? marks.length : after;
    return isBack ? next - 1 : next;
  };

  /** @returns whether there was one to go to; after the last comes the first */
  return (all: Iterable<Mark>, isBack: boolean): boolean => {
    const marks = inDocumentOrder(all).filter(isLaidOut);
    const { length } = marks;
    if (length === 0) return false;
    const at = (begun(marks, isBack) + length) % length;
    const mark = marks[at];
    if (!mark) return false;
    last = mark;
    enclosingElement(mark.range.startContainer)?.scrollIntoView({
      block: 'center',
      inline: 'nearest',
      behavior: 'instant',
    });
    open(mark, { at: at + 1, of: length });
    return true;
  };
}
