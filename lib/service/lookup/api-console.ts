import {
  buildRequest as address,
  type Question,
  type RawResponse,
} from '../../api/client/index.ts';
import { ENDPOINTS, jobStatusOf } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome, ok, type Verdict } from '../../domain/index.ts';
import type { EndpointReply, EndpointRequest } from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/service.ts';
import {
  type ApiSessionOpener,
  connectionChanged,
  type KeyAccount,
  type KeyStore,
} from '../account/index.ts';
import {
  type AnswerCache,
  interpretAnswer,
  type NotFoundInterpreter,
  type OutcomeRecorder,
  type PaidCall,
  type PaidResult,
  questionKey,
} from '../answers/index.ts';
import type { SpendingLedger } from '../billing/index.ts';
import {
  createSingleFlight,
  type KeyedMutex,
  type RateLimitedQueue,
} from '../concurrency/index.ts';
import type { JobCost, JobRunner } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import { keepAlive, type Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import { queueTimeoutFailure } from './value-lookup.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'check' | 'now'>;
  readonly openApiSession: ApiSessionOpener;
  readonly key: KeyStore;
  readonly settings: SettingsStore;
  readonly cache: AnswerCache;
  readonly ledger: SpendingLedger;
  readonly queue: RateLimitedQueue;
  readonly recordOutcome: OutcomeRecorder;
  readonly jobs: JobRunner;
  readonly jobCost: JobCost;
  readonly runExclusive: KeyedMutex;
  readonly interpretNotFound: NotFoundInterpreter;
}

type Reply = Outcome<EndpointReply>;
type CachedReply = NonNullable<Awaited<ReturnType<AnswerCache['readExact']>>>;

/** A request on its way. */
interface ConsoleCall {
  readonly request: EndpointRequest;
  readonly caller: Caller;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly questionKey: string;
  /** What the request is, without the key. */
  readonly url: string;
  readonly account: KeyAccount;
  /** The check of the value that it is about, if it is about one. */
  readonly offline: Verdict | null;
}

const jobInPrivateWindow = (): Failure =>
  createFailure('bad-input', {
    message: serviceText('jobInPrivate'),
    action: serviceText('turnAsyncOff'),
  });

/** Fields as the contract reads them: whitespace around commas is ignored. */
const parseFields = (text: string): string[] =>
  text
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '');

/**
 * Any question of the contract, asked just as it was put together by a press on a page of ours. Cache,
 * queue, budget and receipts hold as for every lookup. What the API itself refuses is a reply with a
 * failure in it; a failure alone: nothing was sent.
 */
