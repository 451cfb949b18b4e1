import type { z } from 'zod';
import { fail, type Outcome, ok } from '../../domain/index.ts';
import { ENDPOINTS, type EndpointName, jobIdOf } from '../endpoints/index.ts';
import {
  createFailure,
  type FailureContext,
  failureInBody,
  failureOfStatus,
  redactServerText,
  removeKey,
} from '../failures/index.ts';

/** A response, and the key that must be removed from it before it is stored or shown. */
export interface ApiResponse {
  readonly status: number;
  readonly text: string;
  readonly key: string;
  /** Media type, as the server named it. */
  readonly mediaType?: string;
  /** The URL that answered; it never contains the key. */
  readonly url?: string;
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
    return JSON.parse(clean(text), (_, value: unknown) =>
      typeof value === 'string' ? clean(value) : value,
    );
  } catch {
    return undefined;
  }
}

export function failureContextFor(name: EndpointName, key: string): FailureContext {
  const { path, notFoundBilled } = ENDPOINTS[name];
  return { path, notFoundBilled, key };
}

/** The contract's success statuses. */
export function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The id of the job that the API accepted; null for any other response. */
export function acceptedJobId(response: ApiResponse): string | null {
  return isSuccessStatus(response.status) ? jobIdOf(parseResponseBody(response)) : null;
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
): Outcome<R> {
  const { status, text, key } = response;
  if (!isSuccessStatus(status))
    return fail(failureOfStatus(status, text, failureContextFor(name, key)));
  const { free } = ENDPOINTS[name];
  const body = parseResponseBody(response);
  const raw = redactServerText(text, key);
  if (body === undefined) {
    const billed = free ? 'no' : 'possibly';
    return fail(createFailure('not-json', { billed, status, raw }));
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  const softFailure = failureInBody(status, body, failureContextFor(name, key));
  if (softFailure !== null) {
    // An unknown error may still be useful to the person, so its body is kept.
    return fail(softFailure.kind === 'unexpected-answer' ? { ...softFailure, raw } : softFailure);
  }
  const billed = free ? 'no' : status === 200 ? 'yes' : 'possibly';
  return fail(createFailure('unexpected-answer', { billed, status, raw }));
}
