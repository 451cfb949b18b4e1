import { askQuestion, type Question, questionFor } from '../../api/client/index.ts';
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
import { type ApiSession, connectionChanged } from '../account/index.ts';
import { interpretAnswer, type PaidResult, questionKey, sharedAt } from '../answers/index.ts';
import type { AutomaticHold, ListBudget } from '../billing/index.ts';
import { createSingleFlight } from '../concurrency/index.ts';
import type { Job } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import { keepAlive } from '../platform/index.ts';
import { policyFor } from '../settings/index.ts';
import type { ValueEvaluator } from '../values/index.ts';
import { authorizeAnswer, authorizePayment } from './authorization.ts';
import {
  bodyLimitOf,
  chargeOf,
  type LookupContext,
  type PaidCallDependencies,
  paidCallOf,
} from './context.ts';
import type { DisclosureLimit } from './disclosure-limit.ts';
import { disclosureLimitReached, queueRefused, withReceipt } from './failures.ts';
import { type AnsweredLookup, createLookupReplies } from './lookup-reply.ts';

interface Dependencies extends PaidCallDependencies {
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
type LookupResult = Outcome<AnsweredLookup | StartedJob>;

export function createValueLookup(parts: Dependencies) {
  const {
    ports,
    openApiSession,
    key,
    settings,
    cache,
    ledger,
    queue,
    recordOutcome,
    evaluate,
    jobs,
    jobStore,
    explainEarlier,
    runExclusive,
    automaticHold,
    mayDisclose,
    interpretNotFound,
  } = parts;
  const flights = createSingleFlight<LookupResult>();
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

  async function answerNow(
    { client }: ApiSession,
    context: LookupContext,
  ): Promise<Outcome<PaidResult>> {
    const { offline, question } = context;
    const { kind, value } = offline;
    const limit = bodyLimitOf(context);
    const answered = await keepAlive(ports.platform, () => askQuestion(client, question, limit));
    if (!answered.ok) return interpretNotFound({ kind, value }, answered.failure);
    return interpretAnswer({ kind, value, endpoint: question.endpoint }, answered.value);
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

  /** Receipt, then fetch: returns the answer, or the job that will bring it. */
  async function call(context: LookupContext, asJob: boolean): Promise<Outcome<PaidResult | Job>> {
    const { account, offline, question, request, caller } = context;
    // Settings may have changed while the call waited in the queue.
    const { payment: refusal } = await forbidden(request, caller, offline, true);
    if (refusal) return fail(refusal);
    const session = await openApiSession();
    if (!session.ok) return session;
    if (session.value.epoch !== context.epoch || session.value.id !== account)
      return connectionChanged();
    const opened = await explainEarlier(await ledger.openReceipt(chargeOf(context)));
    if (!opened.ok) return opened;
    const paid = paidCallOf(context, opened.value);
    // After an exception the call may still have been sent and billed.
    const faulty = () => fail(createFailure('internal', { billed: 'possibly' }));
    if (asJob) {
      const { kind, value } = offline;
      const handed = { paid, account, kind, value, asked: question };
      const submitted: Outcome<Job> = await jobs.submit(session.value.client, handed).catch(faulty);
      const refusal =
        !submitted.ok && (await interpretNotFound({ kind, value }, submitted.failure));
      const refused = refusal ? (await recordOutcome(paid, refusal)).outcome : null;
      await key.updateTrouble(refused ?? submitted, session.value.epoch).catch(() => undefined);
      return withReceipt<PaidResult | Job>(refused ?? submitted, opened.value);
    }
    const received: Outcome<PaidResult> = await answerNow(session.value, context).catch(faulty);
    const { outcome: answered } = await recordOutcome(paid, received);
    // A list counts its own answers.
    if (!context.listBudget) {
      const cost = { credits: question.credits, automatic: request.trigger === 'typed' };
      await automaticHold.record(account, answered, cost).catch(() => undefined);
    }
    await key.updateTrouble(answered, session.value.epoch).catch(() => undefined);
    return withReceipt(answered, opened.value);
  }

  /** Pays for the answer, once per question. A private window stores nothing, so it starts no job. */
  async function pay(context: LookupContext): Promise<LookupResult> {
    const { question } = context;
    const hit = await cached(context);
    if (hit) return ok(hit);
    const asJob = question.slow && !context.caller.private;
    const { shown } = context.request;
    const running = asJob ? await jobStore.findRunning(context.questionKey, shown) : null;
    if (running) return ok({ job: running, isNew: false });
    const outcome = await queue.run(() => call(context, asJob), queueRefused);
    if (!outcome.ok) return outcome;
    const { value } = outcome;
    if ('paid' in value) return ok({ job: value, isNew: true });
    return fresh(ok(value), question, question.credits);
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
    const offline = ports.check(request.kind, request.value, region ? { region } : {});
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
    const name = questionKey(account, { ...question, fields: '' });
    const epoch = connected?.epoch ?? null;
    const context: LookupContext = {
      ...{ request, caller, offline, question, account, epoch, listBudget },
      questionKey: name,
    };

    const isTyped = request.trigger === 'typed';
    if (isTyped && !(await mayDisclose(caller, name, budget.autoPerPage)))
      return fail(disclosureLimitReached());
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
    const flight = flights(`${caller.private} ${epoch} ${name}`, () =>
      runExclusive(name, () => pay(context)),
    );
    const result = await flight.result;
    if (!result.ok) return result;
    const { value: brought } = result;
    const outcome = 'job' in brought ? await answerOf(brought, question) : ok(brought);
    if (!outcome.ok) return outcome;
    const answered = outcome.value;
    if (typeof answered === 'string') return reply.pending(context, answered);
    if (!flight.joined) return reply.answered(context, answered);
    const { billed: _, ...shared } = answered;
    return reply.answered(context, { ...shared, credits: 0, from: 'cache' });
  };
}
