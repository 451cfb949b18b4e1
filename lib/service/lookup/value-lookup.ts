import { askQuestion, type Question, questionFor, submitQuestion } from '../../api/client/index.ts';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import {
  fail,
  isKeyRefused,
  type Outcome,
  ok,
  type Verdict,
  withDisposableSetting,
} from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { LookupReply } from '../../extension/schemas/index.ts';
import { connectionChanged, type KeyStore } from '../account/index.ts';
import { type AnswerCache, type PaidResult, questionKey, sharedAt } from '../answers/index.ts';
import type { AutomaticHold, ListBudget } from '../billing/index.ts';
import type { Job, JobRunner, JobStore } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import { policyFor, type SettingsStore } from '../settings/index.ts';
import type { DisclosureLimit, ValueEvaluator } from '../values/index.ts';
import {
  authorizeAnswer,
  authorizePayment,
  bodyLimitOf,
  type LookupContext,
} from './authorization.ts';
import { withReceipt } from './failures.ts';
import { type AnsweredLookup, createLookupReplies } from './lookup-reply.ts';
import type { PayFor } from './pay-for.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'loadCheck' | 'now'>;
  readonly payFor: PayFor;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly cache: AnswerCache;
  readonly jobs: JobRunner;
  readonly jobStore: JobStore;
  readonly evaluate: ValueEvaluator;
  readonly automaticHold: Pick<AutomaticHold, 'failure' | 'record'>;
  readonly mayDisclose: DisclosureLimit;
}

type LookupRequest = RequestOf<'lookup'>;

/** A job that brings the answer. `isNew`: this lookup submitted it. */
interface StartedJob {
  readonly job: Job;
  readonly isNew: boolean;
}
/** `joined`: another lookup paid for it. */
type Paid = { readonly joined: boolean } & ({ readonly answer: AnsweredLookup } | StartedJob);

export function createValueLookup(parts: Dependencies) {
  const {
    ports,
    key,
    settings,
    cache,
    evaluate,
    jobs,
    jobStore,
    automaticHold,
    mayDisclose,
    payFor,
  } = parts;
  const reply = createLookupReplies({ cache, evaluate, jobStore, settings });

  async function cached({
    request,
    offline,
    account,
    listBudget,
  }: LookupContext): Promise<AnsweredLookup | null> {
    if (request.refresh) return null;
    const [hit] = await cache.find(account, [offline], request.depth);
    const isCurrent = hit && hit.at >= (listBudget?.since ?? 0);
    return isCurrent ? { ...hit, credits: 0, from: 'cache' } : null;
  }

  /**
   * Failures if the current settings forbid `answer` (answering at all) or `payment` (paying for the
   * answer). Null: allowed.
   */
  async function forbidden(
    request: LookupRequest,
    caller: Caller,
    offline: Verdict,
    keySet: boolean,
  ) {
    const { place, form } = request;
    const at = { keySet, place, form, sites: caller.sites, private: caller.private };
    const chosen = await settings.read();
    const policy = policyFor(offline.kind, chosen, at);
    const answer = authorizeAnswer(request, caller, policy, offline);
    const verdict = withDisposableSetting(offline, chosen.disposableIsBad);
    return { answer, payment: answer ?? authorizePayment(request, policy, verdict, caller) };
  }

  const fresh = (
    state: Outcome<PaidResult>,
    { endpoint, fields }: Question,
    credits: number,
  ): Outcome<AnsweredLookup> => {
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
  async function pay(context: LookupContext, epoch: number): Promise<Outcome<Paid>> {
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
  ): Promise<Outcome<AnsweredLookup | string>> {
    const { id } = job.paid;
    const waited = isNew ? jobs.waitFor(job) : jobs.poll(job);
    const state = await waited.catch(() => null);
    if (state === null) return ok(id);
    return withReceipt(fresh(state, question, isNew ? question.credits : 0), id);
  }

  /** `listBudget`: set where the lookup belongs to a list, which pays for it. */
  return async (
    request: LookupRequest,
    caller: Caller,
    listBudget?: ListBudget,
  ): Promise<Outcome<LookupReply>> => {
    const { region, transparencyParameter, budget } = await settings.read();
    const check = await ports.loadCheck();
    const offline = check(request.kind, request.value, region ? { region } : {});
    const connected = await key.account();
    const refused = await forbidden(request, caller, offline, connected !== null);
    if (refused.answer) return fail(refused.answer);

    const { kind, value } = offline;
    const account = connected?.id ?? (await key.accountId());
    // The price was confirmed for one account only.
    if (listBudget && listBudget.account !== account) return connectionChanged();
    const whole = request.trigger === 'gesture';
    const question = questionFor(kind, value, request.depth, { transparencyParameter, whole });
    if (question === null) return fail(createFailure('bad-input'));
    const name = questionKey(account, { ...question, fields: [] });
    const epoch = connected?.epoch ?? null;
    const context: LookupContext = {
      request,
      caller,
      offline,
      question,
      account,
      listBudget,
      questionKey: name,
    };

    const isTyped = request.trigger === 'typed';
    if (isTyped && !(await mayDisclose(caller, [name], budget.autoPerPage)))
      return fail(createFailure('gesture-needed'));
    const hit = await cached(context);
    if (hit) return reply.answered(context, hit);
    if (refused.payment) return fail(refused.payment);
    if (epoch === null) return fail(createFailure('no-key'));
    if (isTyped) {
      const trouble = await key.trouble();
      if (trouble && isKeyRefused(trouble)) return fail(trouble);
      const hold = await automaticHold.failure(account);
      if (hold) return fail(hold);
    }
    const paid = await pay(context, epoch);
    if (!paid.ok) return paid;
    const { joined, ...brought } = paid.value;
    const outcome = 'job' in brought ? await answerOf(brought, question) : ok(brought.answer);
    if (!outcome.ok) return outcome;
    const answered = outcome.value;
    if (typeof answered === 'string') return reply.pending(context, answered);
    if (!joined) return reply.answered(context, answered);
    const { billed: _, ...shared } = answered;
    return reply.answered(context, { ...shared, credits: 0, from: 'cache' });
  };
}
