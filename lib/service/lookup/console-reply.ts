import type { Question, RawResponse } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, type Outcome, ok, type Verdict } from '../../domain/index.ts';
import type {
  EndpointReply,
  EndpointRequest,
  SharedAnswer,
} from '../../extension/schemas/index.ts';
import type { KeyAccount } from '../account/index.ts';
import type { AnswerCache, RawAnswers } from '../answers/index.ts';
import type { Job, JobStore } from '../jobs/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';

/** A request of the console that is being sent. */
export interface ConsoleCall {
  readonly request: EndpointRequest;
  readonly caller: Caller;
  readonly question: Question;
  /** As `questionKey` names it. */
  readonly questionKey: string;
  /** URL of the request, without the key. */
  readonly url: string;
  readonly account: KeyAccount;
  /** Offline verdict, where the request is about a value. */
  readonly offline: Verdict | null;
}

type Reply = Outcome<EndpointReply>;
type CachedReply = NonNullable<Awaited<ReturnType<AnswerCache['readExact']>>>;

/** Characters of a body that a reply contains. A longer body is fetched with `rawAnswer`. */
const MAX_BODY_LENGTH = 1_000_000;

/** Removes the raw answer from the failure, because the reply's `body` already has it. */
const withoutRaw = ({ raw: _, rawId: _id, rawLength: _length, ...failure }: Failure): Failure =>
  failure;

/**
 * Builds the console's replies: from the API, from the cache, or about a job that is already
 * running.
 */
export function createConsoleReplies(
  ports: Pick<Ports, 'now' | 'newId'>,
  rawAnswers: Pick<RawAnswers, 'remember'>,
  jobStore: Pick<JobStore, 'underWay'>,
) {
  /** The body, or its beginning and an id if it is too long for one message. */
  function bodyOf(text: string): Pick<EndpointReply, 'body' | 'bodyId'> {
    if (text.length <= MAX_BODY_LENGTH) return { body: text };
    const bodyId = ports.newId();
    rawAnswers.remember(bodyId, text);
    return { body: '', bodyId };
  }

  const cachedReply = ({ url }: ConsoleCall, { at, answer, missing }: CachedReply): Reply => {
    const body = JSON.stringify(answer);
    const status = missing ? 404 : 200;
    const cost = { credits: 0, billed: 'no', from: 'cache' } as const;
    const notFound = missing
      ? { failure: createFailure('not-found', { billed: 'no', status }) }
      : {};
    const came = { request: url, status, ms: 0, type: '', headers: [], at };
    return ok({ ...came, ...bodyOf(body), ...cost, ...notFound });
  };

  /**
   * The reply when a job for the same question is running: the person decides whether to pay for
   * another.
   */
  async function runningReply({ url }: ConsoleCall, { jobId, at, paid }: Job): Promise<Reply> {
    const running = (await jobStore.underWay()).find(({ id }) => id === paid.id);
    const body = JSON.stringify({ job_id: jobId });
    const came = { request: url, status: 202, ms: 0, type: '', headers: [], body, at, jobId };
    const known = running ? { running } : {};
    return ok({ ...came, ...known, credits: 0, billed: 'no', from: 'cache' });
  }

  function replyOf(
    raw: RawResponse,
    outcome: Outcome<unknown>,
    ms: number,
    price: number,
    shared?: SharedAnswer,
  ): EndpointReply {
    const { request, status, mediaType, headers, text, jobId } = raw;
    const isJob = jobId !== null;
    const billed =
      isJob || shared ? 'no' : outcome.ok ? (price > 0 ? 'yes' : 'no') : outcome.failure.billed;
    const credits = billed === 'no' ? 0 : price;
    const response = {
      request,
      status,
      ms: Math.max(0, ms),
      type: mediaType,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      ...bodyOf(text),
      at: ports.now(),
    };
    return {
      ...response,
      credits,
      billed,
      from: 'api',
      ...(shared ? { shared } : {}),
      ...(isJob ? { jobId } : {}),
      ...(outcome.ok || isJob ? {} : { failure: withoutRaw(outcome.failure) }),
    };
  }

  return { cachedReply, runningReply, replyOf };
}
