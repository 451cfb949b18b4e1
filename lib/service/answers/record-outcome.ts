import { ENDPOINT_CONTRACT, fail, type Outcome, type Phrase } from '../../domain/index.ts';
import type { StoredAnswer } from '../../extension/schemas/index.ts';
import type { SpendingLedger } from '../billing/index.ts';
import type { Ports } from '../platform/index.ts';
import type { AnswerCache } from './cache.ts';
import type { LookupHistory } from './history.ts';
import { combineVerdicts } from './merged-answer.ts';
import { type PaidCall, type PaidResult, sharedAt } from './paid-result.ts';
import type { RawAnswers } from './raw-answers.ts';
import type { StoredAnswers } from './stored-answers.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'now'>;
  readonly ledger: SpendingLedger;
  readonly cache: AnswerCache;
  readonly history: LookupHistory;
  readonly storedAnswers: StoredAnswers;
  readonly rawAnswers: RawAnswers;
}

/** `kept` false: part of the outcome was not stored. */
interface Recorded {
  readonly kept: boolean;
  /** The outcome to pass on: a failure contains only the beginning of a long raw answer. */
  readonly outcome: Outcome<PaidResult, Phrase>;
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

export type OutcomeRecorder = ReturnType<typeof createOutcomeRecorder>;

/**
 * Records the outcome of a paid call: in the receipt, the cache (answers only) and the history
 * (answers, and calls that may have cost something); in a private window only in the receipt.
 * Idempotent, so it can be repeated after a crash.
 *
 * Never throws: a paid answer must reach the person even when it cannot be stored.
 */
export function createOutcomeRecorder({
  ports,
  ledger,
  cache,
  history,
  storedAnswers,
  rawAnswers,
}: Dependencies) {
  return async (paid: PaidCall, received: Outcome<PaidResult, Phrase>): Promise<Recorded> => {
    const { id, question, endpoint, depth, whole, offline, place, site } = paid;
    const at = ports.now();
    const fromTeam = received.ok ? received.value.shared : undefined;
    const shared = fromTeam && sharedAt(fromTeam, at);
    let kept = true;
    let outcome = received;
    if (!outcome.ok) {
      const shortened = await rawAnswers.keep(id, outcome.failure, paid.private);
      // A list stores the failures of its questions with their whole answers.
      if (!paid.listed) outcome = fail(shortened.failure);
      kept = shortened.kept;
    }
    if (outcome.ok && !paid.private) {
      const { answer, verdict, missing = false } = outcome.value;
      const record = { endpoint, answer, whole, missing, verdict, depth, shared };
      kept = await succeeds(cache.save(question, record));
    }
    const known = outcome.ok ? (outcome.value.billed ?? 'yes') : outcome.failure.billed;
    const billed = shared ? 'no' : known;
    const closed = ledger.closeReceipt(id, question, outcome, !paid.private, billed, shared);
    kept = (await succeeds(closed)) && kept;
    if (paid.private || paid.listed || offline === null) return { kept, outcome };
    if (!outcome.ok && billed === 'no') return { kept, outcome };
    const { path } = ENDPOINT_CONTRACT[endpoint];
    const value = outcome.ok ? outcome.value : null;
    const record: StoredAnswer = {
      endpoint,
      path,
      whole,
      answer: value?.answer,
      at: shared?.at ?? at,
      ...(shared ? { shared } : {}),
    };
    const merged = value?.verdict
      ? // The answer is paid for: it counts even where older ones cannot be read.
        await cache.mergeWithOlder(question, { verdict: value.verdict, record }).catch(() => null)
      : null;
    if (outcome.ok) {
      kept = (await succeeds(storedAnswers.add(id, merged?.record ?? record))) && kept;
    }
    // An unreadable answer was paid for, so it is kept as received.
    const { raw, rawLength } = outcome.ok ? {} : outcome.failure;
    const answered = merged?.verdict ?? value?.verdict ?? null;
    const entry = {
      id,
      at,
      verdict: answered ? combineVerdicts(offline, answered) : offline,
      place,
      ...(site ? { site } : {}),
      credits: shared ? 0 : paid.credits,
      billed,
      depth,
      ...(shared ? { shared } : {}),
      ...(raw === undefined ? {} : { raw }),
      ...(rawLength === undefined ? {} : { rawLength }),
    } as const;
    kept = (await succeeds(history.add(entry))) && kept;
    return { kept, outcome };
  };
}
