/**
 * Why a question got no answer. The first group is the contract's error table and transport errors;
 * the second is the cases in which Fieldmark itself refuses.
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
  'no-api',
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

  /** The browser has no connection, so nothing was sent. */
  'offline',
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

/** Whether the failed call cost credits. `possibly`: the API may have answered, unseen by us. */
export const BILLED = ['no', 'yes', 'possibly'] as const;

export type Billed = (typeof BILLED)[number];

/** What the person can do about it; the UI shows it as a button. */
export const REMEDIES = [
  'options',
  'account',
  'retry',
  'wait',
  'refresh',
  'resume',
  'none',
] as const;

export type Remedy = (typeof REMEDIES)[number];

/** A failure. It never contains the key. @typeParam T its texts: sentences; in the background, messages */
export interface Failure<T = string> {
  readonly kind: FailureKind;
  /** What happened, in a sentence. */
  readonly message: T;
  /** What to do now, in a sentence. */
  readonly action: T;
  readonly remedy: Remedy;
  readonly billed: Billed;
  /** Whether the same question can succeed later. */
  readonly waitHelps: boolean;
  /** HTTP status, where there was one. */
  readonly status?: number;
  /** The server's message, cut to 300 characters. */
  readonly detail?: string;
  /**
   * A paid answer that could not be read, with the key removed. If `rawId` is set, only its
   * beginning.
   */
  readonly raw?: string;
  /** Id of the receipt of the paid call that brought no readable answer, now or earlier. */
  readonly receipt?: string;
  /** Id under which the message `rawAnswer` returns the whole of `raw`. */
  readonly rawId?: string;
  /** Length of the whole of `raw`, in characters. */
  readonly rawLength?: number;
  /** The quota of the key that is used up: `total`, `daily`, `weekly` or `monthly`. */
  readonly quota?: string;
  /** Earliest time to ask again, as the server named it, ms since the epoch. */
  readonly retryAt?: number;
  /** A gateway already had this answer, so it was free; for how long, ms. Never in messages. */
  readonly shared?: { readonly ageMs?: number };
}

const KEY_REFUSALS: ReadonlySet<FailureKind> = new Set([
  'invalid-key',
  'inactive-key',
  'expired-key',
  'unauthorized',
]);

/** Whether the API refused the key: it is wrong, switched off, out of date, or refused without a reason. */
export const isKeyRefused = ({ kind }: Pick<Failure, 'kind'>): boolean => KEY_REFUSALS.has(kind);

/** Success or failure as data; every message replies with one. */
export type Outcome<V, T = string> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly failure: Failure<T> };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <T>(
  failure: Failure<T>,
): { readonly ok: false; readonly failure: Failure<T> } => ({
  ok: false,
  failure,
});
