import { askQuestion, type Question, questionFor } from '../../api/client/index.ts';
import { ENDPOINTS } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import {
  type Billed,
  type Failure,
  fail,
  type Outcome,
  ok,
  type Verdict,
} from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { LookupReply, StoredAnswer } from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/service.ts';
import {
  type ApiSession,
  type ApiSessionOpener,
  connectionChanged,
  isKeyFailure,
  type KeyStore,
} from '../account/index.ts';
import {
  type AnswerCache,
  combineVerdicts,
  interpretAnswer,
  type NotFoundInterpreter,
  type OutcomeRecorder,
  type PaidResult,
  questionKey,
} from '../answers/index.ts';
import type { ListBudget, SpendingLedger } from '../billing/index.ts';
import {
  createSingleFlight,
  type KeyedMutex,
  type RateLimitedQueue,
} from '../concurrency/index.ts';
import type { Job, JobRunner } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import { keepAlive, type Ports } from '../platform/index.ts';
import { policyFor, type SettingsStore } from '../settings/index.ts';
import type { ValueEvaluator } from '../values/index.ts';
import { authorizeAnswer, authorizePayment } from './authorization.ts';
import type { CachedAnswerLimit } from './cached-answer-limit.ts';
import { chargeOf, type LookupContext, paidCallOf } from './context.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'check' | 'now'>;
  readonly openApiSession: ApiSessionOpener;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly cache: AnswerCache;
  readonly ledger: SpendingLedger;
  readonly queue: RateLimitedQueue;
  readonly recordOutcome: OutcomeRecorder;
  readonly evaluate: ValueEvaluator;
  readonly jobs: JobRunner;
  /** One at a time asks a question, whichever surface it comes from. */
  readonly runExclusive: KeyedMutex;
  readonly mayDiscloseCached: CachedAnswerLimit;
  readonly interpretNotFound: NotFoundInterpreter;
}

type LookupRequest = RequestOf<'lookup'>;

interface LookupAnswer {
  readonly verdict: Verdict;
  readonly at: number;
  readonly credits: number;
  readonly from: 'cache' | 'api';
  /** What it cost, where that cannot be told. */
  readonly billed?: Billed;
  readonly record: StoredAnswer;
}
/** `null`: a job goes on. */
type LookupResult = Outcome<LookupAnswer | null>;

export const queueTimeoutFailure = (): Failure =>
  createFailure('rate-limited', {
    message: serviceText('asFastAsAllowed'),
    action: serviceText('waitSomeSeconds'),
  });

const cachedAnswerLimitReached = (): Failure =>
  createFailure('gesture-needed', {
    message: serviceText('shownEnough'),
    action: serviceText('pressForPopup'),
  });

