import { type Billed, fail, type Outcome, ok, type Phrase } from '../../domain/index.ts';
import { failuresText } from '../../texts/messages.ts';
import { ENDPOINTS, type EndpointName } from '../endpoints/index.ts';
import { createFailure, removeKey } from '../failures/index.ts';
import type { ApiRequest } from './build-request.ts';
import { isFromGateway, type Quota, quotasOf, refusingQuota, sharedAnswerOf } from './quotas.ts';
import { type ApiResponse, parseResponseBody } from './response.ts';
import { DEFAULT_BODY_BYTES, isWholeJson, readResponseBody } from './response-body.ts';
import { retryAfterMsOf, serverTimeOf } from './response-headers.ts';

/** What the headers of a response say. */
export interface ResponseNews {
  /** Ms since the epoch; undefined where the response does not name it. */
  readonly serverTime: number | undefined;
  /** How long the server refuses every call (429, 503), ms; undefined where it does not say. */
  readonly retryAfterMs: number | undefined;
  /** The quotas that a gateway in front of the API reports; undefined: there is no sign of one. */
  readonly quotas: readonly Quota[] | undefined;
}

interface ExchangeOptions {
  readonly name: EndpointName;
  readonly milliseconds: number;
  readonly fetch?: typeof fetch;
  readonly signal?: AbortSignal | undefined;
  readonly bodyLimit?: number;
  readonly onResponse?: (news: ResponseNews) => void;
}

/**
 * Sends one request. Fails if no response came, or a redirect, which is not followed. An incomplete
 * body is not a failure here: the response has `incomplete`.
 */
export async function exchange(
  { url, key }: Pick<ApiRequest, 'url' | 'key'>,
  {
    name,
    milliseconds,
    fetch: send = (input, init) => globalThis.fetch(input, init),
    signal,
    bodyLimit = DEFAULT_BODY_BYTES,
    onResponse,
  }: ExchangeOptions,
): Promise<Outcome<ApiResponse, Phrase>> {
  if (signal?.aborted) return fail(createFailure('aborted'));
  let lost: Billed = ENDPOINTS[name].free ? 'no' : 'possibly';
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
  try {
    const response = await Promise.race([
      send(url, {
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
    const { status, type, redirected, headers } = response;
    if (type === 'opaqueredirect' || redirected || (status >= 300 && status < 400)) {
      return fail(createFailure('redirected', status === 0 ? {} : { status }));
    }
    // A used-up quota refuses only what costs credits, and for longer.
    const isRefused = (status === 429 && !refusingQuota(headers)) || status === 503;
    const retryAfterMs = isRefused ? retryAfterMsOf(headers, Date.now()) : undefined;
    onResponse?.({
      serverTime: serverTimeOf(headers),
      // The contract's 503 is about the stats alone.
      retryAfterMs: status === 503 && name === 'stats' ? undefined : retryAfterMs,
      quotas: isFromGateway(headers) ? quotasOf(headers) : undefined,
    });
    if (sharedAnswerOf(headers)) lost = 'no';
    const { text, end } = await readResponseBody(response, bodyLimit, stopped);
    if (end !== 'complete') controller.abort();
    const received = { status, text, key, headers, url, retryAfterMs };
    // An error needs only its status. An answer that is whole JSON counts even if the connection broke.
    if (end === 'complete' || status >= 400) return ok(received);
    if (end === 'broken' && isWholeJson(text)) return ok(received);
    const failure =
      end === 'broken'
        ? createFailure(stoppedBy ?? 'network', { billed: lost, status })
        : createFailure('answer-too-large', {
            billed: lost,
            status,
            message: failuresText('answerLongerThan', { megabytes: bodyLimit / 1_000_000 }),
          });
    // A poll is free, but it returns an answer that was paid for.
    const isPaid = lost !== 'no' || name === 'job';
    const raw = isPaid && text !== '' ? { raw: removeKey(text, key) } : {};
    return ok({ ...received, incomplete: { ...failure, ...raw } });
  } catch {
    return fail(createFailure(stoppedBy ?? 'network', { billed: lost }));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

type Send = (url: string) => Promise<Outcome<ApiResponse, Phrase>>;

/**
 * A free call that tells whether `/v1` paths exist: the contract has a 404 only for an unknown
 * engine.
 */
const PROOF = `${ENDPOINTS.stats.path}?${new URLSearchParams({ path: ENDPOINTS.usage.path })}`;

const isObject = (body: unknown): boolean => typeof body === 'object' && body !== null;

/**
 * Sends a call, and again to its alias without `/v1` if the first answers 404 (contract, Endpoints,
 * rule 8). If the base URL wrongly ends in `/v1`, the alias happens to be the API's real usage path
 * although all other paths are wrong. So its answer counts only if another path with `/v1` exists.
 */
export async function sendWithAlias(
  request: ApiRequest,
  send: Send,
): Promise<Outcome<ApiResponse, Phrase>> {
  const { url, fallbackUrl, baseUrl } = request;
  const first = await send(url);
  if (fallbackUrl === null || !first.ok || first.value.status !== 404) return first;
  const second = await send(fallbackUrl);
  if (!second.ok || second.value.status === 404) return second;
  const proof = await send(`${baseUrl}${PROOF}`);
  if (!proof.ok) return proof.failure.kind === 'redirected' ? first : proof;
  const isApi = proof.value.status !== 404 && isObject(parseResponseBody(proof.value));
  return isApi ? second : first;
}
