import type { Failure, FailureKind } from '../../domain/index.ts';

export const UNREADABLE_KINDS: ReadonlySet<FailureKind> = new Set([
  'unexpected-answer',
  'not-json',
  'answer-too-large',
]);
/** After this many unreadable answers in a row, or in the window, further calls would waste credits. */
const MAX_IN_ROW = 3;
const MAX_IN_WINDOW = 5;
/** Number of the last paid answers that are considered. */
export const UNREADABLE_WINDOW = 10;

/** Whether an answer came that cannot be read and may have been billed. */
export const isUnreadableAnswer = ({ kind, billed }: Failure): boolean =>
  billed !== 'no' && UNREADABLE_KINDS.has(kind);

/** @param last whether each of the last `UNREADABLE_WINDOW` paid answers was unreadable, oldest first */
export function tooManyUnreadable(last: readonly boolean[]): boolean {
  const inRow = last.length - 1 - last.lastIndexOf(false);
  return inRow >= MAX_IN_ROW || last.filter(Boolean).length >= MAX_IN_WINDOW;
}
