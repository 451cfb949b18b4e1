import type { Failure, FailureKind } from '../../domain/index.ts';

export const UNREADABLE_KINDS: ReadonlySet<FailureKind> = new Set([
  'unexpected-answer',
  'not-json',
  'answer-too-large',
  'no-api',
]);
/** After this many unreadable answers in a row, or in the window, further calls would waste credits. */
const MAX_IN_ROW = 3;
const MAX_IN_WINDOW = 5;
/** Number of the last paid calls that are considered. */
export const UNREADABLE_WINDOW = 10;

export const PAID_RESULTS = ['readable', 'unreadable', 'lost'] as const;
/** What a call that was or may have been billed brought. `lost`: no answer, or not all of it. */
export type PaidResultState = (typeof PAID_RESULTS)[number];

/** Null if the call was free or cancelled. */
export function paidFailureState({ kind, billed }: Failure): 'unreadable' | 'lost' | null {
  if (billed === 'no' || kind === 'aborted') return null;
  return UNREADABLE_KINDS.has(kind) ? 'unreadable' : 'lost';
}

/**
 * Lost answers count only in the window: a connection that breaks loses those of all calls that are
 * running.
 *
 * @param states of the last paid calls, oldest first
 */
export function tooManyUnreadable(states: readonly PaidResultState[]): boolean {
  const last = states.slice(-UNREADABLE_WINDOW);
  const inRow = last.length - 1 - last.findLastIndex((state) => state !== 'unreadable');
  return (
    inRow >= MAX_IN_ROW || last.filter((state) => state !== 'readable').length >= MAX_IN_WINDOW
  );
}
