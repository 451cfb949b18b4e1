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

/** A call and its response as they were sent and received, for the console. */
export interface RawResponse {
  /** Address and query, never the key; empty where none could be built. */
  readonly request: string;
  /** Null where no response came. */
  readonly status: number | null;
  readonly mediaType: string;
  /** The body as received, with the key removed. */
  readonly text: string;
  /** The id of an accepted job. */
  readonly jobId: string | null;
  /** The response read as a result or a failure. */
  readonly outcome: Outcome<unknown>;
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
  ): Promise<Outcome<EndpointResult<N>>>;
  /** Starts the call as a job (`is_async`), billed when the job succeeds. */
  submit<N extends EndpointName>(
    name: N,
    params: EndpointParams<N>,
    options?: CallOptions,
  ): Promise<Outcome<{ jobId: string }>>;
  /** Polls a job, free. A failed outcome is a failed poll; a failed job is a value. */
  poll<N extends EndpointName>(
    name: N,
    jobId: string,
    options?: CallOptions,
  ): Promise<Outcome<JobState<unknown>>>;
  /** Makes one call exactly as given; does not wait for a job that it starts. */
  callRaw(name: EndpointName, params: unknown, options?: RawCallOptions): Promise<RawResponse>;
}

const DEFAULT_TIMEOUT_MS = 70_000;

export function createApiClient(options: ApiClientOptions): ApiClient {
  const doFetch: typeof fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS;

  /** Sends one request. `lost` says whether a call whose response was lost was billed. */
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
    // Settles even where a fetch, or the body's stream, ignores its signal.
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
      const mediaType = response.headers.get('content-type') ?? '';
      if (text !== null) return ok({ status, text, key, mediaType, url });
      controller.abort();
      if (status < 400) return fail(createFailure('answer-too-large', { billed: lost, status }));
      return ok({ status, text: '', key });
    } catch {
      // The status alone tells an error response; its body is not needed.
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

  /** Sends a built call, and again to its fallback URL when the first answers 404. */
  async function sendBuilt(
    name: EndpointName,
    built: Outcome<ApiRequest>,
    signal: AbortSignal | undefined,
    milliseconds = timeoutMs,
  ): Promise<Outcome<ApiResponse>> {
    if (!built.ok) return built;
    const lost = ENDPOINTS[name].free ? 'no' : 'possibly';
    const response = await exchange(built.value, lost, signal, milliseconds);
    const { fallbackUrl: url, key } = built.value;
    if (url === null || !response.ok || response.value.status !== 404) return response;
    return exchange({ url, key }, lost, signal, milliseconds);
  }

  const send = async (
    name: EndpointName,
    params: unknown,
    callOptions: RawCallOptions,
    milliseconds?: number,
  ): Promise<Outcome<ApiResponse>> =>
    sendBuilt(name, await build(name, params, callOptions), callOptions.signal, milliseconds);

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
      const sent = await sendBuilt(name, built, signal);
      const request = built.ok ? built.value.url : '';
      if (!sent.ok) {
        const status = sent.failure.status ?? null;
        return { request, status, mediaType: '', text: '', jobId: null, outcome: sent };
      }
      const { status, text, key, mediaType = '', url = request } = sent.value;
      const jobId = name === 'job' ? null : acceptedJobId(sent.value);
      const outcome = readResponse(name, resultSchemaFor(name, fields), sent.value);
      return {
        request: url,
        status,
        mediaType,
        text: removeLongKey(text, key),
        jobId,
        outcome,
      };
    },

    async call(name, params, callOptions = {}) {
      const deadline = Date.now() + timeoutMs;
      const sent = await send(name, params, callOptions);
      if (!sent.ok) return sent;
      const response = sent.value;
      const jobId = acceptedJobId(response);
      const outcome = readResponse(name, ENDPOINTS[name].result, response);
      if (outcome.ok || jobId === null || name === 'job') return outcome;
      const { signal } = callOptions;
      const schema: z.ZodType<EndpointResult<typeof name>> = ENDPOINTS[name].result;
      const pollOnce = (milliseconds: number) =>
        poll(schema, name, jobId, { signal }, milliseconds);
      return waitForJob(pollOnce, {
        billed: ENDPOINTS[name].free ? 'no' : 'possibly',
        raw: redactServerText(response.text, response.key),
        deadline,
        signal,
      });
    },

    async submit(name, params, callOptions = {}) {
      const sent = await send(name, params, { ...callOptions, async: true });
      if (!sent.ok) return sent;
      const jobId = acceptedJobId(sent.value);
      if (jobId !== null) return ok({ jobId });
      const outcome = readResponse(name, ENDPOINTS[name].result, sent.value);
      return outcome.ok ? ok({ jobId: inlineJobId(outcome.value) }) : outcome;
    },
  };
}
