import type { ApiClient, Question, RawResponse, SubmittedJob } from '../../api/client/index.ts';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import {
  type Depth,
  type Failure,
  fail,
  type Outcome,
  ok,
  type Phrase,
  type Verdict,
} from '../../domain/index.ts';
import { type ApiSessionOpener, connectionChanged, type KeyStore } from '../account/index.ts';
import {
  interpretAnswer,
  type NotFoundInterpreter,
  type OutcomeRecorder,
  type PaidCall,
  type PaidResult,
} from '../answers/index.ts';
import type { Charge, SpendingLedger } from '../billing/index.ts';
import type { Job, JobCost, JobRunner, JobStore, RunningCalls } from '../jobs/index.ts';
import {
  createKeyedMutex,
  createSingleFlight,
  keepAlive,
  type Ports,
  type RateLimitedQueue,
} from '../platform/index.ts';
import { type EarlierCallExplainer, queueRefused, withReceipt } from './failures.ts';

/** A question that somebody asks, and what may be spent on it. */
export interface PaidQuestion
  extends Pick<Charge, 'account' | 'automatic' | 'caller' | 'listBudget' | 'place' | 'repeats'> {
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly questionKey: string;
  /** The account's epoch at the start. */
  readonly epoch: number;
  readonly depth: Depth;
  /** The offline verdict; null where the question is about no value. */
  readonly offline: Verdict<Phrase> | null;
  /** The person chose fields, so the answer may lack those that a verdict needs. */
  readonly partial?: boolean;
  /** Ids of running jobs that the surface shows, so that another may be started. */
  readonly shown?: readonly string[] | undefined;
}

/** A call as it was sent, and how long its reply took, ms. */
export interface TimedReply {
  readonly raw: RawResponse;
  readonly ms: number;
}

interface Sent {
  readonly outcome: Outcome<unknown, Phrase>;
  /** The job that the API accepted, which is stored and polled. */
  readonly job?: SubmittedJob | undefined;
  /** For a surface that shows it. */
  readonly reply?: TimedReply;
}

interface Payment {
  /** Whether the surface has the answer already. */
  readonly isStored: () => Promise<boolean>;
  /** Why the question may not be paid for. Settings may have changed while it waited in the queue. */
  readonly refusal?: () => Promise<Failure<Phrase> | null>;
  readonly send: (client: ApiClient) => Promise<Sent>;
}

type Settled =
  | { readonly state: 'stored' }
  /** `isNew`: this question started it. */
  | {
      readonly state: 'job';
      readonly job: Job;
      readonly isNew: boolean;
      readonly reply?: TimedReply | undefined;
    }
  /** The call was sent. `receipt`: its id. */
  | {
      readonly state: 'answered';
      readonly outcome: Outcome<PaidResult, Phrase>;
      readonly receipt: string;
      readonly reply?: TimedReply | undefined;
    };

interface Dependencies {
  readonly ports: Pick<Ports, 'platform'>;
  readonly openApiSession: ApiSessionOpener;
  readonly key: Pick<KeyStore, 'epoch' | 'updateTrouble'>;
  readonly ledger: SpendingLedger;
  readonly queue: RateLimitedQueue;
  readonly recordOutcome: OutcomeRecorder;
  readonly interpretNotFound: NotFoundInterpreter;
  readonly jobs: Pick<JobRunner, 'add'>;
  readonly jobStore: Pick<JobStore, 'findRunning'>;
  readonly jobCost: Pick<JobCost, 'readTotal'>;
  readonly running: Pick<RunningCalls, 'during'>;
  readonly explainEarlier: EarlierCallExplainer;
}

export type PayFor = ReturnType<typeof createPayFor>;

/**
 * The only way to a paid call, for every surface. One question, as `questionKey` names it, is asked once:
 * who asks while it is running gets its result, and who asks later what is stored. The receipt is
 * written before the call is sent; its outcome is recorded, and the receipt closed, before anybody
 * learns of it.
 */
