/** Decides what a list does when one of its questions fails. */
import type { Failure, FailureKind, Phrase } from '../../domain/index.ts';

/**
 * `record`: logs the failure, and the list continues. `probe-first`: the same, but because the answer
 * was lost, a free call must succeed before the next paid one. `wait`: pauses all calls for `ms`.
 * `hold`: stops until the person acts.
 */
export type RetryDecision =
  | { readonly action: 'record' | 'probe-first' | 'hold' }
  | { readonly action: 'wait'; readonly ms: number };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/**
 * Wait after a used-up quota. Only gateways say when it is renewed; otherwise it is tried again, which
 * is free.
 */
const QUOTA_MS = 15 * MINUTE;
const MAX_QUOTA_MS = 60 * MINUTE;
/** A quota that is renewed later than this may be raised before. */
const MAX_NAMED_MS = 12 * 60 * MINUTE;
const MAX_BACK_OFF_MS = 5 * MINUTE;
/** Service workers hear no `online` event; an open workbench does, and resumes its list at once. */
const OFFLINE_MS = 30 * SECOND;
/** This many server errors in a row mean an outage, not a passing fault. */
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
export const backOffMs = (attempt: number): number =>
  Math.min(10 * SECOND * 2 ** attempt, MAX_BACK_OFF_MS);

/** The contract's wording: "quota monthly". */
const isQuota = ({ detail = '' }: Failure<Phrase>): boolean => /\bquota\b/i.test(detail);

/** How long to wait after a limit, ms: as the server named it, otherwise longer each time. */
function rateLimitMs(failure: Failure<Phrase>, row: number, now: number): number {
  const { retryAt } = failure;
  if (retryAt !== undefined) return Math.min(Math.max(retryAt - now, backOffMs(row)), MAX_NAMED_MS);
  return isQuota(failure) ? Math.min(QUOTA_MS * 2 ** row, MAX_QUOTA_MS) : backOffMs(row);
}

/** @param row number of consecutive failures before this one */
export function decideRetry(failure: Failure<Phrase>, row: number, now: number): RetryDecision {
  const { kind, billed, waitHelps } = failure;
  // Nothing was sent.
  if (kind === 'offline') return { action: 'wait', ms: OFFLINE_MS };
  // Every further question would fail in the same way.
  if (kind === 'no-api') return { action: 'hold' };
  if (billed !== 'no') return { action: ANSWER_LOST_FAILURES.has(kind) ? 'probe-first' : 'record' };
  if (HOLDING_FAILURES.has(kind)) return { action: 'hold' };
  if (kind === 'rate-limited') {
    if (!waitHelps) return { action: 'hold' };
    return { action: 'wait', ms: rateLimitMs(failure, row, now) };
  }
  // Cancelled before it was sent: the key or the address changed.
  if (kind === 'aborted') return { action: 'hold' };
  if (kind === 'network') return { action: 'wait', ms: backOffMs(row) };
  if (TRANSIENT_FAILURES.has(kind) && row >= MAX_CONSECUTIVE)
    return { action: 'wait', ms: backOffMs(row) };
  return { action: 'record' };
}
