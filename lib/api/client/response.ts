import type { z } from 'zod';
import { type Failure, fail, type Outcome, ok, type Phrase } from '../../domain/index.ts';
import { failuresText } from '../../texts/messages.ts';
import { ENDPOINTS, type EndpointName, jobIdOf } from '../endpoints/index.ts';
import {
  createFailure,
  type FailureContext,
  failureInBody,
  failureOfStatus,
  redactServerText,
  removeKey,
} from '../failures/index.ts';
import {
  isDoubtfulHit,
  quotaFailure,
  refusingQuota,
  sharedAnswerOf,
  wasAnswerLost,
} from './quotas.ts';
import { noteReceived } from './response-body.ts';

/** A response, and the key that must be removed from it before it is stored or shown. */
export interface ApiResponse {
  readonly status: number;
  /** The body; if it is incomplete, the part that arrived. */
  readonly text: string;
  readonly key: string;
  /** The headers that the browser exposes. */
  readonly headers: Headers;
  /** The URL that answered; it never contains the key. */
  readonly url: string;
  /** Set where the body of a success is incomplete and its received part cannot be read. */
  readonly incomplete?: Failure<Phrase>;
  /** How long the server asks to wait, ms. */
  readonly retryAfterMs?: number | undefined;
}

/** A shorter key could be an ordinary word of an answer. */
const MIN_KEY_LENGTH_TO_REDACT = 8;

/** The text with the key removed, unless the key is too short to tell from words. */
export const removeLongKey = (text: string, key: string): string =>
  key.length < MIN_KEY_LENGTH_TO_REDACT ? text : removeKey(text, key);

/**
 * The parsed body, free of the key; `undefined` when it is not JSON. The key is removed twice: from
 * the text, for property names, and from each parsed string, for keys written with escapes.
 */
export function parseResponseBody({ text, key }: ApiResponse): unknown {
  const clean = (value: string) => removeLongKey(value, key);
  try {
    // `trim` also removes a byte order mark.
    return JSON.parse(clean(text).trim(), (_, value) =>
      typeof value === 'string' ? clean(value) : value,
    );
  } catch {
    return undefined;
  }
}

/** @param isFree an answer cost nothing, whatever the endpoint costs */
export function failureContextFor(name: EndpointName, key: string, isFree = false): FailureContext {
  const { path, notFoundBilled } = ENDPOINTS[name];
  return { path, notFoundBilled: isFree ? 'no' : notFoundBilled, key };
}

/** The contract's success statuses. */
export function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300;
}

/** A job that the API accepted. */
interface AcceptedJob {
  readonly jobId: string;
}

/** The reply to a call that asks for a job: the job, or the answer at once. */
export type SubmittedJob = AcceptedJob | { readonly answer: unknown };

/**
 * The job that the API accepted; null for any other response. Fails for an id that cannot be put into
 * a URL, because the answer could never be fetched.
 */
export function acceptedJob(response: ApiResponse): Outcome<AcceptedJob, Phrase> | null {
  const { status, text, key } = response;
  const job = isSuccessStatus(status) ? jobIdOf(parseResponseBody(response)) : null;
  if (job === null) return null;
  if (job.jobId !== null) return ok({ jobId: job.jobId });
  return fail(
    createFailure('unexpected-answer', {
      message: failuresText('jobIdUnusable'),
      action: failuresText('jobMayBeBilled'),
      billed: 'possibly',
      status,
      raw: redactServerText(text, key),
    }),
  );
}

/**
 * The body as a failure keeps it, without the key. Of free calls, the queries of URLs are removed
 * too.
 */
export function keptText(name: EndpointName, { text, key }: ApiResponse): string {
  return ENDPOINTS[name].free ? redactServerText(text, key) : removeKey(text, key);
}

/**
 * Reads a response as the endpoint's result or a failure. A paid 200 of the wrong form was billed
 * (contract, Billing rules, 1) and is kept as `raw`; a body that is not JSON may come from a proxy,
 * so it is only possibly billed.
 */
export function readResponse<R>(
  name: EndpointName,
  schema: z.ZodType<R>,
  response: ApiResponse,
): Outcome<R, Phrase> {
  const { status, text, key, headers, incomplete, retryAfterMs } = response;
  if (incomplete) return fail(incomplete);
  const shared = sharedAnswerOf(headers);
  const context = failureContextFor(name, key, shared !== null);
  if (!isSuccessStatus(status)) {
    const failure = failureOfStatus(status, text, context);
    const quota = status === 429 ? refusingQuota(headers) : undefined;
    if (quota) return fail(quotaFailure(quota, failure, Date.now()));
    if (shared) return fail({ ...failure, shared });
    const isLost = wasAnswerLost(headers) && !ENDPOINTS[name].free;
    if (isLost) return fail({ ...failure, billed: 'possibly' });
    const retryAt = retryAfterMs === undefined ? {} : { retryAt: Date.now() + retryAfterMs };
    return fail({ ...failure, ...retryAt });
  }
  const { free } = ENDPOINTS[name];
  const costsNothing = free || shared !== null;
  const body = parseResponseBody(response);
  const raw = keptText(name, response);
  if (body === undefined) {
    const billed = costsNothing ? 'no' : 'possibly';
    return fail(createFailure('not-json', { billed, status, raw }));
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) {
    if (!free) noteReceived(parsed.data, raw, headers);
    return ok(parsed.data);
  }
  const softFailure = failureInBody(status, body, context);
  if (softFailure !== null) {
    // An unknown error may still be useful to the person, so its body is kept.
    return fail(softFailure.kind === 'unexpected-answer' ? { ...softFailure, raw } : softFailure);
  }
  const isCertain = status === 200 && !isDoubtfulHit(headers);
  const billed = costsNothing ? 'no' : isCertain ? 'yes' : 'possibly';
  return fail(createFailure('unexpected-answer', { billed, status, raw }));
}