export function createValueLookup(parts: Dependencies) {
  const {
    ports,
    openApiSession: door,
    key,
    settings,
    cache,
    ledger,
    queue,
    recordOutcome: settle,
    evaluate: judge,
    jobs,
    runExclusive: inTurn,
    mayDiscloseCached: mayTell,
    interpretNotFound: notFound,
  } = parts;
  const flights = createSingleFlight<LookupResult>();

  async function cached({ request, offline, origin }: LookupContext): Promise<LookupAnswer | null> {
    if (request.refresh) return null;
    const [hit] = await cache.find(origin, [offline], request.depth);
    return hit ? { ...hit, credits: 0, from: 'cache' } : null;
  }

  async function answerNow(
    { client }: ApiSession,
    asked: LookupContext,
  ): Promise<Outcome<PaidResult>> {
    const { offline, question } = asked;
    const answered = await keepAlive(ports.platform, () => askQuestion(client, question));
    const { kind, value } = offline;
    if (!answered.ok) return notFound({ kind, value }, answered.failure);
    return interpretAnswer({ kind, value, endpoint: question.endpoint }, answered.value);
  }

  /**
   * What the settings of this moment forbid: `answer`, to be answered at all; `payment`, to pay for
   * the answer. Null where they allow it.
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

  /** Receipt, then fetch: the answer, or the job that will bring it. */
  async function call(asked: LookupContext, asJob: boolean): Promise<Outcome<PaidResult | Job>> {
    const { origin, offline, request, caller } = asked;
    // Its turn may have come seconds later: the person may have thought better of it meanwhile.
    const { payment: refused } = await forbidden(request, caller, offline, true);
    if (refused) return fail(refused);
    const at = await door();
    if (!at.ok) return at;
    if (at.value.epoch !== asked.epoch || at.value.origin !== origin) return connectionChanged();
    const opened = await ledger.openReceipt(chargeOf(asked));
    if (!opened.ok) return opened;
    const paid = paidCallOf(asked, opened.value);
    // A fault of ours after the receipt: the call may have gone out and been paid.
    const faulty = () => fail(createFailure('internal', { billed: 'possibly' }));
    if (asJob) {
      const { kind, value } = offline;
      const handed = { paid, origin, kind, value, asked: asked.question };
      const submitted: Outcome<Job> = await jobs.submit(at.value.client, handed).catch(faulty);
      if (!submitted.ok) await settle(paid, submitted);
      await key.updateTrouble(submitted, at.value.epoch).catch(() => undefined);
      return submitted;
    }
    const answered: Outcome<PaidResult> = await answerNow(at.value, asked).catch(faulty);
    await settle(paid, answered);
    await key.updateTrouble(answered, at.value.epoch).catch(() => undefined);
    return answered;
  }

  /** The paid part, one flight a question. A private window keeps nothing, so it starts no job. */
  async function pay(asked: LookupContext): Promise<LookupResult> {
    const hit = await cached(asked);
    if (hit) return ok(hit);
    const asJob = asked.question.slow && !asked.caller.private;
    const running = asJob ? await jobs.findRunning(asked.questionKey) : null;
    const { question } = asked;
    const wait = (job: Job) => jobs.waitFor(job).catch(() => null);
    if (running) return fresh(await wait(running), question, 0);
    const outcome = await queue.run(() => call(asked, asJob));
    if (outcome === null) return fail(queueTimeoutFailure());
    if (!outcome.ok) return outcome;
    const { value } = outcome;
    const state: Outcome<PaidResult> | null = 'answer' in value ? ok(value) : await wait(value);
    return fresh(state, question, question.credits);
  }

  async function reply(
    asked: LookupContext,
    answered: LookupAnswer | null,
  ): Promise<Outcome<LookupReply>> {
    const { request, caller, offline, question } = asked;
    if (!answered) {
      return ok({ state: 'pending', credits: question.credits });
    }
    const where = { place: request.place, form: request.form, caller };
    const { at, credits, from, billed } = answered;
    const isKept = request.trigger === 'typed' && from === 'cache';
    if (isKept && !(await mayTell(caller.page, asked.questionKey))) {
      return fail(cachedAnswerLimitReached());
    }
    // The answer is shown whatever becomes of the offer beside it.
    const [judged] = await judge([offline], where).catch(() => []);
    const none = { policy: 'check', connected: false } as const;
    const offer = { ...(judged?.offer ?? none), credits: 0, answeredAt: at };
    const verdict = combineVerdicts(offline, answered.verdict);
    // A page is told what its line says, and nothing more.
    const record = caller.context === 'page' ? {} : { record: answered.record };
    const cost = { credits, from, ...(billed ? { billed } : {}) };
    return ok({ state: 'answered', verdict, offer, at, ...cost, ...record });
  }

  /** `purse`: the list that it is asked for and paid by; else it is a question of its own. */
  return async (
    request: LookupRequest,
    caller: Caller,
    purse?: ListBudget,
  ): Promise<Outcome<LookupReply>> => {
    const chosen = await settings.read();
    const region = chosen.region ? { region: chosen.region } : {};
    const offline = ports.check(request.kind, request.value, region);
    const account = await key.account();
    const refused = await forbidden(request, caller, offline, account !== null);
    if (refused.answer) return fail(refused.answer);

    const { kind, value } = offline;
    const origin = account?.origin ?? (await key.origin());
    // Confirmed for one API: another one is another price, on another account.
    if (purse && purse.origin !== origin) return connectionChanged();
    const { transparencyParameter } = chosen;
    const whole = request.trigger === 'gesture';
    const question = questionFor(kind, value, request.depth, { transparencyParameter, whole });
    if (question === null) return fail(createFailure('bad-input'));
    const name = questionKey(origin, { ...question, fields: '' });
    const turn = account?.epoch ?? null;
    const asked: LookupContext = {
      request,
      caller,
      offline,
      question,
      questionKey: name,
      origin,
      epoch: turn,
      listBudget: purse,
    };

    const hit = await cached(asked);
    if (hit) return reply(asked, hit);
    if (refused.payment) return fail(refused.payment);
    if (turn === null) return fail(createFailure('no-key'));
    if (request.trigger === 'typed') {
      const told = await key.trouble();
      if (told && isKeyFailure(told)) return fail(told);
    }
    const flight = flights(`${caller.private} ${turn} ${name}`, () =>
      inTurn(name, () => pay(asked)),
    );
    const result = await flight.result;
    if (!result.ok) return result;
    const own = result.value;
    if (!own || !flight.joined) return reply(asked, own);
    const { billed: _, ...shared } = own;
    return reply(asked, { ...shared, credits: 0, from: 'cache' });
  };
}