export function createApiConsole(parts: Dependencies) {
  const {
    ports,
    openApiSession: door,
    key,
    settings,
    cache,
    ledger,
    queue,
    recordOutcome: settle,
    jobs,
    jobCost: cost,
    runExclusive: inTurn,
    interpretNotFound: notFound,
  } = parts;
  const flights = createSingleFlight<Reply>();

  const kept = ({ url }: ConsoleCall, { at, answer, missing }: CachedReply): Reply => {
    const body = JSON.stringify(answer);
    const status = missing ? 404 : 200;
    const cost = { credits: 0, billed: 'no', from: 'cache' } as const;
    const told = missing ? { failure: createFailure('not-found', { billed: 'no', status }) } : {};
    const came = { request: url, status, ms: 0, type: '', body, at };
    return ok({ ...came, ...cost, ...told });
  };

  /** A job about the same is on its way already: it is followed instead of paid for twice. */
  const underWay = ({ url }: ConsoleCall, jobId: string): Reply => {
    const body = JSON.stringify({ job_id: jobId });
    const told = { request: url, status: 202, ms: 0, type: '', body, at: ports.now(), jobId };
    return ok({ ...told, credits: 0, billed: 'no', from: 'cache' });
  };

  function told(raw: RawResponse, outcome: Outcome<unknown>, ms: number, price: number): Reply {
    const { request, status, mediaType: type, text: body, jobId } = raw;
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

  const lost = (): RawResponse => ({
    request: '',
    status: null,
    mediaType: '',
    text: '',
    jobId: null,
    outcome: fail(createFailure('internal', { billed: 'possibly' })),
  });

  async function send({ account, request, question }: ConsoleCall) {
    const at = await door();
    if (!at.ok) return at;
    if (at.value.epoch !== account.epoch) return connectionChanged();
    const { client } = at.value;
    const { endpoint, softFail, async } = request;
    const { fields, params } = question;
    const start = ports.now();
    const raw = await keepAlive(ports.platform, () =>
      client.callRaw(endpoint, params, { fields, softFail, async }),
    ).catch(lost);
    await key
      .updateTrouble(raw.jobId === null ? raw.outcome : ok(null), account.epoch)
      .catch(() => undefined);
    return ok({ raw, ms: ports.now() - start });
  }

  async function askFree(asked: ConsoleCall): Promise<Reply> {
    const { job_id: jobId } = asked.question.params;
    const polled = asked.request.endpoint === 'job' ? jobId : undefined;
    // Ours are settled first: what is told after that is what they came to.
    const state = polled && (await jobs.pollById(polled).catch(() => undefined));
    const sent = await send(asked);
    if (!sent.ok) return sent;
    const { raw, ms } = sent.value;
    const reply = told(raw, raw.outcome, ms, 0);
    if (polled === undefined || !reply.ok) return reply;
    const known = state === null ? 'running' : state && (state.ok ? 'done' : 'failed');
    return ok({ ...reply.value, job: known || jobStatusOf(raw.status, raw.text) });
  }

  /** Receipt, then fetch, then what became of it. */
  async function pay(asked: ConsoleCall): Promise<Reply> {
    const { question, request, caller, questionKey: name, offline, account } = asked;
    const { endpoint, credits, fields } = question;
    const { kind, path } = ENDPOINTS[endpoint];
    const opened = await ledger.openReceipt({
      endpoint: path,
      credits,
      automatic: false,
      question: name,
      allowRepeat: request.refresh,
      place: 'console',
      caller,
    });
    if (!opened.ok) return opened;
    const partial = fields.length > 0;
    const paid: PaidCall = {
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
    const before = request.async ? await cost.readTotal() : null;
    const sent = await send(asked);
    if (!sent.ok) {
      await settle(paid, sent);
      return sent;
    }
    const { raw, ms } = sent.value;
    const value = offline?.value ?? '';
    if (raw.jobId !== null && !caller.private) {
      const { origin } = account;
      await jobs.add({ paid, origin, kind, value, partial, asked: question }, raw.jobId, before);
      return told(raw, raw.outcome, ms, credits);
    }
    const outcome: Outcome<PaidResult> = raw.outcome.ok
      ? interpretAnswer({ kind, value, endpoint, partial }, raw.outcome.value)
      : await notFound({ kind, value }, raw.outcome.failure);
    await settle(paid, outcome);
    // What it said is shown as it is, also where it is an answer to the rest of us.
    return told(raw, raw.outcome.ok ? outcome : raw.outcome, ms, credits);
  }

  async function ask(asked: ConsoleCall): Promise<Reply> {
    const { request, question, questionKey: name, caller } = asked;
    const isFree = ENDPOINTS[question.endpoint].free;
    if (!isFree) {
      const hit = request.refresh ? null : await cache.readExact(name);
      if (hit) return kept(asked, hit);
      const running = await jobs.findRunning(name);
      if (running) return underWay(asked, running.jobId);
      if (request.async && caller.private) {
        return fail(jobInPrivateWindow());
      }
    }
    const reply = await queue.run(() => (isFree ? askFree(asked) : pay(asked)));
    return reply ?? fail(queueTimeoutFailure());
  }

  return async (request: EndpointRequest, caller: Caller): Promise<Reply> => {
    const account = await key.account();
    if (account === null) return fail(createFailure('no-key'));
    const { endpoint, softFail, async } = request;
    const given = Object.entries(request.params).filter(([, value]) => value !== '');
    const params = Object.fromEntries(given);
    const fields = parseFields(request.fields);
    const built = address(endpoint, params, { fields, softFail, async }, account);
    if (!built.ok) return built;
    const { kind, credits } = ENDPOINTS[endpoint];
    const { region } = await settings.read();
    const { query = '' } = params;
    const offline = kind && ports.check(kind, query, region ? { region } : {});
    const name = questionKey(account.origin, { endpoint, params, fields: fields.join() });
    const question = { endpoint, params, fields, credits, slow: async };
    const { url } = built.value;
    const asked: ConsoleCall = {
      request,
      caller,
      question,
      questionKey: name,
      url,
      account,
      offline,
    };
    const flight = flights(`${caller.private} ${account.epoch} ${async} ${url}`, () =>
      inTurn(name, () => ask(asked)),
    );
    const reply = await flight.result;
    if (!reply.ok || !flight.joined || reply.value.billed === 'no') return reply;
    // Who joined a question that was on its way pays nothing for it.
    return ok({ ...reply.value, credits: 0, billed: 'no', from: 'cache' });
  };
}
