import { askQuestion, type Question, questionFor } from '../../api/client/index.ts';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Billed, fail, type Outcome, ok, type Verdict } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { LookupReply, StoredAnswer } from '../../extension/schemas/index.ts';
import { type ApiSession, connectionChanged, isKeyFailure } from '../account/index.ts';
import {
  combineVerdicts,
  interpretAnswer,
  type PaidResult,
  questionKey,
} from '../answers/index.ts';
import type { ListBudget } from '../billing/index.ts';
import { createSingleFlight } from '../concurrency/index.ts';
import type { Job } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import { keepAlive } from '../platform/index.ts';
import { policyFor } from '../settings/index.ts';
import type { ValueEvaluator } from '../values/index.ts';
import { authorizeAnswer, authorizePayment } from './authorization.ts';
import type { CachedAnswerLimit } from './cached-answer-limit.ts';
import { chargeOf, type LookupContext, paidCallOf } from './context.ts';
import type { PaidCallDependencies } from './dependencies.ts';
import { cachedAnswerLimitReached, queueTimeoutFailure } from './failures.ts';

interface Dependencies extends PaidCallDependencies {
  readonly evaluate: ValueEvaluator;
  readonly mayDiscloseCached: CachedAnswerLimit;
}

type LookupRequest = RequestOf<'lookup'>;

