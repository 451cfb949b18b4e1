import type { z } from 'zod';
import { type Billed, fail, type Outcome, ok } from '../../domain/index.ts';
import {
  ENDPOINTS,
  type EndpointName,
  type EndpointParams,
  type EndpointResult,
  inlineAnswer,
  inlineJobId,
  resultSchemaFor,
} from '../endpoints/index.ts';
import { createFailure, redactServerText } from '../failures/index.ts';
import { type ApiRequest, buildRequest } from './build-request.ts';
import { type JobState, readInlineAnswer, readPollResponse } from './job-poll.ts';
import { type ApiResponse, acceptedJobId, readResponse, removeLongKey } from './response.ts';
import { readResponseBody } from './response-body.ts';
import { waitForJob } from './wait-for-job.ts';

export interface ApiClientOptions {
  readonly baseUrl: () => Promise<string>;
  readonly key: () => Promise<string | null>;
  readonly fetch?: typeof fetch;
  /** Milliseconds for one call; the contract recommends at least 60 s. */
  readonly timeoutMs?: number;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Fields to keep, in the contract's dot notation; empty or absent: all. */
  readonly fields?: readonly string[];
}

/** Everything that came of a call, for who wants to see it as it is. */
export interface RawResponse {
  /** Address and query, never the key; empty where none could be built. */
  readonly request: string;
  /** Null where nothing came back. */
  readonly status: number | null;
  readonly mediaType: string;
  /** The body as it came, free of the key. */
  readonly text: string;
  /** The id of an accepted job. */
  readonly jobId: string | null;
  /** What it means. */
  readonly outcome: Outcome<unknown>;
}

interface RawCallOptions extends CallOptions {
  readonly async?: boolean;
  readonly softFail?: boolean;
}

/** The only door to the API. Nothing here throws: whatever goes wrong is a failure. */
export interface ApiClient {
  /** One synchronous call, answered or refused. */
  call<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    options?: CallOptions,
  ): Promise<Outcome<EndpointResult<N>>>;
  /** Hands the call over as a job (`is_async`), billed when the job succeeds. */
  submit<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    options?: CallOptions,
  ): Promise<Outcome<{ jobId: string }>>;
  /** Asks for a job, free. A failed outcome is a failed poll; a failed job is a value. */
  poll<N extends EndpointName>(
    name: N,
    jobId: string,
    options?: CallOptions,
  ): Promise<Outcome<JobState<unknown>>>;
  /** One call just as it is put together; a job that it begins is not waited for. */
  callRaw(name: EndpointName, params: unknown, options?: RawCallOptions): Promise<RawResponse>;
}

const DEFAULT_TIMEOUT_MS = 70_000;

