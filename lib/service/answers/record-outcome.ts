import { ENDPOINT_CONTRACT, type EndpointName } from '../../domain/endpoints.ts';
import type { Billed, Outcome } from '../../domain/failure.ts';
import type { StoredAnswer, LookupPlace } from '../../extension/messages/table.ts';
import type { Depth } from '../../domain/policy.ts';
import type { Verdict } from '../../domain/verdict.ts';
import type { AnswerCache } from './cache.ts';
import { combineVerdicts } from './combine-verdicts.ts';
import type { LookupHistory } from './history.ts';
import type { SpendingLedger } from '../billing/ledger.ts';
import type { Ports } from '../platform/ports.ts';
import type { StoredAnswers } from './stored-answers.ts';

/** A paid call whose outcome is known. */
export interface PaidCall {
  /** The receipt's id. */
  readonly id: string;
  /** As `questionKey` names it. */
  readonly question: string;
  readonly endpoint: EndpointName;
  readonly credits: number;
  readonly depth: Depth;
  /** Every field was asked for. */
  readonly whole: boolean;
  /** The check of the value; null where the question was about none. */
  readonly offline: Verdict | null;
  readonly place: LookupPlace;
  readonly site?: string;
  readonly private: boolean;
  /** One of the questions of a list, which keeps its answers itself. */
  readonly listed?: true;
}

/** What the API said: its verdict on the value, if it was about one, and the answer as it can be stored. */
export interface PaidResult {
  readonly verdict: Verdict | null;
  readonly answer: unknown;
  /** What it cost where that cannot be told; else it was billed. */
  readonly billed?: Billed;
  /** There is nothing behind the value: `answer` only says so. */
  readonly missing?: boolean;
}

interface Dependencies {
  readonly ports: Ports;
  readonly ledger: SpendingLedger;
  readonly cache: AnswerCache;
  readonly history: LookupHistory;
  readonly storedAnswers: StoredAnswers;
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

export type OutcomeRecorder = ReturnType<typeof createOutcomeRecorder>;

/**
 * Writes what became of a paid call: receipt, cache (answers only) and history (answers, and calls
 * that may have cost something). In a private window the receipt alone. Repeating it changes
 * nothing, so that it can be run again after a crash.
 *
 * Never throws: a paid answer must reach the person even when it cannot be stored. False: some of
 * it was not written.
 */
export function createOutcomeRecorder({
  ports,
  ledger,
  cache,
  history,
  storedAnswers: records,
}: Dependencies) {
  return async (paid: PaidCall, outcome: Outcome<PaidResult>): Promise<boolean> => {
    const { id, question, endpoint, credits, depth, whole, offline, place, site } = paid;
    const at = ports.now();
    let kept = true;
    if (outcome.ok && !paid.private) {
      const { answer, verdict, missing = false } = outcome.value;
      const record = { endpoint, answer, whole, missing, verdict, depth };
      kept = await succeeds(cache.save(question, record));
    }
    const billed = outcome.ok ? (outcome.value.billed ?? 'yes') : outcome.failure.billed;
    const closed = ledger.closeReceipt(id, question, outcome, !paid.private, billed);
    kept = (await succeeds(closed)) && kept;
    if (paid.private || paid.listed || offline === null) return kept;
    if (!outcome.ok && billed === 'no') return kept;
    if (outcome.ok) {
      const { path } = ENDPOINT_CONTRACT[endpoint];
      const record: StoredAnswer = { endpoint, path, at, whole, answer: outcome.value.answer };
      kept = (await succeeds(records.add(id, record))) && kept;
    }
    // An answer that could not be read was paid for: it stays as it came, beside the value.
    const raw = outcome.ok ? undefined : outcome.failure.raw;
    const answered = outcome.ok ? outcome.value.verdict : null;
    const entry = {
      id,
      at,
      verdict: answered ? combineVerdicts(offline, answered) : offline,
      place,
      ...(site ? { site } : {}),
      credits,
      billed,
      depth,
      ...(raw === undefined ? {} : { raw }),
    } as const;
    return (await succeeds(history.add(entry))) && kept;
  };
}
