import { z } from 'zod';
import type { Billed, Failure, FailureKind, Phrase } from '../../domain/index.ts';
import { failuresText } from '../../texts/messages.ts';
import { createFailure, type FailureDetails, redactServerText } from './create-failure.ts';

/** The properties of a failed call that its failure depends on. */
export interface FailureContext {
  readonly path: string;
  readonly notFoundBilled: Billed;
  readonly key: string;
}

const USAGE_PATH = '/v1/usage';

const messageSchema = z.union([
  z.string(),
  z.looseObject({ message: z.string() }).transform((error) => error.message),
  z.looseObject({ error: z.string() }).transform((error) => error.error),
]);

/** The contract's error body is `{error: message}`; gateways before it use these other names. */
const errorBodySchema = z.looseObject({
  error: messageSchema.nullish().catch(null),
  message: z.string().nullish().catch(null),
  detail: z.string().nullish().catch(null),
  status: z.number().nullish().catch(null),
  status_code: z.number().nullish().catch(null),
  code: z.number().nullish().catch(null),
});

/** Characters. The patterns below take quadratic time on long texts. */
const MAX_MESSAGE_LENGTH = 1_000;

/** The `error` message of a body, or null. */
export function apiErrorMessage(body: unknown): string | null {
  const parsed = errorBodySchema.safeParse(body);
  const text = parsed.success ? parsed.data.error?.slice(0, MAX_MESSAGE_LENGTH).trim() : '';
  return text ? text : null;
}

/** The title of an HTML error page, or a plain text as it is; empty for other HTML. */
function pageText(text: string): string {
  const title = /<title[^<>]*>([^<]{1,300})/i.exec(text)?.[1];
  if (title !== undefined) return title.trim();
  return /<[a-z!/]/i.test(text) ? '' : text.trim();
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}

function serverMessage(text: string, body: unknown): string {
  if (body === undefined) {
    return pageText(text.slice(0, 10_000)).replace(/\s+/g, ' ');
  }
  if (typeof body === 'string') return body.slice(0, MAX_MESSAGE_LENGTH).trim();
  const parsed = errorBodySchema.safeParse(body);
  if (!parsed.success) return '';
  const { error, message, detail } = parsed.data;
  return (error ?? message ?? detail ?? '').slice(0, MAX_MESSAGE_LENGTH).trim();
}

/** The four 401 errors differ only in their message (contract, Authentication, rule 4). */
const UNAUTHORIZED_PATTERNS: readonly (readonly [RegExp, FailureKind])[] = [
  [/rate.?limit|quota|too many|limit exceeded/i, 'rate-limited'],
  [/inactive|deactivated|disabled|not active|revoked|suspended/i, 'inactive-key'],
  [/expired/i, 'expired-key'],
  [/invalid|missing|wrong|unknown|not found|incorrect|required|no api.?key/i, 'invalid-key'],
];

/** For errors in a response with a success status (contract, soft_fail). */
const MESSAGE_PATTERNS: readonly (readonly [RegExp, FailureKind])[] = [
  [/rate.?limit|quota|too many requests/i, 'rate-limited'],
  [/inactive.*key|key.*(?:inactive|not active|revoked|disabled)/i, 'inactive-key'],
  [/expired.*key|key.*expired/i, 'expired-key'],
  [/(?:invalid|missing|wrong|unknown).*\bkey\b|\bkey\b.*(?:invalid|missing)/i, 'invalid-key'],
  [/unauthori[sz]ed/i, 'unauthorized'],
  [/payment|credits?\b|invoice/i, 'payment-required'],
  [/stats?\b.*(?:not|disabled).*(?:enabled|account)|stats.*disabled/i, 'stats-not-enabled'],
  [/forbidden|deactivated|not allowed|permission/i, 'forbidden'],
  [/not.?found|unknown engine/i, 'not-found'],
  [/too large/i, 'too-large'],
  [/unavailable/i, 'unavailable'],
  [/internal|server error/i, 'server-error'],
  [/bad request|invalid|missing|required|must|malformed|parameter/i, 'bad-request'],
];

function firstMatch(rows: readonly (readonly [RegExp, FailureKind])[], message: string) {
  return rows.find(([pattern]) => pattern.test(message))?.[1];
}

