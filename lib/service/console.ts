import type { RawAnswer } from '../api/client.ts';
import { ENDPOINTS } from '../api/endpoints.ts';
import { failure } from '../api/failures.ts';
import { standingOf } from '../api/job.ts';
import type { Question } from '../api/question.ts';
import { request as address } from '../api/request.ts';
import { type Failure, fail, type Outcome, ok } from '../failure.ts';
import type { ConsoleReply, ConsoleRequest } from '../messages.ts';
import { text } from '../texts/service.ts';
import type { Verdict } from '../verdict.ts';
import type { Cache } from './cache.ts';
import type { Caller } from './caller.ts';
import { type OpenDoor, overtaken } from './door.ts';
import { finish } from './finish.ts';
import { createFlights } from './flight.ts';
import type { InTurn } from './in-turn.ts';
import type { JobCost } from './job-cost.ts';
import type { Jobs } from './jobs.ts';
import { keepAlive } from './keepalive.ts';
import type { Account, KeyStore } from './key.ts';
import type { Ledger } from './ledger.ts';
import { busy } from './lookup.ts';
import type { NotFound } from './not-found.ts';
import type { Ports } from './ports.ts';
import { questionKey } from './question-key.ts';
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
  readonly jobs: Jobs;
  readonly cost: JobCost;
  readonly inTurn: InTurn;
  readonly notFound: NotFound;
}

type Reply = Outcome<ConsoleReply>;
type Recalled = NonNullable<Awaited<ReturnType<Cache['recall']>>>;

/** A request on its way. */
interface Sending {
  readonly request: ConsoleRequest;
  readonly caller: Caller;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly name: string;
  /** What the request is, without the key. */
  readonly url: string;
  readonly account: Account;
  /** The check of the value that it is about, if it is about one. */
  readonly offline: Verdict | null;
}

const notFollowed = (): Failure =>
  failure('bad-input', { message: text('jobInPrivate'), action: text('turnAsyncOff') });

/** Fields as the contract reads them: whitespace around commas is ignored. */
const fieldsOf = (text: string): string[] =>
  text
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '');

/**
 * Any question of the contract, asked just as it was put together by a press on a page of ours. Cache,
 * queue, budget and receipts hold as for every lookup. What the API itself refuses is a reply with a
 * failure in it; a failure alone: nothing was sent.
 */
