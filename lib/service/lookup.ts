import { ENDPOINTS } from '../api/endpoints.ts';
import { failure } from '../api/failures.ts';
import { ask, type Question, questionFor, verdictFrom } from '../api/question.ts';
import type { Failure, Outcome } from '../failure.ts';
import type { LookupReply, RequestOf } from '../messages.ts';
import type { Verdict } from '../verdict.ts';
import { type Cache, questionKey } from './cache.ts';
import type { Caller } from './caller.ts';
import { combine } from './combine.ts';
import type { Disclosures } from './disclosures.ts';
import { type Door, type OpenDoor, overtaken } from './door.ts';
import { createFlights } from './flight.ts';
import { gate, toll } from './gate.ts';
import type { Job, Jobs } from './jobs.ts';
import type { Judge } from './judge.ts';
import { keepAlive } from './keepalive.ts';
import { isAboutKey, type KeyStore } from './key.ts';
import type { Ledger, Order, Purse } from './ledger.ts';
import { policyFor } from './policy.ts';
import type { Ports } from './ports.ts';
import type { Queue } from './queue.ts';
import type { SettingsStore } from './settings.ts';
import type { Finished, Settle, Settled } from './settle.ts';

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
  readonly mayTell: Disclosures;
}

type Request = RequestOf<'lookup'>;

/** A question on its way: what is asked, for whom, and the offline verdict its answer joins. */
interface Inquiry {
  readonly request: Request;
  readonly caller: Caller;
  readonly offline: Verdict;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly name: string;
  readonly origin: string;
  /** The account's turn when it was asked; null without a key. */
  readonly turn: number | null;
  /** The list that pays for it. */
  readonly purse: Purse | undefined;
}

interface Answered {
  readonly verdict: Verdict;
  readonly at: number;
  readonly credits: number;
  readonly from: 'cache' | 'api';
}
/** `null`: a job goes on. */
type Result = Outcome<Answered | null>;

export const BUSY: Partial<Failure> = {
  message: 'Fieldmark already asks as fast as this account allows; nothing was sent.',
  action: 'Wait a few seconds and press again.',
};

const TOLD_ENOUGH: Partial<Failure> = {
  message: 'This page was shown as many kept answers as a person types values.',
  action: 'Press the button to see this one in the popup.',
};

