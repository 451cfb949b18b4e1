/**
 * Why a question got no answer. The first group are the rows of the API contract's error table and
 * what can go wrong on the way; the second group are Fieldmark's own refusals.
 */
export const FAILURE_KINDS = [
  'bad-request',
  'invalid-key',
  'inactive-key',
  'expired-key',
  'rate-limited',
  'unauthorized',
  'payment-required',
  'forbidden',
  'stats-not-enabled',
  'not-found',
  'too-large',
  'server-error',
  'unavailable',
  'unexpected-status',
  'network',
  'timeout',
  'aborted',
  'not-json',
  'answer-too-large',
  'unexpected-answer',
  'redirected',
  'job-failed',

  'no-key',
  'over-budget',
  'gesture-needed',
  'policy-forbids',
  'possibly-billed-before',
  'bad-input',
  'other-script',
  'not-allowed',
  'worker-gone',
  'internal',
] as const;

export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Whether the call that failed cost credits. `possibly`: its answer was lost on the way. */
export const BILLED = ['no', 'yes', 'possibly'] as const;

export type Billed = (typeof BILLED)[number];

/** Where the person can do something about it; the UI turns it into a button. */
export const REMEDIES = ['options', 'account', 'retry', 'wait', 'refresh', 'none'] as const;

export type Remedy = (typeof REMEDIES)[number];

/** A failure as it travels in messages. It never holds the key. */
export interface Failure {
  readonly kind: FailureKind;
  /** One sentence: what happened. */
  readonly message: string;
  /** One sentence: what to do now. */
  readonly action: string;
  readonly remedy: Remedy;
  readonly billed: Billed;
  /** Whether asking again later, unchanged, can succeed. */
  readonly waitHelps: boolean;
  /** HTTP status, where there was one. */
  readonly status?: number;
  /** The server's own words, trimmed to 300 characters. */
  readonly detail?: string;
  /** A paid answer that could not be read, kept as it came, so that it is not lost. */
  readonly raw?: string;
}

/** Success or failure as data: what every message replies with. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = (failure: Failure): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure,
});
