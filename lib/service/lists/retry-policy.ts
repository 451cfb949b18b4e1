/** What the failure of one question means for the list that it is part of. */
import type { Failure, FailureKind } from '../../domain/index.ts';

/**
 * `record`: it is that question's own, and the list goes on. `probe-first`: the same, but its answer was
 * lost on the way: before another is risked, a free one must get through. `wait`: nothing can be asked
 * for so long, ms. `hold`: nothing can be asked before the person has done something.
 */
export type RetryDecision =
  | { readonly action: 'record' | 'probe-first' | 'hold' }
  | { readonly action: 'wait'; readonly ms: number };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** A quota's window ends at a moment that the API does not tell: it is asked again, which is free. */
const QUOTA_MS = 15 * MINUTE;
const MAX_QUOTA_MS = 60 * MINUTE;
const MAX_BACK_OFF_MS = 5 * MINUTE;
/** The API had bad moments for that many questions in a row: it has a bad hour. */
const MAX_CONSECUTIVE = 3;

const HOLDING_FAILURES: ReadonlySet<FailureKind> = new Set([
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
const ANSWER_LOST_FAILURES: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'aborted']);
const TRANSIENT_FAILURES: ReadonlySet<FailureKind> = new Set(['server-error', 'unavailable']);

/** 10 s, 20 s, 40 s …, at most 5 min. */
export const backOffMs = (turn: number): number =>
  Math.min(10 * SECOND * 2 ** turn, MAX_BACK_OFF_MS);

/** In the words of the contract: "quota monthly". */
const isQuota = ({ detail = '' }: Failure): boolean => /\bquota\b/i.test(detail);

/** @param row failures of the same sort right before this one */
export function decideRetry(failure: Failure, row: number): RetryDecision {
  const { kind, billed, waitHelps } = failure;
  if (billed !== 'no') return { action: ANSWER_LOST_FAILURES.has(kind) ? 'probe-first' : 'record' };
  if (HOLDING_FAILURES.has(kind)) return { action: 'hold' };
  if (kind === 'rate-limited') {
    if (!waitHelps) return { action: 'hold' };
    const quota = Math.min(QUOTA_MS * 2 ** row, MAX_QUOTA_MS);
    const ms = isQuota(failure) ? quota : backOffMs(row);
    return { action: 'wait', ms };
  }
  // Called off before it was sent: the key or the address was changed.
  if (kind === 'aborted') return { action: 'hold' };
  if (kind === 'network') return { action: 'wait', ms: backOffMs(row) };
  if (TRANSIENT_FAILURES.has(kind) && row >= MAX_CONSECUTIVE)
    return { action: 'wait', ms: backOffMs(row) };
  return { action: 'record' };
}
