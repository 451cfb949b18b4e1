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

/** What came back over the wire, and the key that must not stay in it. */
export interface ApiResponse {
  readonly status: number;
  readonly text: string;
  readonly key: string;
  /** Media type, as the server named it. */
  readonly mediaType?: string;
  /** Where it came from: the key is in none of it. */
  readonly url?: string;
}

/** Shorter keys could be words of an answer. */
const MIN_KEY_LENGTH_TO_REDACT = 8;

/** A text as it came, free of the key. */
export const removeLongKey = (text: string, key: string): string =>
  key.length < MIN_KEY_LENGTH_TO_REDACT ? text : removeKey(text, key);

/**
 * An answer's body, free of the key; `undefined` when it is not JSON. The text is cleaned for the
 * sake of names, the strings once more for the sake of escapes.
 */
export function parseResponseBody({ text, key }: ApiResponse): unknown {
  const clean = (dirty: string) => removeLongKey(dirty, key);
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

/** The contract's statuses of success; anything else is a refusal. */
export function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The id of the job that an answer hands out, if it is one. */
export function acceptedJobId(answer: ApiResponse): string | null {
  return isSuccessStatus(answer.status) ? jobIdOf(parseResponseBody(answer)) : null;
}

/**
 * Reads an answer as the endpoint's result, or says what else it is. A paid 200 of the wrong form
 * was billed (contract, Billing rules, 1) and is kept as `raw`; one that is not JSON may have come
 * from anywhere.
 */
export function readResponse<R>(
  name: EndpointName,
  schema: z.ZodType<R>,
  answer: ApiResponse,
): Outcome<R> {
  const { status, text, key } = answer;
  if (!isSuccessStatus(status))
    return fail(failureOfStatus(status, text, failureContextFor(name, key)));
  const { free } = ENDPOINTS[name];
  const body = parseResponseBody(answer);
  const raw = redactServerText(text, key);
  if (body === undefined) {
    const billed = free ? 'no' : 'possibly';
    return fail(createFailure('not-json', { billed, status, raw }));
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return ok(parsed.data);
  const soft = failureInBody(status, body, failureContextFor(name, key));
  if (soft !== null) {
    // An error that no rule knows may be worth something to the person: it is kept as it came.
    return fail(soft.kind === 'unexpected-answer' ? { ...soft, raw } : soft);
  }
  const billed = free ? 'no' : status === 200 ? 'yes' : 'possibly';
  return fail(createFailure('unexpected-answer', { billed, status, raw }));
}