export function createApiClient(options: ApiClientOptions): ApiClient {
  const doFetch: typeof fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;

  /** Sends one request. `lost` is what a call whose answer never came may have cost. */
  async function exchange(
    { url, key }: Pick<ApiRequest, 'url' | 'key'>,
    lost: Billed,
    signal: AbortSignal | undefined,
    milliseconds: number,
  ): Promise<Outcome<ApiResponse>> {
    if (signal?.aborted) return fail(createFailure('aborted'));
    const controller = new AbortController();
    let stoppedBy: 'timeout' | 'aborted' | null = null;
    const stop = (why: 'timeout' | 'aborted') => {
      stoppedBy ??= why;
      controller.abort();
    };
    const onAbort = () => stop('aborted');
    const timer = setTimeout(() => stop('timeout'), milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
    // Settles even where a fetch, or the body's stream, does not heed its signal.
    const stopped = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(controller.signal.reason), {
        once: true,
      });
    });
    let status: number | null = null;
    try {
      const response = await Promise.race([
        doFetch(url, {
          method: 'GET',
          headers: { 'x-api-key': key, accept: 'application/json' },
          redirect: 'manual',
          credentials: 'omit',
          cache: 'no-store',
          referrerPolicy: 'no-referrer',
          signal: controller.signal,
        }),
        stopped,
      ]);
      // Browsers hide a redirect as `opaqueredirect`; other runtimes show its 3xx.
      const { status: code, type, redirected } = response;
      if (type === 'opaqueredirect' || redirected || (code >= 300 && code < 400)) {
        return fail(createFailure('redirected', code === 0 ? {} : { status: code }));
      }
      status = code;
      const text = await Promise.race([readResponseBody(response), stopped]);
      const named = response.headers.get('content-type') ?? '';
      if (text !== null) return ok({ status, text, key, mediaType: named, url });
      controller.abort();
      if (status < 400) return fail(createFailure('answer-too-large', { billed: lost, status }));
      return ok({ status, text: '', key });
    } catch {
      // A refusal is known by its status; its words are not needed.
      if (status !== null && status >= 400) return ok({ status, text: '', key });
      return fail(
        createFailure(stoppedBy ?? 'network', { billed: lost, ...(status && { status }) }),
      );
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async function build(
    name: EndpointName,
    params: unknown,
    { fields = [], async = false, softFail = false }: RawCallOptions,
  ): Promise<Outcome<ApiRequest>> {
    try {
      const [baseUrl, key] = await Promise.all([options.baseUrl(), options.key()]);
      return buildRequest(name, params, { fields, async, softFail }, { baseUrl, key });
    } catch {
      return fail(createFailure('internal'));
    }
  }

  /** Sends a call, to its second address too where the contract shows two. */
  async function go(
    name: EndpointName,
    built: Outcome<ApiRequest>,
    signal: AbortSignal | undefined,
    milliseconds = timeoutMs,
  ): Promise<Outcome<ApiResponse>> {
    if (!built.ok) return built;
    const lost = ENDPOINTS[name].free ? 'no' : 'possibly';
    const answer = await exchange(built.value, lost, signal, milliseconds);
    const { fallbackUrl: url, key } = built.value;
    if (url === null || !answer.ok || answer.value.status !== 404) return answer;
    return exchange({ url, key }, lost, signal, milliseconds);
  }

  const send = async (
    name: EndpointName,
    params: unknown,
    how: RawCallOptions,
    milliseconds?: number,
  ): Promise<Outcome<ApiResponse>> =>
    go(name, await build(name, params, how), how.signal, milliseconds);

  async function poll<R>(
    schema: z.ZodType<R>,
    name: EndpointName,
    jobId: string,
    { signal }: CallOptions,
    milliseconds?: number,
  ): Promise<Outcome<JobState<R>>> {
    const inline = inlineAnswer(jobId);
    if (inline !== undefined) return readInlineAnswer(inline, schema);
    const sent = await send('job', { job_id: jobId }, { signal }, milliseconds);
    return sent.ok ? readPollResponse(name, schema, sent.value) : sent;
  }

  return {
    poll: (name, jobId, { signal, fields = [] } = {}) =>
      poll(resultSchemaFor(name, fields), name, jobId, { signal }),

    async callRaw(name, params, rawOptions = {}) {
      const { signal, fields = [] } = rawOptions;
      const built = await build(name, params, rawOptions);
      const sent = await go(name, built, signal);
      const request = built.ok ? built.value.url : '';
      if (!sent.ok) {
        const status = sent.failure.status ?? null;
        return { request, status, mediaType: '', text: '', jobId: null, outcome: sent };
      }
      const { status, text, key, mediaType: type = '', url = request } = sent.value;
      const jobId = name === 'job' ? null : acceptedJobId(sent.value);
      const read = readResponse(name, resultSchemaFor(name, fields), sent.value);
      return {
        request: url,
        status,
        mediaType: type,
        text: removeLongKey(text, key),
        jobId,
        outcome: read,
      };
    },

    async call(name, params, callOptions = {}) {
      const deadline = Date.now() + timeoutMs;
      const sent = await send(name, params, callOptions);
      if (!sent.ok) return sent;
      const answer = sent.value;
      const jobId = acceptedJobId(answer);
      const read = readResponse(name, ENDPOINTS[name].result, answer);
      if (read.ok || jobId === null || name === 'job') return read;
      const { signal } = callOptions;
      const schema: z.ZodType<EndpointResult<typeof name>> = ENDPOINTS[name].result;
      const pollOnce = (milliseconds: number) =>
        poll(schema, name, jobId, { signal }, milliseconds);
      return waitForJob(pollOnce, {
        billed: ENDPOINTS[name].free ? 'no' : 'possibly',
        raw: redactServerText(answer.text, answer.key),
        deadline,
        signal,
      });
    },

    async submit(name, params, callOptions = {}) {
      const sent = await send(name, params, { ...callOptions, async: true });
      if (!sent.ok) return sent;
      const jobId = acceptedJobId(sent.value);
      if (jobId !== null) return ok({ jobId });
      const read = readResponse(name, ENDPOINTS[name].result, sent.value);
      return read.ok ? ok({ jobId: inlineJobId(read.value) }) : read;
    },
  };
}
