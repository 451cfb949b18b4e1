import { ENDPOINTS } from '../api/endpoints.ts';
import { failure } from '../api/failures.ts';
import { ask, type Question, questionFor } from '../api/question.ts';
import { type Billed, type Failure, fail, type Outcome, ok } from '../failure.ts';
import type { AnswerRecord, LookupReply, RequestOf } from '../messages.ts';
import { text } from '../texts/service.ts';
import type { Verdict } from '../verdict.ts';
import type { Cache } from './cache.ts';
import type { Caller } from './caller.ts';
import { combine } from './combine.ts';
import type { Disclosures } from './disclosures.ts';
import { type Door, type OpenDoor, overtaken } from './door.ts';
import { finish } from './finish.ts';
import { createFlights } from './flight.ts';
import { gate, toll } from './gate.ts';
import type { InTurn } from './in-turn.ts';
import { type Inquiry, orderOf, settled } from './inquiry.ts';
import type { Job } from './job.ts';
import type { Jobs } from './jobs.ts';
import type { Judge } from './judge.ts';
import { keepAlive } from './keepalive.ts';
import { isAboutKey, type KeyStore } from './key.ts';
import type { Ledger, Purse } from './ledger.ts';
import type { NotFound } from './not-found.ts';
import { policyFor } from './policy.ts';
import type { Ports } from './ports.ts';
import { questionKey } from './question-key.ts';
import type { Queue } from './queue.ts';
import type { SettingsStore } from './settings.ts';
import type { Finished, Settle } from './settle.ts';

interface Parts {
  readonly ports: Ports;
  readonly door: OpenDoor;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly cache: Cache;
  readonly ledger: Ledger;
  readonly queue: Queue;
  readonly settle: Settle;
  readonly judge: Judge;
  readonly jobs: Jobs;
  /** One at a time asks a question, whichever surface it comes from. */
  readonly inTurn: InTurn;
  readonly mayTell: Disclosures;
  readonly notFound: NotFound;
}

type Request = RequestOf<'lookup'>;

interface Answered {
  readonly verdict: Verdict;
  readonly at: number;
  readonly credits: number;
  readonly from: 'cache' | 'api';
  /** What it cost, where that cannot be told. */
  readonly billed?: Billed;
  readonly record: AnswerRecord;
}
/** `null`: a job goes on. */
type Result = Outcome<Answered | null>;

export const busy = (): Failure =>
  failure('rate-limited', { message: text('asFastAsAllowed'), action: text('waitSomeSeconds') });

const toldEnough = (): Failure =>
  failure('gesture-needed', { message: text('shownEnough'), action: text('pressForPopup') });

