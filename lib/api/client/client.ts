import type { z } from 'zod';
import { fail, type Outcome, ok, type Phrase } from '../../domain/index.ts';
import {
  ENDPOINTS,
  type EndpointName,
  type EndpointParams,
  type EndpointResult,
  resultSchemaFor,
} from '../endpoints/index.ts';
import { createFailure } from '../failures/index.ts';
import { type ApiRequest, buildRequest } from './build-request.ts';
import { exchange, type ResponseNews, sendWithAlias } from './exchange.ts';
import { type JobState, readPollResponse, waitForJob } from './job-poll.ts';
import {
  type ApiResponse,
  acceptedJob,
  keptText,
  readResponse,
  removeLongKey,
  type SubmittedJob,
} from './response.ts';
import { noteReceived, PRESS_BODY_BYTES } from './response-body.ts';

export interface ApiClientOptions {
  readonly baseUrl: () => Promise<string>;
  readonly key: () => Promise<string | null>;
  readonly fetch?: typeof fetch;
  /** Milliseconds for one call; the contract recommends at least 60 s. */
  readonly timeoutMs?: number;
  /** Called with what a response's headers say, before its body is read. */
  readonly onResponse?: (news: ResponseNews) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Fields to keep, in the contract's dot notation; empty or absent: all. */
  readonly fields?: readonly string[];
  /** At most this many bytes of the body are read. */
  readonly bodyLimit?: number;
}

/** A call as sent and its response as received, for the console. */
export interface RawResponse {
  /** URL with its query, never the key; empty where none could be built. */
  readonly request: string;
  /** Null where no response came. */
  readonly status: number | null;
  readonly mediaType: string;
  /** The headers that the browser exposes, in its order, with the key removed. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body as received, with the key removed; if it is incomplete, the part that arrived. */
  readonly text: string;
  /** The id of an accepted job. */
  readonly jobId: string | null;
  /** The response read as a result or a failure. */
  readonly outcome: Outcome<unknown, Phrase>;
}

interface RawCallOptions extends CallOptions {
  readonly async?: boolean;
  readonly softFail?: boolean;
}

/** The only way to call the API. No method throws: errors come back as failures. */
export interface ApiClient {
  /** Makes one synchronous call. */
  call<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    options?: CallOptions,
  ): Promise<Outcome<EndpointResult<N>, Phrase>>;
  /** Starts the call as a job (`is_async`), billed when the job succeeds. */
  submit<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    options?: CallOptions,
  ): Promise<Outcome<SubmittedJob, Phrase>>;
  /** Polls a job, free. A failed outcome is a failed poll; a failed job is a value. */
  poll<N extends EndpointName>(
    name: N,
    jobId: string,
    fields?: readonly string[],
  ): Promise<Outcome<JobState<unknown>, Phrase>>;
  /** Makes one call exactly as given; does not wait for a job that it starts. */
  callRaw(name: EndpointName, params: unknown, options?: RawCallOptions): Promise<RawResponse>;
}

const DEFAULT_TIMEOUT_MS = 70_000;

export function createApiClient(options: ApiClientOptions): ApiClient {
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;

  async function build(
    name: EndpointName,
    params: unknown,
    { fields = [], async = false, softFail = false }: RawCallOptions,
  ): Promise<Outcome<ApiRequest, Phrase>> {
    try {
      const [baseUrl, key] = await Promise.all([options.baseUrl(), options.key()]);
      return buildRequest(name, params, { fields, async, softFail }, { baseUrl, key });
    } catch {
      return fail(createFailure('internal'));
    }
  }

  async function sendBuilt(
    name: EndpointName,
    built: Outcome<ApiRequest, Phrase>,
    callOptions: CallOptions,
    milliseconds = timeoutMs,
  ): Promise<Outcome<ApiResponse, Phrase>> {
    if (!built.ok) return built;
    const { key } = built.value;
    return sendWithAlias(built.value, (url) =>
      exchange({ url, key }, { ...options, ...callOptions, name, milliseconds }),
    );
  }

  const send = async (
    name: EndpointName,
    params: unknown,
    callOptions: RawCallOptions,
    milliseconds?: number,
  ): Promise<Outcome<ApiResponse, Phrase>> =>
    sendBuilt(name, await build(name, params, callOptions), callOptions, milliseconds);

  async function poll<R>(
    schema: z.ZodType<R>,
    name: EndpointName,
    jobId: string,
    { signal }: CallOptions,
    milliseconds?: number,
  ): Promise<Outcome<JobState<R>, Phrase>> {
    // Only lookups that a person started run as jobs, so the larger limit applies.
    const pollOptions = { signal, bodyLimit: PRESS_BODY_BYTES };
    const sent = await send('job', { job_id: jobId }, pollOptions, milliseconds);
    if (!sent.ok) return sent;
    const polled = readPollResponse(name, schema, sent.value);
    if (polled.ok && polled.value.state === 'done') {
      noteReceived(polled.value.value, keptText(name, sent.value), sent.value.headers, {
        isJob: true,
      });
    }
    return polled;
  }

  return {
    poll: (name, jobId, fields = []) => poll(resultSchemaFor(name, fields), name, jobId, {}),

    async callRaw(name, params, rawOptions = {}) {
      const { fields = [] } = rawOptions;
      const built = await build(name, params, rawOptions);
      const sent = await sendBuilt(name, built, { bodyLimit: PRESS_BODY_BYTES, ...rawOptions });
      const request = built.ok ? built.value.url : '';
      if (!sent.ok) {
        const status = sent.failure.status ?? null;
        const none = { mediaType: '', headers: [], text: '', jobId: null };
        return { request, status, ...none, outcome: sent };
      }
      const { status, text, key, headers, url } = sent.value;
      const job = name === 'job' ? null : acceptedJob(sent.value);
      const outcome =
        job?.ok === false ? job : readResponse(name, resultSchemaFor(name, fields), sent.value);
      return {
        request: url,
        status,
        mediaType: headers.get('content-type') ?? '',
        headers: [...headers].map(([header, value]) => [header, removeLongKey(value, key)]),
        text: removeLongKey(text, key),
        jobId: job?.ok ? job.value.jobId : null,
        outcome,
      };
    },

    async call(name, params, callOptions = {}) {
      const deadline = Date.now() + timeoutMs;
      const sent = await send(name, params, callOptions);
      if (!sent.ok) return sent;
      const response = sent.value;
      const job = acceptedJob(response);
      const outcome = readResponse(name, ENDPOINTS[name].result, response);
      if (outcome.ok || job === null || name === 'job') return outcome;
      if (!job.ok) return job;
      const { signal } = callOptions;
      const schema: z.ZodType<EndpointResult<typeof name>> = ENDPOINTS[name].result;
      const pollOnce = (milliseconds: number) =>
        poll(schema, name, job.value.jobId, { signal }, milliseconds);
      return waitForJob(pollOnce, {
        billed: ENDPOINTS[name].free ? 'no' : 'possibly',
        raw: keptText(name, response),
        deadline,
        signal,
      });
    },

    async submit(name, params, callOptions = {}) {
      const submitOptions = { bodyLimit: PRESS_BODY_BYTES, ...callOptions, async: true };
      const sent = await send(name, params, submitOptions);
      if (!sent.ok) return sent;
      const job = acceptedJob(sent.value);
      if (job) return job;
      const outcome = readResponse(name, ENDPOINTS[name].result, sent.value);
      return outcome.ok ? ok({ answer: outcome.value }) : outcome;
    },
  };
}