export function createConsole(parts: Parts) {
  const { ports, door, key, settings, cache, ledger, queue, settle, jobs, cost, inTurn, notFound } =
    parts;
  const flights = createFlights<Reply>();

  const kept = ({ url }: Sending, { at, answer, missing }: Recalled): Reply => {
    const body = JSON.stringify(answer);
    const status = missing ? 404 : 200;
    const cost = { credits: 0, billed: 'no', from: 'cache' } as const;
    const told = missing ? { failure: failure('not-found', { billed: 'no', status }) } : {};
    const came = { request: url, status, ms: 0, type: '', body, at };
    return ok({ ...came, ...cost, ...told });
  };

  /** A job about the same is on its way already: it is followed instead of paid for twice. */
  const underWay = ({ url }: Sending, jobId: string): Reply => {
    const body = JSON.stringify({ job_id: jobId });
    const told = { request: url, status: 202, ms: 0, type: '', body, at: ports.now(), jobId };
    return ok({ ...told, credits: 0, billed: 'no', from: 'cache' });
  };

  function told(raw: RawAnswer, outcome: Outcome<unknown>, ms: number, price: number): Reply {
    const { request, status, type, text: body, jobId } = raw;
    const isJob = jobId !== null;
    const billed = isJob ? 'no' : outcome.ok ? (price > 0 ? 'yes' : 'no') : outcome.failure.billed;
    const credits = billed === 'no' ? 0 : price;
    const said = { request, status, ms: Math.max(0, ms), type, body, at: ports.now() };
    return ok({
      ...said,
      credits,
      billed,
      from: 'api',
      ...(isJob ? { jobId } : {}),
      ...(outcome.ok || isJob ? {} : { failure: outcome.failure }),
    });
  }

  const lost = (): RawAnswer => ({
    request: '',
    status: null,
    type: '',
    text: '',
    jobId: null,
    read: fail(failure('internal', { billed: 'possibly' })),
  });

  async function send({ account, request, question }: Sending) {
    const at = await door();
    if (!at.ok) return at;
    if (at.value.turn !== account.turn) return overtaken();
    const { client } = at.value;
    const { endpoint, softFail, async } = request;
    const { fields, params } = question;
    const start = ports.now();
    const raw = await keepAlive(ports.platform, () =>
      client.raw(endpoint, params, { fields, softFail, async }),
    ).catch(lost);
    await key.note(raw.jobId === null ? raw.read : ok(null), account.turn).catch(() => undefined);
    return ok({ raw, ms: ports.now() - start });
  }

  async function askFree(asked: Sending): Promise<Reply> {
    const { job_id: jobId } = asked.question.params;
    const polled = asked.request.endpoint === 'job' ? jobId : undefined;
    // Ours are settled first: what is told after that is what they came to.
    const state = polled && (await jobs.look(polled).catch(() => undefined));
    const sent = await send(asked);
    if (!sent.ok) return sent;
    const { raw, ms } = sent.value;
    const reply = told(raw, raw.read, ms, 0);
    if (polled === undefined || !reply.ok) return reply;
    const known = state === null ? 'running' : state && (state.ok ? 'done' : 'failed');
    return ok({ ...reply.value, job: known || standingOf(raw.status, raw.text) });
  }

  /** Receipt, then fetch, then what became of it. */
  async function pay(asked: Sending): Promise<Reply> {
    const { question, request, caller, name, offline, account } = asked;
    const { endpoint, credits, fields } = question;
    const { kind, path } = ENDPOINTS[endpoint];
    const opened = await ledger.open({
      endpoint: path,
      credits,
      automatic: false,
      question: name,
      insisted: request.refresh,
      place: 'console',
      caller,
    });
    if (!opened.ok) return opened;
    const partial = fields.length > 0;
    const paid: Settled = {
      id: opened.value,
      question: name,
      endpoint,
      credits,
      depth: Object.keys(question.params).length > 1 ? 'deep' : 'standard',
      whole: !partial,
      offline,
      place: 'console',
      private: caller.private,
    };
    const before = request.async ? await cost.total() : null;
    const sent = await send(asked);
    if (!sent.ok) {
      await settle(paid, sent);
      return sent;
    }
    const { raw, ms } = sent.value;
    const value = offline?.value ?? '';
    if (raw.jobId !== null && !caller.private) {
      const { origin } = account;
      await jobs.keep({ paid, origin, kind, value, partial, asked: question }, raw.jobId, before);
      return told(raw, raw.read, ms, credits);
    }
    const outcome: Outcome<Finished> = raw.read.ok
      ? finish({ kind, value, endpoint, partial }, raw.read.value)
      : await notFound({ kind, value }, raw.read.failure);
    await settle(paid, outcome);
    // What it said is shown as it is, also where it is an answer to the rest of us.
    return told(raw, raw.read.ok ? outcome : raw.read, ms, credits);
  }

  async function ask(asked: Sending): Promise<Reply> {
    const { request, question, name, caller } = asked;
    const isFree = ENDPOINTS[question.endpoint].free;
    if (!isFree) {
      const hit = request.refresh ? null : await cache.recall(name);
      if (hit) return kept(asked, hit);
      const running = await jobs.running(name);
      if (running) return underWay(asked, running.jobId);
      if (request.async && caller.private) {
        return fail(notFollowed());
      }
    }
    const reply = await queue.run(() => (isFree ? askFree(asked) : pay(asked)));
    return reply ?? fail(busy());
  }

  return async (request: ConsoleRequest, caller: Caller): Promise<Reply> => {
    const account = await key.account();
    if (account === null) return fail(failure('no-key'));
    const { endpoint, softFail, async } = request;
    const given = Object.entries(request.params).filter(([, value]) => value !== '');
    const params = Object.fromEntries(given);
    const fields = fieldsOf(request.fields);
    const built = address(endpoint, params, { fields, softFail, async }, account);
    if (!built.ok) return built;
    const { kind, credits } = ENDPOINTS[endpoint];
    const { region } = await settings.read();
    const { query = '' } = params;
    const offline = kind && ports.check(kind, query, region ? { region } : {});
    const name = questionKey(account.origin, { endpoint, params, fields: fields.join() });
    const question = { endpoint, params, fields, credits, slow: async };
    const { url } = built.value;
    const asked: Sending = { request, caller, question, name, url, account, offline };
    const flight = flights(`${caller.private} ${account.turn} ${async} ${url}`, () =>
      inTurn(name, () => ask(asked)),
    );
    const reply = await flight.result;
    if (!reply.ok || !flight.joined || reply.value.billed === 'no') return reply;
    // Who joined a question that was on its way pays nothing for it.
    return ok({ ...reply.value, credits: 0, billed: 'no', from: 'cache' });
  };
}