const STATUS_KINDS: Readonly<Record<number, FailureKind>> = {
  400: 'bad-request',
  402: 'payment-required',
  413: 'too-large',
  // Not in the contract; sent by gateways in front of the API.
  429: 'rate-limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function failureKindOf(
  status: number,
  message: string,
  path: string,
  isContractBody: boolean,
): FailureKind {
  if (status === 401) return firstMatch(UNAUTHORIZED_PATTERNS, message) ?? 'unauthorized';
  if (status === 403) {
    return path === '/v1/stats' && !/deactivat/i.test(message) ? 'stats-not-enabled' : 'forbidden';
  }
  // A 404 without the contract's error body does not come from the API.
  if (status === 404) return path === USAGE_PATH || !isContractBody ? 'no-api' : 'not-found';
  const isServerError = status >= 500 && status < 600;
  return STATUS_KINDS[status] ?? (isServerError ? 'server-error' : 'unexpected-status');
}

/** Names the quota that is used up (contract, Limits). Waiting does not restore a total quota. */
function quotaFailureText(serverText: string): FailureDetails {
  const span = /\bquota:?\s+(total|daily|weekly|monthly)\b/i.exec(serverText)?.[1]?.toLowerCase();
  if (span === undefined) return {};
  const message = failuresText('quotaUsedUp', { span });
  if (span !== 'total') return { message, quota: span };
  return {
    message,
    quota: span,
    action: failuresText('raiseQuota'),
    remedy: 'account',
    waitHelps: false,
  };
}

/** Sentences of a 404 of endpoints that look up no value (contract, Endpoints, rules 5 and 8). */
const NOT_FOUND_TEXTS: Readonly<Record<string, () => FailureDetails>> = {
  [USAGE_PATH]: () => ({ message: failuresText('noApiAtAddress') }),
  '/v1/stats': () => ({
    message: failuresText('noSuchEngine'),
    action: failuresText('checkEngine'),
  }),
  '/jobs/{job_id}': () => ({
    message: failuresText('noSuchJob'),
    action: failuresText('jobMayAppear'),
  }),
};

function buildFailure(
  kind: FailureKind,
  status: number,
  message: string,
  context: FailureContext,
): Failure<Phrase> {
  const detail = redactServerText(message, context.key);
  const isNotFoundText = kind === 'not-found' || (kind === 'no-api' && context.path === USAGE_PATH);
  return createFailure(kind, {
    billed: kind === 'not-found' || kind === 'no-api' ? context.notFoundBilled : 'no',
    status,
    ...(kind === 'rate-limited' ? quotaFailureText(message) : {}),
    ...(isNotFoundText ? NOT_FOUND_TEXTS[context.path]?.() : {}),
    ...(detail === '' ? {} : { detail }),
  });
}

/**
 * The failure of a response with an error status (contract, Errors). 4xx and 5xx are free, except a
 * 404 of a paid endpoint, which may be billed.
 */
export function failureOfStatus(
  status: number,
  text: string,
  context: FailureContext,
): Failure<Phrase> {
  const body = parsedJson(text);
  const message = serverMessage(text, body);
  const kind = failureKindOf(status, message, context.path, apiErrorMessage(body) !== null);
  return buildFailure(kind, status, message, context);
}

/**
 * The failure in a body that was sent with a success status; null when the body has no error. It is
 * billed like the same error with an error status; an unknown error like a 404 of the endpoint.
 */
export function failureInBody(
  status: number,
  body: unknown,
  context: FailureContext,
): Failure<Phrase> | null {
  const message = apiErrorMessage(body);
  if (message === null) return null;
  const parsed = errorBodySchema.safeParse(body);
  const statusInBody = parsed.success
    ? [parsed.data.status, parsed.data.status_code, parsed.data.code].find(
        (code) => typeof code === 'number' && code >= 400 && code < 600,
      )
    : undefined;
  const kind = statusInBody
    ? failureKindOf(statusInBody, message, context.path, true)
    : firstMatch(MESSAGE_PATTERNS, message);
  if (kind !== undefined) return buildFailure(kind, status, message, context);
  return createFailure('unexpected-answer', {
    message: failuresText('unknownError'),
    action: failuresText('readApiMessage'),
    billed: context.notFoundBilled,
    status,
    detail: redactServerText(message, context.key),
  });
}