export function createPayFor({
  ports,
  openApiSession,
  key,
  ledger,
  queue,
  recordOutcome,
  interpretNotFound,
  jobs,
  jobStore,
  jobCost,
  running,
  explainEarlier,
}: Dependencies) {
  const flights = createSingleFlight<Outcome<Settled, Phrase>>();
  const runExclusive = createKeyedMutex();

  async function call(asked: PaidQuestion, payment: Payment): Promise<Outcome<Settled, Phrase>> {
    const { question, account, epoch, offline, partial = false, caller } = asked;
    // Before the receipt: nothing is sent, so nothing can be billed.
    if (caller.offline) return fail(createFailure('offline'));
    const refusal = await payment.refusal?.();
    if (refusal) return fail(refusal);
    const session = await openApiSession();
    if (!session.ok) return session;
    const { client, id, epoch: current } = session.value;
    if (current !== epoch || id !== account) return connectionChanged();
    const opened = await explainEarlier(await ledger.openReceipt(chargeOf(asked)));
    if (!opened.ok) return opened;
    const receipt = opened.value;
    const paid = paidCallOf(asked, receipt);
    if (key.epoch() !== epoch) {
      await recordOutcome(paid, connectionChanged());
      return connectionChanged();
    }

    const kind = offline?.kind ?? null;
    const value = offline?.value ?? '';
    const ask = async () => {
      const before = question.slow && !caller.private ? await jobCost.readTotal() : null;
      const { job: submitted, outcome, reply } = await payment.send(client);
      if (submitted) {
        const request = { paid, account, kind, value, partial, asked: question };
        return { job: await jobs.add(request, submitted, before), reply };
      }
      const { endpoint } = question;
      const result = outcome.ok
        ? interpretAnswer({ kind, value, endpoint, partial }, outcome.value)
        : await interpretNotFound({ kind, value }, outcome.failure);
      return { result, reply };
    };
    // After an exception the call may still have been sent and billed.
    const { job, result, reply } = await keepAlive(ports.platform, ask).catch(() => ({
      job: undefined,
      reply: undefined,
      result: fail(createFailure('internal', { billed: 'possibly' })),
    }));
    if (job) {
      // The answer must not wait for what is shown of the key.
      await key.updateTrouble(ok(null), epoch).catch(() => undefined);
      return ok({ state: 'job', job, isNew: true, reply });
    }
    const { outcome } = await recordOutcome(paid, result);
    // The answer must not wait for what is shown of the key.
    await key.updateTrouble(outcome, epoch).catch(() => undefined);
    return ok({ state: 'answered', outcome: withReceipt(outcome, receipt), receipt, reply });
  }

  async function settle(asked: PaidQuestion, payment: Payment): Promise<Outcome<Settled, Phrase>> {
    if (await payment.isStored()) return ok({ state: 'stored' });
    const running = await jobStore.findRunning(asked.questionKey, asked.shown);
    if (running) return ok({ state: 'job', job: running, isNew: false });
    return queue.run(() => call(asked, payment), queueRefused);
  }

  /** `joined`: the result of somebody else's call. A failed `settled`: nothing was sent. */
  return async function payFor(
    asked: PaidQuestion,
    payment: Payment,
  ): Promise<{ readonly joined: boolean; readonly settled: Outcome<Settled, Phrase> }> {
    const { questionKey: name, epoch, automatic, caller, listBudget } = asked;
    // Callers share a call only if what forbids it forbids it to all of them.
    const flight = flights(
      JSON.stringify([name, epoch, caller.private, automatic, listBudget?.list]),
      () => {
        const settled = () => runExclusive(name, () => settle(asked, payment));
        const { account, offline } = asked;
        if (!offline) return settled();
        const { kind, value } = offline;
        return running.during({ account, kind, value, private: caller.private }, settled);
      },
    );
    const settled = await flight.result;
    // Another surface may have stored another form of the answer.
    const isStored = settled.ok && settled.value.state === 'stored';
    return flight.joined && isStored ? payFor(asked, payment) : { joined: flight.joined, settled };
  };
}

const chargeOf = ({ question, questionKey, ...asked }: PaidQuestion): Charge => ({
  ...asked,
  endpoint: ENDPOINTS[question.endpoint].path,
  credits: question.credits,
  question: questionKey,
});

/** `id`: the receipt's. */
const paidCallOf = (
  { question, questionKey, depth, offline, place, caller, listBudget }: PaidQuestion,
  id: string,
): PaidCall => ({
  id,
  question: questionKey,
  endpoint: question.endpoint,
  credits: question.credits,
  depth,
  whole: question.fields.length === 0,
  offline,
  place,
  // A surface of ours has no site.
  ...(caller.host ? { site: caller.host } : {}),
  private: caller.private,
  ...(listBudget ? { listed: true } : {}),
});
