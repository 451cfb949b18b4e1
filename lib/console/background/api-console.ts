import { type ApiClient, buildRequest as address } from '../../api/client/index.ts';
import { ENDPOINTS, jobStatusOf } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import {
  type Failure,
  fail,
  fieldNamesIn,
  type Outcome,
  ok,
  type Phrase,
} from '../../domain/index.ts';
import { type AccountApi, connectionChanged } from '../../service/account/index.ts';
import { type AnswersApi, questionKey } from '../../service/answers/index.ts';
import type { JobsApi } from '../../service/jobs/index.ts';
import { type LookupApi, queueRefused } from '../../service/lookup/index.ts';
import type { Caller } from '../../service/messaging/index.ts';
import { keepAlive, type Ports } from '../../service/platform/index.ts';
import type { SettingsApi } from '../../service/settings/index.ts';
import { serviceText } from '../../texts/messages.ts';
import type { EndpointReply, EndpointRequest } from '../messages/schemas.ts';
import {
  type ConsoleCall,
  createConsoleReplies,
  lostReply,
  type StoredReply,
} from './console-reply.ts';

export interface ConsoleNeeds {
  readonly ports: Pick<Ports, 'platform' | 'loadCheck' | 'now' | 'newId'>;
  readonly settings: Pick<SettingsApi, 'store'>;
  readonly account: Pick<AccountApi, 'key' | 'openApiSession' | 'queue'>;
  readonly answers: Pick<AnswersApi, 'cache' | 'rawAnswers'>;
  readonly jobs: Pick<JobsApi, 'runner' | 'store'>;
  readonly lookup: Pick<LookupApi, 'payFor'>;
}

type Reply = Outcome<EndpointReply<Phrase>, Phrase>;

const jobInPrivateWindow = (): Failure<Phrase> =>
  createFailure('bad-input', {
    message: serviceText('jobInPrivate'),
    action: serviceText('turnAsyncOff'),
  });

/**
 * Sends any request of the contract, as a person composed it in the console. Cache, queue, budget and
 * receipts apply as for every lookup. A refusal by the API is a reply that contains a failure. A failed
 * outcome means that nothing was sent.
 */
export function createApiConsole({
  ports,
  settings,
  account: { key, openApiSession, queue },
  answers: { cache, rawAnswers },
  jobs,
  lookup: { payFor },
}: ConsoleNeeds) {
  const replies = createConsoleReplies(ports, rawAnswers, jobs.store);

  /** The reply, and how long it took. */
  async function send(client: ApiClient, { request, question }: ConsoleCall) {
    const { endpoint, softFail, async } = request;
    const { fields, params } = question;
    const start = ports.now();
    const raw = await client
      .callRaw(endpoint, params, { fields, softFail, async })
      .catch(lostReply);
    return { raw, ms: Math.max(0, ports.now() - start) };
  }

  async function askFree(call: ConsoleCall): Promise<Reply> {
    const { request, question, account } = call;
    const { job_id: jobId } = question.params;
    const polled = request.endpoint === 'job' ? jobId : undefined;
    // A job that Fieldmark stored is polled first, so that its outcome is recorded before it is shown.
    // The console asks for it all the same.
    const state = polled && (await jobs.runner.pollById(account.id, polled).catch(() => undefined));
    const session = await openApiSession();
    if (!session.ok) return session;
    const { client, epoch } = session.value;
    if (epoch !== account.epoch) return connectionChanged();
    const sent = await keepAlive(ports.platform, () => send(client, call));
    const { raw } = sent;
    await key
      .updateTrouble(raw.jobId === null ? raw.outcome : ok(null), epoch)
      // The answer must not wait for what is shown of the key.
      .catch(() => undefined);
    const reply = replies.sent(sent, raw.outcome, 0);
    if (polled === undefined) return ok(reply);
    const known = state === null ? 'running' : state && (state.ok ? 'done' : 'failed');
    return ok({ ...reply, job: known || jobStatusOf(raw.status, raw.text) });
  }

  async function pay(call: ConsoleCall): Promise<Reply> {
    const { question, request, caller, questionKey: name, offline, account } = call;
    const { shown, refresh } = request;
    if (request.async && caller.private) return fail(jobInPrivateWindow());
    let hit: StoredReply | null = null;
    const { joined, settled } = await payFor(
      {
        question,
        caller,
        offline,
        shown,
        account: account.id,
        epoch: account.epoch,
        questionKey: name,
        depth:
          Object.keys(ENDPOINTS[question.endpoint].canonical(question.params)).length > 1
            ? 'deep'
            : 'standard',
        partial: question.fields.length > 0,
        automatic: false,
        place: 'console',
        repeats: (receipt) => shown?.includes(receipt) === true,
        listBudget: undefined,
      },
      {
        isStored: async () => {
          hit = refresh ? null : await cache.readExact(name);
          return hit !== null;
        },
        send: async (client) => {
          const reply = await send(client, call);
          const { outcome, jobId } = reply.raw;
          const isJob = jobId !== null && !caller.private;
          return { outcome, reply, ...(isJob ? { job: { jobId } } : {}) };
        },
      },
    );
    if (!settled.ok) return settled;
    const { value } = settled;
    if (value.state === 'stored')
      return hit ? ok(replies.stored(call, hit)) : fail(createFailure('internal'));
    if (value.state === 'job') {
      const { job, reply } = value;
      return ok(
        !joined && reply
          ? replies.sent(reply, reply.raw.outcome, question.credits)
          : await replies.running(call, job),
      );
    }
    const answered = replies.answered(call, value);
    // A caller that joined a running request pays nothing for it.
    return ok(joined ? { ...answered, credits: 0, billed: 'no', from: 'cache' } : answered);
  }

  return async (request: EndpointRequest, caller: Caller): Promise<Reply> => {
    const account = await key.account();
    if (account === null) return fail(createFailure('no-key'));
    const { endpoint, softFail, async } = request;
    const given = Object.entries(request.params).filter(([, value]) => value !== '');
    const params = Object.fromEntries(given);
    const fields = fieldNamesIn(request.fields);
    const built = address(endpoint, params, { fields, softFail, async }, account);
    if (!built.ok) return built;
    const { kind, credits, free } = ENDPOINTS[endpoint];
    const check = await ports.loadCheck();
    const { region } = await settings.store.read();
    const { query = '' } = params;
    const call: ConsoleCall = {
      request,
      caller,
      account,
      question: { endpoint, params, fields, credits, slow: async },
      questionKey: questionKey(account.id, { endpoint, params, fields }),
      url: built.value.url,
      offline: kind && check(kind, query, region ? { region } : {}),
    };
    return free ? queue.run(() => askFree(call), queueRefused) : pay(call);
  };
}
