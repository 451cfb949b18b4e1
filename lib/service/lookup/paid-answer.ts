/** Pays for the answer about a value, once per question, and waits for the job that may bring it. */
import { askQuestion, type Question, submitQuestion } from '../../api/client/index.ts';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import {
  type Failure,
  fail,
  type Outcome,
  ok,
  type Phrase,
  type Verdict,
} from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import { type PaidResult, sharedAt } from '../answers/index.ts';
import type { AutomaticHold } from '../billing/index.ts';
import type { Job, JobRunner } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import { bodyLimitOf, type LookupContext } from './authorization.ts';
import { withReceipt } from './failures.ts';
import type { AnsweredLookup } from './lookup-reply.ts';
import type { PayFor } from './pay-for.ts';

export interface PaidAnswerNeeds {
  readonly ports: Pick<Ports, 'now'>;
  readonly payFor: PayFor;
  readonly jobs: JobRunner;
  readonly automaticHold: Pick<AutomaticHold, 'record'>;
  /** The stored answer, if it covers the question. */
  readonly cached: (context: LookupContext) => Promise<AnsweredLookup | null>;
  /** `payment`: why the current settings forbid paying; null: allowed. */
  readonly forbidden: (
    request: RequestOf<'lookup'>,
    caller: Caller,
    offline: Verdict<Phrase>,
    keySet: boolean,
  ) => Promise<{ readonly payment: Failure<Phrase> | null }>;
}

/** A job that brings the answer. `isNew`: this lookup submitted it. */
interface StartedJob {
  readonly job: Job;
  readonly isNew: boolean;
}
/** `joined`: another lookup paid for it. */
type Paid = { readonly joined: boolean } & ({ readonly answer: AnsweredLookup } | StartedJob);

export function createPaidAnswers(needs: PaidAnswerNeeds) {
  const { ports, payFor, jobs, automaticHold, cached, forbidden } = needs;

  const fresh = (
    state: Outcome<PaidResult, Phrase>,
    { endpoint, fields }: Question,
    credits: number,
  ): Outcome<AnsweredLookup, Phrase> => {
    if (!state.ok) return state;
    const { verdict, answer, billed } = state.value;
    const now = ports.now();
    const shared = state.value.shared && sharedAt(state.value.shared, now);
    if (verdict === null) return fail(createFailure('internal'));
    const at = shared?.at ?? now;
    const { path } = ENDPOINTS[endpoint];
    const fromTeam = shared ? { shared } : {};
    const record = { endpoint, path, at, whole: fields.length === 0, answer, ...fromTeam };
    if (shared) return ok({ verdict, at, credits: 0, from: 'api', record, shared });
    const cost = billed && credits > 0 ? { billed } : {};
    return ok({ verdict, at, credits, from: 'api', ...cost, record });
  };

  /** Pays for the answer, once per question. A private window stores nothing, so it starts no job. */
  async function pay(context: LookupContext, epoch: number): Promise<Outcome<Paid, Phrase>> {
    const { request, caller, offline, account, question, listBudget } = context;
    const automatic = request.trigger === 'typed';
    let hit: AnsweredLookup | null = null;
    const { joined, settled } = await payFor(
      {
        question,
        account,
        epoch,
        automatic,
        caller,
        listBudget,
        offline,
        questionKey: context.questionKey,
        depth: request.depth,
        place: request.place,
        shown: request.shown,
        // For a list, the person confirmed which values are asked again, with their price.
        repeats: (receipt) =>
          !automatic && (listBudget ? request.refresh : request.shown?.includes(receipt) === true),
      },
      {
        isStored: async () => {
          hit = await cached(context);
          return hit !== null;
        },
        refusal: async () => (await forbidden(request, caller, offline, true)).payment,
        send: async (client) => {
          if (!question.slow || caller.private)
            return { outcome: await askQuestion(client, question, bodyLimitOf(context)) };
          const submitted = await submitQuestion(client, question);
          return { outcome: submitted, ...(submitted.ok ? { job: submitted.value } : {}) };
        },
      },
    );
    if (!settled.ok) return settled;
    if (settled.value.state === 'stored')
      return hit ? ok({ joined, answer: hit }) : fail(createFailure('internal'));
    if (settled.value.state === 'job') return ok({ joined, ...settled.value });
    const { outcome } = settled.value;
    // A list counts its own answers.
    if (!listBudget && !joined) {
      const { credits } = question;
      // The answer is there, whatever can be stored of it.
      await automaticHold.record(account, outcome, { credits, automatic }).catch(() => undefined);
    }
    const answer = fresh(outcome, question, question.credits);
    return answer.ok ? ok({ joined, answer: answer.value }) : answer;
  }

  /**
   * The answer of a job, or the id of its receipt while it runs. A job that an earlier lookup submitted
   * is polled only once, so that the person soon learns of it.
   */
  async function answerOf(
    { job, isNew }: StartedJob,
    question: Question,
  ): Promise<Outcome<AnsweredLookup | string, Phrase>> {
    const { id } = job.paid;
    const waited = isNew ? jobs.waitFor(job) : jobs.poll(job);
    // It is still under way; the alarm polls it.
    const state = await waited.catch(() => null);
    if (state === null) return ok(id);
    return withReceipt(fresh(state, question, isNew ? question.credits : 0), id);
  }

  /** The answer, or the id of the receipt of a job that still runs. */
  return async (
    context: LookupContext,
    epoch: number,
  ): Promise<
    Outcome<{ readonly joined: boolean; readonly answered: AnsweredLookup | string }, Phrase>
  > => {
    const paid = await pay(context, epoch);
    if (!paid.ok) return paid;
    const { joined, ...brought } = paid.value;
    const outcome =
      'job' in brought ? await answerOf(brought, context.question) : ok(brought.answer);
    return outcome.ok ? ok({ joined, answered: outcome.value }) : outcome;
  };
}
