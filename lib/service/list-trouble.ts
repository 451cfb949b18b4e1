/** What the failure of one question means for the list that it is part of. */
import type { Failure, FailureKind } from '../failure.ts';

/**
 * `record`: it is that question's own, and the list goes on. `doubt`: the same, but its answer was
 * lost on the way: before another is risked, a free one must get through. `wait`: nothing can be asked
 * for so long, ms. `hold`: nothing can be asked before the person has done something.
 */
export type Trouble =
  | { readonly does: 'record' | 'doubt' | 'hold' }
  | { readonly does: 'wait'; readonly ms: number };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** A quota's window ends at a moment that the API does not tell: it is asked again, which is free. */
const QUOTA_MS = 15 * MINUTE;
const LONGEST_QUOTA_MS = 60 * MINUTE;
const LONGEST_MS = 5 * MINUTE;
/** The API had bad moments for that many questions in a row: it has a bad hour. */
const IN_A_ROW = 3;

const HOLDS: ReadonlySet<FailureKind> = new Set([
  'invalid-key',
  'inactive-key',
  'expired-key',
  'unauthorized',
  'payment-required',
  'forbidden',
  'no-key',
  'over-budget',
  'gesture-needed',
  'not-allowed',
  'redirected',
]);
const LOST: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'aborted']);
const BAD_MOMENT: ReadonlySet<FailureKind> = new Set(['server-error', 'unavailable']);

/** 10 s, 20 s, 40 s …, at most 5 min. */
export const backOff = (turn: number): number => Math.min(10 * SECOND * 2 ** turn, LONGEST_MS);

/** In the words of the contract: "quota monthly". */
const isQuota = ({ detail = '' }: Failure): boolean => /\bquota\b/i.test(detail);

/** @param row failures of the same sort right before this one */
export function troubleOf(failure: Failure, row: number): Trouble {
  const { kind, billed, waitHelps } = failure;
  if (billed !== 'no') return { does: LOST.has(kind) ? 'doubt' : 'record' };
  if (HOLDS.has(kind)) return { does: 'hold' };
  if (kind === 'rate-limited') {
    if (!waitHelps) return { does: 'hold' };
    const quota = Math.min(QUOTA_MS * 2 ** row, LONGEST_QUOTA_MS);
    const ms = isQuota(failure) ? quota : backOff(row);
    return { does: 'wait', ms };
  }
  // Called off before it was sent: the key or the address was changed.
  if (kind === 'aborted') return { does: 'hold' };
  if (kind === 'network') return { does: 'wait', ms: backOff(row) };
  if (BAD_MOMENT.has(kind) && row >= IN_A_ROW) return { does: 'wait', ms: backOff(row) };
  return { does: 'record' };
}
