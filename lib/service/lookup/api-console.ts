import { buildRequest as address, type RawResponse } from '../../api/client/index.ts';
import { ENDPOINTS, jobStatusOf } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok } from '../../domain/index.ts';
import type { EndpointReply, EndpointRequest } from '../../extension/schemas/index.ts';
import { connectionChanged } from '../account/index.ts';
import {
  interpretAnswer,
  type PaidCall,
  type PaidResult,
  questionKey,
  sharedAt,
} from '../answers/index.ts';
import { createSingleFlight } from '../concurrency/index.ts';
import type { JobCost } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import { keepAlive } from '../platform/index.ts';
import { type ConsoleCall, createConsoleReplies } from './console-reply.ts';
import type { PaidCallDependencies } from './context.ts';
import { jobInPrivateWindow, queueRefused, withReceipt } from './failures.ts';

interface Dependencies extends PaidCallDependencies {
  readonly jobCost: JobCost;
}

type Reply = Outcome<EndpointReply>;

/** Fields as the contract defines them: whitespace around commas is ignored. */
const parseFields = (text: string): string[] =>
  text
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '');

/**
 * Sends any request of the contract, as a person composed it in the console. Cache, queue, budget and
 * receipts apply as for every lookup. A refusal by the API is a reply that contains a failure. A failed
 * outcome means that nothing was sent.
 */
export function createApiConsole(parts: Dependencies) {
  const {
    ports,
    openApiSession,
    key,
    settings,
    cache,
    ledger,
    queue,
    recordOutcome,
    rawAnswers,
    jobs,
    jobStore,
    explainEarlier,
    jobCost,
    runExclusive,
    interpretNotFound,
  } = parts;
  const flights = createSingleFlight<Reply>();

  const { cachedReply, runningReply, replyOf } = createConsoleReplies(ports, rawAnswers, jobStore);

  const lost = (): RawResponse => ({
    request: '',
    status: null,
    mediaType: '',
    headers: [],
    text: '',
    jobId: null,
    outcome: fail(createFailure('internal', { billed: 'possibly' })),
  });

  async function send({ account, request, question }: ConsoleCall) {
    const session = await openApiSession();
    if (!session.ok) return session;
    if (session.value.epoch !== account.epoch) return connectionChanged();
    const { client } = session.value;
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

  async function askFree(call: ConsoleCall): Promise<Reply> {
    const { job_id: jobId } = call.question.params;
    const polled = call.request.endpoint === 'job' ? jobId : undefined;
    // A job that Fieldmark stored is polled first, so that its outcome is recorded before it is shown.
    const state = polled && (await jobs.pollById(call.account.id, polled).catch(() => undefined));
    const sent = await send(call);
    if (!sent.ok) return sent;
    const { raw, ms } = sent.value;
    const reply = replyOf(raw, raw.outcome, ms, 0);
    if (polled === undefined) return ok(reply);
    const known = state === null ? 'running' : state && (state.ok ? 'done' : 'failed');
    return ok({ ...reply, job: known || jobStatusOf(raw.status, raw.text) });
  }

  /** Receipt, then fetch, then the outcome. */
  async function pay(call: ConsoleCall): Promise<Reply> {
    const { question, request, caller, questionKey, offline, account } = call;
    const { endpoint, credits, fields } = question;
    const { kind, path } = ENDPOINTS[endpoint];
    const receipt = await ledger.openReceipt({
      endpoint: path,
      credits,
      automatic: false,
      question: questionKey,
      repeats: (id) => request.shown?.includes(id) === true,
      place: 'console',
      caller,
      account: account.id,
    });
    const opened = await explainEarlier(receipt);
    if (!opened.ok) return opened;
    const partial = fields.length > 0;
    const paid: PaidCall = {
      id: opened.value,
      question: questionKey,
      endpoint,
      credits,
      depth: Object.keys(question.params).length > 1 ? 'deep' : 'standard',
      whole: !partial,
      offline,
      place: 'console',
      private: caller.private,
    };
    const before = request.async ? await jobCost.readTotal() : null;
    const sent = await send(call);
    if (!sent.ok) {
      await recordOutcome(paid, sent);
      return sent;
    }
    const { raw, ms } = sent.value;
    const value = offline?.value ?? '';
    if (raw.jobId !== null && !caller.private) {
      await jobs.add(
        { paid, account: account.id, kind, value, partial, asked: question },
        { jobId: raw.jobId },
        before,
      );
      return ok(replyOf(raw, raw.outcome, ms, credits));
    }
    const outcome: Outcome<PaidResult> = raw.outcome.ok
      ? interpretAnswer({ kind, value, endpoint, partial }, raw.outcome.value)
      : await interpretNotFound({ kind, value }, raw.outcome.failure);
    await recordOutcome(paid, outcome);
    // The console shows the API's reply itself, even where lookups interpret it differently.
    const shown = raw.outcome.ok ? outcome : raw.outcome;
    const shared = outcome.ok ? outcome.value.shared : undefined;
    const fromTeam = shared && sharedAt(shared, ports.now());
    return ok(replyOf(raw, withReceipt(shown, paid.id), ms, credits, fromTeam));
  }

  async function ask(call: ConsoleCall): Promise<Reply> {
    const { request, question, questionKey: name, caller } = call;
    const isFree = ENDPOINTS[question.endpoint].free;
    if (!isFree) {
      const hit = request.refresh ? null : await cache.readExact(name);
      if (hit) return cachedReply(call, hit);
      const running = await jobStore.findRunning(name, request.shown);
      if (running) return runningReply(call, running);
      if (request.async && caller.private) {
        return fail(jobInPrivateWindow());
      }
    }
    return queue.run(() => (isFree ? askFree(call) : pay(call)), queueRefused);
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
    const name = questionKey(account.id, { endpoint, params, fields: fields.join() });
    const question = { endpoint, params, fields, credits, slow: async };
    const { url } = built.value;
    const call: ConsoleCall = {
      request,
      caller,
      question,
      questionKey: name,
      url,
      account,
      offline,
    };
    const flight = flights(`${caller.private} ${account.epoch} ${async} ${url}`, () =>
      runExclusive(name, () => ask(call)),
    );
    const reply = await flight.result;
    if (!reply.ok || !flight.joined || reply.value.billed === 'no') return reply;
    // A caller that joined a running request pays nothing for it.
    return ok({ ...reply.value, credits: 0, billed: 'no', from: 'cache' });
  };
}