export function createLookup(parts: Parts) {
  const {
    ports,
    door,
    key,
    settings,
    cache,
    ledger,
    queue,
    settle,
    judge,
    jobs,
    inTurn,
    mayTell,
    notFound,
  } = parts;
  const flights = createFlights<Result>();

  async function cached({ request, offline, origin }: Inquiry): Promise<Answered | null> {
    if (request.refresh) return null;
    const [hit] = await cache.find(origin, [offline], request.depth);
    return hit ? { ...hit, credits: 0, from: 'cache' } : null;
  }

  async function answerNow({ client }: Door, asked: Inquiry): Promise<Outcome<Finished>> {
    const { offline, question } = asked;
    const answered = await keepAlive(ports.platform, () => ask(client, question));
    const { kind, value } = offline;
    if (!answered.ok) return notFound({ kind, value }, answered.failure);
    return finish({ kind, value, endpoint: question.endpoint }, answered.value);
  }

  /**
   * What the settings of this moment forbid: `answer`, to be answered at all; `payment`, to pay for
   * the answer. Null where they allow it.
   */
  async function forbidden(request: Request, caller: Caller, offline: Verdict, keySet: boolean) {
    const { place, form } = request;
    const at = { keySet, place, form, sites: caller.sites, private: caller.private };
    const policy = policyFor(offline.kind, await settings.read(), at);
    const answer = gate(request, caller, policy, offline);
    return { answer, payment: answer ?? toll(request, policy, offline) };
  }

  const fresh = (
    state: Outcome<Finished> | null,
    { endpoint, fields }: Question,
    credits: number,
  ): Result => {
    if (state === null) return ok(null);
    if (!state.ok) return state;
    const { verdict, answer, billed } = state.value;
    if (verdict === null) return fail(failure('internal'));
    const at = ports.now();
    const { path } = ENDPOINTS[endpoint];
    const record = { endpoint, path, at, whole: fields.length === 0, answer };
    const cost = billed && credits > 0 ? { billed } : {};
    return ok({ verdict, at, credits, from: 'api', ...cost, record });
  };

  /** Receipt, then fetch: the answer, or the job that will bring it. */
  async function call(asked: Inquiry, asJob: boolean): Promise<Outcome<Finished | Job>> {
    const { origin, offline, request, caller } = asked;
    // Its turn may have come seconds later: the person may have thought better of it meanwhile.
    const { payment: refused } = await forbidden(request, caller, offline, true);
    if (refused) return fail(refused);
    const at = await door();
    if (!at.ok) return at;
    if (at.value.turn !== asked.turn || at.value.origin !== origin) return overtaken();
    const opened = await ledger.open(orderOf(asked));
    if (!opened.ok) return opened;
    const paid = settled(asked, opened.value);
    // A fault of ours after the receipt: the call may have gone out and been paid.
    const faulty = () => fail(failure('internal', { billed: 'possibly' }));
    if (asJob) {
      const { kind, value } = offline;
      const handed = { paid, origin, kind, value, asked: asked.question };
      const submitted: Outcome<Job> = await jobs.submit(at.value.client, handed).catch(faulty);
      if (!submitted.ok) await settle(paid, submitted);
      await key.note(submitted, at.value.turn).catch(() => undefined);
      return submitted;
    }
    const answered: Outcome<Finished> = await answerNow(at.value, asked).catch(faulty);
    await settle(paid, answered);
    await key.note(answered, at.value.turn).catch(() => undefined);
    return answered;
  }

  /** The paid part, one flight a question. A private window keeps nothing, so it starts no job. */
  async function pay(asked: Inquiry): Promise<Result> {
    const hit = await cached(asked);
    if (hit) return ok(hit);
    const asJob = asked.question.slow && !asked.caller.private;
    const running = asJob ? await jobs.running(asked.name) : null;
    const { question } = asked;
    const wait = (job: Job) => jobs.wait(job).catch(() => null);
    if (running) return fresh(await wait(running), question, 0);
    const outcome = await queue.run(() => call(asked, asJob));
    if (outcome === null) return fail(busy());
    if (!outcome.ok) return outcome;
    const { value } = outcome;
    const state: Outcome<Finished> | null = 'answer' in value ? ok(value) : await wait(value);
    return fresh(state, question, question.credits);
  }

  async function reply(asked: Inquiry, answered: Answered | null): Promise<Outcome<LookupReply>> {
    const { request, caller, offline, question } = asked;
    if (!answered) {
      return ok({ state: 'pending', credits: question.credits });
    }
    const where = { place: request.place, form: request.form, caller };
    const { at, credits, from, billed } = answered;
    const isKept = request.trigger === 'typed' && from === 'cache';
    if (isKept && !(await mayTell(caller.page, asked.name))) {
      return fail(toldEnough());
    }
    // The answer is shown whatever becomes of the offer beside it.
    const [judged] = await judge([offline], where).catch(() => []);
    const none = { policy: 'check', connected: false } as const;
    const offer = { ...(judged?.offer ?? none), credits: 0, answeredAt: at };
    const verdict = combine(offline, answered.verdict);
    // A page is told what its line says, and nothing more.
    const record = caller.context === 'page' ? {} : { record: answered.record };
    const cost = { credits, from, ...(billed ? { billed } : {}) };
    return ok({ state: 'answered', verdict, offer, at, ...cost, ...record });
  }

  /** `purse`: the list that it is asked for and paid by; else it is a question of its own. */
  return async (request: Request, caller: Caller, purse?: Purse): Promise<Outcome<LookupReply>> => {
    const chosen = await settings.read();
    const region = chosen.region ? { region: chosen.region } : {};
    const offline = ports.check(request.kind, request.value, region);
    const account = await key.account();
    const refused = await forbidden(request, caller, offline, account !== null);
    if (refused.answer) return fail(refused.answer);

    const { kind, value } = offline;
    const origin = account?.origin ?? (await key.origin());
    // Confirmed for one API: another one is another price, on another account.
    if (purse && purse.origin !== origin) return overtaken();
    const { transparencyParameter } = chosen;
    const whole = request.trigger === 'gesture';
    const question = questionFor(kind, value, request.depth, { transparencyParameter, whole });
    if (question === null) return fail(failure('bad-input'));
    const name = questionKey(origin, { ...question, fields: '' });
    const turn = account?.turn ?? null;
    const asked: Inquiry = { request, caller, offline, question, name, origin, turn, purse };

    const hit = await cached(asked);
    if (hit) return reply(asked, hit);
    if (refused.payment) return fail(refused.payment);
    if (turn === null) return fail(failure('no-key'));
    if (request.trigger === 'typed') {
      const told = await key.trouble();
      if (told && isAboutKey(told)) return fail(told);
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
