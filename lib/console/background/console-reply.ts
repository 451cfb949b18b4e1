import { type Question, type RawResponse, receivedBodyOf } from '../../api/client/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import {
  type Billed,
  type Failure,
  fail,
  type Outcome,
  type Phrase,
  type Verdict,
} from '../../domain/index.ts';
import type { SharedAnswer } from '../../extension/schemas/index.ts';
import type { KeyAccount } from '../../service/account/index.ts';
import {
  type AnswerCache,
  type PaidResult,
  type RawAnswers,
  sharedAt,
} from '../../service/answers/index.ts';
import type { Job, JobStore } from '../../service/jobs/index.ts';
import { type TimedReply, withReceipt } from '../../service/lookup/index.ts';
import type { Caller } from '../../service/messaging/index.ts';
import type { Ports } from '../../service/platform/index.ts';
import type { EndpointReply, EndpointRequest } from '../messages/schemas.ts';

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
  readonly offline: Verdict<Phrase> | null;
}

export type StoredReply = NonNullable<Awaited<ReturnType<AnswerCache['readExact']>>>;

interface AnsweredCall {
  readonly outcome: Outcome<PaidResult, Phrase>;
  readonly receipt: string;
  /** Absent where another surface sent the call. */
  readonly reply?: TimedReply | undefined;
}

/** Characters of a body that a reply contains. A longer body is fetched with `rawAnswer`. */
const MAX_BODY_LENGTH = 1_000_000;

/** What is known of a reply after an error in the extension. */
export const lostReply = (): RawResponse => ({
  request: '',
  status: null,
  mediaType: '',
  headers: [],
  text: '',
  jobId: null,
  outcome: fail(createFailure('internal', { billed: 'possibly' })),
});

/** Removes the raw answer from the failure, because the reply's `body` already has it. */
const withoutRaw = ({
  raw: _,
  rawId: _id,
  rawLength: _length,
  ...failure
}: Failure<Phrase>): Failure<Phrase> => failure;

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
  function bodyOf(text: string): Pick<EndpointReply<Phrase>, 'body' | 'bodyId'> {
    if (text.length <= MAX_BODY_LENGTH) return { body: text };
    const bodyId = ports.newId();
    rawAnswers.remember(bodyId, text);
    return { body: '', bodyId };
  }

  /** The reply of an answer of which the response is not known. */
  function stored(
    { url }: Pick<ConsoleCall, 'url'>,
    { at, answer, missing }: Pick<StoredReply, 'at' | 'answer' | 'missing'>,
  ): EndpointReply<Phrase> {
    const body = receivedBodyOf(answer)?.body ?? JSON.stringify(answer);
    const status = missing ? 404 : 200;
    const cost = { credits: 0, billed: 'no', from: 'cache' } as const;
    const notFound = missing
      ? { failure: createFailure('not-found', { billed: 'no', status }) }
      : {};
    const came = { request: url, status, ms: 0, type: '', headers: [], at };
    return { ...came, ...bodyOf(body), ...cost, ...notFound };
  }

  /**
   * The reply when a job for the same question is running: the person decides whether to pay for
   * another.
   */
  async function running(
    { url }: ConsoleCall,
    { jobId, at, paid }: Job,
  ): Promise<EndpointReply<Phrase>> {
    const found = (await jobStore.underWay()).find(({ id }) => id === paid.id);
    const body = JSON.stringify({ job_id: jobId });
    const came = { request: url, status: 202, ms: 0, type: '', headers: [], body, at, jobId };
    const known = found ? { running: found } : {};
    return { ...came, ...known, credits: 0, billed: 'no', from: 'cache' };
  }

  /**
   * @param outcome the response as a result or a failure
   * @param known what a result was billed, where that is not certain
   */
  function sent(
    { raw, ms }: TimedReply,
    outcome: Outcome<unknown, Phrase>,
    price: number,
    { shared, billed: known = 'yes' }: { shared?: SharedAnswer; billed?: Billed } = {},
  ): EndpointReply<Phrase> {
    const { request, status, mediaType, headers, text, jobId } = raw;
    const isJob = jobId !== null;
    const billed =
      isJob || shared ? 'no' : outcome.ok ? (price > 0 ? known : 'no') : outcome.failure.billed;
    const credits = billed === 'no' ? 0 : price;
    const response = {
      request,
      status,
      ms,
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

  /** The reply of a call that the console, or another surface at the same time, paid for. */
  function answered(
    call: ConsoleCall,
    { outcome, receipt, reply }: AnsweredCall,
  ): EndpointReply<Phrase> {
    const { credits } = call.question;
    if (reply === undefined) {
      if (outcome.ok) {
        const { answer, missing = false } = outcome.value;
        return stored(call, { at: ports.now(), answer, missing });
      }
      const { raw: text = '', status = null } = outcome.failure;
      const raw = { ...lostReply(), request: call.url, text, status };
      return sent({ raw, ms: 0 }, outcome, credits);
    }
    const { raw } = reply;
    const { shared, billed } = outcome.ok ? outcome.value : {};
    // The console shows the API's reply itself, even where lookups interpret it differently.
    const shown = raw.outcome.ok ? outcome : withReceipt(raw.outcome, receipt);
    return sent(reply, shown, credits, {
      ...(shared ? { shared: sharedAt(shared, ports.now()) } : {}),
      ...(billed ? { billed } : {}),
    });
  }

  return { stored, running, sent, answered };
}