interface LookupAnswer {
  readonly verdict: Verdict;
  readonly at: number;
  readonly credits: number;
  readonly from: 'cache' | 'api';
  /** Set where the cost is not known. */
  readonly billed?: Billed;
  readonly record: StoredAnswer;
}
/** `null`: a job is running. */
type LookupResult = Outcome<LookupAnswer | null>;

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
    runExclusive,
    mayDiscloseCached,
    interpretNotFound,
  } = parts;
  const flights = createSingleFlight<LookupResult>();

  async function cached({ request, offline, origin }: LookupContext): Promise<LookupAnswer | null> {
    if (request.refresh) return null;
    const [hit] = await cache.find(origin, [offline], request.depth);
    return hit ? { ...hit, credits: 0, from: 'cache' } : null;
  }

  async function answerNow(
    { client }: ApiSession,
    context: LookupContext,
  ): Promise<Outcome<PaidResult>> {
    const { offline, question } = context;
    const answered = await keepAlive(ports.platform, () => askQuestion(client, question));
    const { kind, value } = offline;
    if (!answered.ok) return interpretNotFound({ kind, value }, answered.failure);
    return interpretAnswer({ kind, value, endpoint: question.endpoint }, answered.value);
  }

  /**
   * What the current settings forbid. `answer`: answering at all; `payment`: paying for the answer.
   * Null: allowed.
   */
  async function forbidden(
    request: LookupRequest,
    caller: Caller,
    offline: Verdict,
    keySet: boolean,
  ) {
    const { place, form } = request;
    const at = { keySet, place, form, sites: caller.sites, private: caller.private };
    const policy = policyFor(offline.kind, await settings.read(), at);
    const answer = authorizeAnswer(request, caller, policy, offline);
    return { answer, payment: answer ?? authorizePayment(request, policy, offline) };
  }

  const fresh = (
    state: Outcome<PaidResult> | null,
    { endpoint, fields }: Question,
    credits: number,
  ): LookupResult => {
    if (state === null) return ok(null);
    if (!state.ok) return state;
    const { verdict, answer, billed } = state.value;
    if (verdict === null) return fail(createFailure('internal'));
    const at = ports.now();
    const { path } = ENDPOINTS[endpoint];
    const record = { endpoint, path, at, whole: fields.length === 0, answer };
    const cost = billed && credits > 0 ? { billed } : {};
    return ok({ verdict, at, credits, from: 'api', ...cost, record });
  };

  /** Receipt, then fetch: returns the answer, or the job that will bring it. */
  async function call(context: LookupContext, asJob: boolean): Promise<Outcome<PaidResult | Job>> {
    const { origin, offline, request, caller } = context;
    // The queue may have taken seconds, and settings may have changed.
    const { payment: refusal } = await forbidden(request, caller, offline, true);
    if (refusal) return fail(refusal);
    const session = await openApiSession();
    if (!session.ok) return session;
    if (session.value.epoch !== context.epoch || session.value.origin !== origin)
      return connectionChanged();
    const opened = await ledger.openReceipt(chargeOf(context));
    if (!opened.ok) return opened;
    const paid = paidCallOf(context, opened.value);
    // After an exception the call may still have been sent and billed.
    const faulty = () => fail(createFailure('internal', { billed: 'possibly' }));
    if (asJob) {
      const { kind, value } = offline;
      const handed = { paid, origin, kind, value, asked: context.question };
      const submitted: Outcome<Job> = await jobs.submit(session.value.client, handed).catch(faulty);
      if (!submitted.ok) await recordOutcome(paid, submitted);
      await key.updateTrouble(submitted, session.value.epoch).catch(() => undefined);
      return submitted;
    }
    const answered: Outcome<PaidResult> = await answerNow(session.value, context).catch(faulty);
    await recordOutcome(paid, answered);
    await key.updateTrouble(answered, session.value.epoch).catch(() => undefined);
    return answered;
  }

  /** The paid part, once per question. A private window stores nothing, so it starts no job. */
  async function pay(context: LookupContext): Promise<LookupResult> {
    const hit = await cached(context);
    if (hit) return ok(hit);
    const asJob = context.question.slow && !context.caller.private;
    const running = asJob ? await jobs.findRunning(context.questionKey) : null;
    const { question } = context;
    const wait = (job: Job) => jobs.waitFor(job).catch(() => null);
    if (running) return fresh(await wait(running), question, 0);
    const outcome = await queue.run(() => call(context, asJob));
    if (outcome === null) return fail(queueTimeoutFailure());
    if (!outcome.ok) return outcome;
    const { value } = outcome;
    const state: Outcome<PaidResult> | null = 'answer' in value ? ok(value) : await wait(value);
    return fresh(state, question, question.credits);
  }

  async function reply(
    context: LookupContext,
    answered: LookupAnswer | null,
  ): Promise<Outcome<LookupReply>> {
    const { request, caller, offline, question } = context;
    if (!answered) {
      return ok({ state: 'pending', credits: question.credits });
    }
    const where = { place: request.place, form: request.form, caller };
    const { at, credits, from, billed } = answered;
    const isKept = request.trigger === 'typed' && from === 'cache';
    if (isKept && !(await mayDiscloseCached(caller.page, context.questionKey))) {
      return fail(cachedAnswerLimitReached());
    }
    // A fault in the offer must not hide the answer.
    const [evaluated] = await evaluate([offline], where).catch(() => []);
    const none = { policy: 'check', connected: false } as const;
    const offer = { ...(evaluated?.offer ?? none), credits: 0, answeredAt: at };
    const verdict = combineVerdicts(offline, answered.verdict);
    // A page gets only what its line shows.
    const record = caller.context === 'page' ? {} : { record: answered.record };
    const cost = { credits, from, ...(billed ? { billed } : {}) };
    return ok({ state: 'answered', verdict, offer, at, ...cost, ...record });
  }

  /** `listBudget`: set where a list asks and pays. */
  return async (
    request: LookupRequest,
    caller: Caller,
    listBudget?: ListBudget,
  ): Promise<Outcome<LookupReply>> => {
    const chosen = await settings.read();
    const region = chosen.region ? { region: chosen.region } : {};
    const offline = ports.check(request.kind, request.value, region);
    const account = await key.account();
    const refused = await forbidden(request, caller, offline, account !== null);
    if (refused.answer) return fail(refused.answer);

    const { kind, value } = offline;
    const origin = account?.origin ?? (await key.origin());
    // The price was confirmed for one API and account only.
    if (listBudget && listBudget.origin !== origin) return connectionChanged();
    const { transparencyParameter } = chosen;
    const whole = request.trigger === 'gesture';
    const question = questionFor(kind, value, request.depth, { transparencyParameter, whole });
    if (question === null) return fail(createFailure('bad-input'));
    const name = questionKey(origin, { ...question, fields: '' });
    const epoch = account?.epoch ?? null;
    const context: LookupContext = {
      request,
      caller,
      offline,
      question,
      questionKey: name,
      origin,
      epoch,
      listBudget,
    };

    const hit = await cached(context);
    if (hit) return reply(context, hit);
    if (refused.payment) return fail(refused.payment);
    if (epoch === null) return fail(createFailure('no-key'));
    if (request.trigger === 'typed') {
      const trouble = await key.trouble();
      if (trouble && isKeyFailure(trouble)) return fail(trouble);
    }
    const flight = flights(`${caller.private} ${epoch} ${name}`, () =>
      runExclusive(name, () => pay(context)),
    );
    const result = await flight.result;
    if (!result.ok) return result;
    const answered = result.value;
    if (!answered || !flight.joined) return reply(context, answered);
    const { billed: _, ...shared } = answered;
    return reply(context, { ...shared, credits: 0, from: 'cache' });
  };
}