export function createLookup(parts: Parts) {
  const { ports, door, key, settings, cache, ledger, queue, settle, judge, jobs, mayTell } = parts;
  const flights = createFlights<Result>();

  const orderOf = ({ request, caller, question, name, purse }: Inquiry): Order => ({
    endpoint: ENDPOINTS[question.endpoint].path,
    credits: question.credits,
    automatic: request.trigger === 'typed',
    question: name,
    insisted: request.trigger === 'gesture' && request.refresh,
    place: request.place,
    caller,
    purse,
  });

  async function cached({ request, offline, origin }: Inquiry): Promise<Answered | null> {
    if (request.refresh) return null;
    const [hit] = await cache.find(origin, [offline], request.depth);
    return hit ? { ...hit, credits: 0, from: 'cache' } : null;
  }

  const settled = (
    { request, caller, offline, question, name, purse }: Inquiry,
    id: string,
  ): Settled => ({
    id,
    question: name,
    endpoint: question.endpoint,
    credits: question.credits,
    depth: request.depth,
    offline,
    place: request.place,
    ...(caller.host ? { site: caller.host } : {}),
    private: caller.private,
    listed: purse !== undefined,
  });

  async function answerNow({ client }: Door, asked: Inquiry): Promise<Outcome<Finished>> {
    const { offline, question } = asked;
    const answered = await keepAlive(ports.platform, () => ask(client, question));
    if (!answered.ok) return answered;
    const verdict = verdictFrom(offline.kind, offline.value, question.endpoint, answered.value);
    if (verdict) return { ok: true, value: { verdict, answer: answered.value } };
    const raw = JSON.stringify(answered.value);
    return { ok: false, failure: failure('unexpected-answer', { billed: 'yes', raw }) };
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

  const fresh = (state: Outcome<Finished> | null, credits: number): Result => {
    if (state === null) return { ok: true, value: null };
    if (!state.ok) return state;
    const { verdict } = state.value;
    return { ok: true, value: { verdict, at: ports.now(), credits, from: 'api' } };
  };

  /** Receipt, then fetch: the answer, or the job that will bring it. */
  async function call(asked: Inquiry, asJob: boolean): Promise<Outcome<Finished | Job>> {
    const { origin, offline, request, caller } = asked;
    // Its turn may have come seconds later: the person may have thought better of it meanwhile.
    const { payment: refused } = await forbidden(request, caller, offline, true);
    if (refused) return { ok: false, failure: refused };
    const at = await door();
    if (!at.ok) return at;
    if (at.value.turn !== asked.turn || at.value.origin !== origin) return overtaken();
    const opened = await ledger.open(orderOf(asked));
    if (!opened.ok) return opened;
    const paid = settled(asked, opened.value);
    // A fault of ours after the receipt: the call may have gone out and been paid.
    const faulty = () =>
      ({ ok: false, failure: failure('internal', { billed: 'possibly' }) }) as const;
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
    if (hit) return { ok: true, value: hit };
    const asJob = asked.request.depth === 'deep' && !asked.caller.private;
    const running = asJob ? await jobs.running(asked.name) : null;
    if (running) return fresh(await jobs.wait(running).catch(() => null), 0);
    const outcome = await queue.run(() => call(asked, asJob));
    if (outcome === null) return { ok: false, failure: failure('rate-limited', BUSY) };
    if (!outcome.ok) return outcome;
    const { credits } = asked.question;
    if ('answer' in outcome.value) return fresh({ ok: true, value: outcome.value }, credits);
    return fresh(await jobs.wait(outcome.value).catch(() => null), credits);
  }

  async function reply(asked: Inquiry, answered: Answered | null): Promise<Outcome<LookupReply>> {
    const { request, caller, offline, question } = asked;
    if (!answered) {
      return { ok: true, value: { state: 'pending', credits: question.credits } };
    }
    const where = { place: request.place, form: request.form, caller };
    const { at, credits, from } = answered;
    const isKept = request.trigger === 'typed' && from === 'cache';
    if (isKept && !(await mayTell(caller.page, asked.name))) {
      return { ok: false, failure: failure('gesture-needed', TOLD_ENOUGH) };
    }
    // The answer is shown whatever becomes of the offer beside it.
    const [judged] = await judge([offline], where).catch(() => []);
    const { policy, connected } = judged?.offer ?? { policy: 'check', connected: false };
    const offer = { policy, connected, credits: 0, answeredAt: at };
    const verdict = combine(offline, answered.verdict);
    return { ok: true, value: { state: 'answered', verdict, offer, credits, from, at } };
  }

  /** `purse`: the list that it is asked for and paid by; else it is a question of its own. */
  return async (request: Request, caller: Caller, purse?: Purse): Promise<Outcome<LookupReply>> => {
    const chosen = await settings.read();
    const region = chosen.region ? { region: chosen.region } : {};
    const offline = ports.check(request.kind, request.value, region);
    const account = await key.account();
    const refused = await forbidden(request, caller, offline, account !== null);
    if (refused.answer) return { ok: false, failure: refused.answer };

    const { kind, value } = offline;
    const origin = account?.origin ?? (await key.origin());
    // Confirmed for one API: another one is another price, on another account.
    if (purse && purse.origin !== origin) return overtaken();
    const { transparencyParameter } = chosen;
    const question = questionFor(kind, value, request.depth, { transparencyParameter });
    if (question === null) return { ok: false, failure: failure('bad-input') };
    const name = questionKey(origin, kind, value, request.depth);
    const turn = account?.turn ?? null;
    const asked: Inquiry = { request, caller, offline, question, name, origin, turn, purse };

    const hit = await cached(asked);
    if (hit) return reply(asked, hit);
    if (refused.payment) return { ok: false, failure: refused.payment };
    if (turn === null) return { ok: false, failure: failure('no-key') };
    if (request.trigger === 'typed') {
      const told = await key.trouble();
      if (told && isAboutKey(told)) return { ok: false, failure: told };
    }
    const flight = flights(`${caller.private} ${turn} ${name}`, () => pay(asked));
    const result = await flight.result;
    if (!result.ok) return result;
    const own = result.value;
    return reply(asked, own && flight.joined ? { ...own, credits: 0, from: 'cache' } : own);
  };
}
