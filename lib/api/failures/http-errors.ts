import { z } from 'zod';
import type { Billed, Failure, FailureKind } from '../../domain/index.ts';
import { failuresText } from '../../texts/failures.ts';
import { createFailure } from './create-failure.ts';
import { redactServerText } from './redact.ts';

/** What a failure depends on besides status and message. */
export interface FailureContext {
  readonly path: string;
  readonly notFoundBilled: Billed;
  readonly key: string;
}

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

/** An error message is a sentence; the patterns below take quadratic time in a longer one. */
const MAX_MESSAGE_LENGTH = 1_000;

/** The `error` message of a body, or null. */
export function apiErrorMessage(body: unknown): string | null {
  const parsed = errorBodySchema.safeParse(body);
  const text = parsed.success ? parsed.data.error?.slice(0, MAX_MESSAGE_LENGTH).trim() : '';
  return text ? text : null;
}

/** Words of an error page without its markup. */
function pageText(text: string): string {
  const title = /<title[^>]*>([^<]{1,300})/i.exec(text)?.[1];
  if (title !== undefined) return title.trim();
  return /<[a-z!/]/i.test(text) ? '' : text.trim();
}

function serverMessage(text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return pageText(text.slice(0, 10_000)).replace(/\s+/g, ' ');
  }
  if (typeof body === 'string') return body.slice(0, MAX_MESSAGE_LENGTH).trim();
  const parsed = errorBodySchema.safeParse(body);
  if (!parsed.success) return '';
  const { error, message, detail } = parsed.data;
  return (error ?? message ?? detail ?? '').slice(0, MAX_MESSAGE_LENGTH).trim();
}

/** The four 401s differ by their message alone (contract, Authentication, rule 4). */
const UNAUTHORIZED_PATTERNS: readonly (readonly [RegExp, FailureKind])[] = [
  [/rate.?limit|quota|too many|limit exceeded/i, 'rate-limited'],
  [/inactive|deactivated|disabled|not active|revoked|suspended/i, 'inactive-key'],
  [/expired/i, 'expired-key'],
  [/invalid|missing|wrong|unknown|not found|incorrect|required|no api.?key/i, 'invalid-key'],
];

/** For answers that carry an error although their status does not (contract, soft_fail). */
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

function firstMatch(rows: readonly (readonly [RegExp, FailureKind])[], words: string) {
  return rows.find(([pattern]) => pattern.test(words))?.[1];
}

function failureKindOf(status: number, words: string, path: string): FailureKind {
  switch (status) {
    case 400:
      return 'bad-request';
    case 401:
      return firstMatch(UNAUTHORIZED_PATTERNS, words) ?? 'unauthorized';
    case 402:
      return 'payment-required';
    case 403:
      return path === '/v1/stats' && !/deactivat/i.test(words) ? 'stats-not-enabled' : 'forbidden';
    case 404:
      return 'not-found';
    case 413:
      return 'too-large';
    case 429: // Not in the contract; what a gateway before the API says.
      return 'rate-limited';
    case 502:
    case 503:
    case 504:
      return 'unavailable';
    default:
      return status >= 500 && status < 600 ? 'server-error' : 'unexpected-status';
  }
}

/** Which quota is used up, in the words of the contract's Limits: it decides whether waiting helps. */
function quotaFailureText(words: string): Partial<Failure> {
  const span = /\bquota:?\s+(total|daily|weekly|monthly)\b/i.exec(words)?.[1]?.toLowerCase();
  if (span === undefined) return {};
  const message = failuresText('quotaUsedUp', { span });
  if (span !== 'total') return { message };
  return {
    message,
    action: failuresText('raiseQuota'),
    remedy: 'account',
    waitHelps: false,
  };
}

/** What is not found, where it is no value (contract, Endpoints, rules 5 and 8). */
const NOT_FOUND: Readonly<Record<string, () => Partial<Failure>>> = {
  '/v1/usage': () => ({
    message: failuresText('noApiThere'),
    action: failuresText('enterBaseUrl'),
    remedy: 'options',
  }),
  '/v1/stats': () => ({
    message: failuresText('noSuchEngine'),
    action: failuresText('checkEngine'),
  }),
  '/jobs/{job_id}': () => ({
    message: failuresText('noSuchJob'),
    action: failuresText('checkJob'),
  }),
};

function buildFailure(
  kind: FailureKind,
  status: number,
  words: string,
  asked: FailureContext,
): Failure {
  const detail = redactServerText(words, asked.key);
  return createFailure(kind, {
    billed: kind === 'not-found' ? asked.notFoundBilled : 'no',
    status,
    ...(kind === 'rate-limited' ? quotaFailureText(words) : {}),
    ...(kind === 'not-found' ? NOT_FOUND[asked.path]?.() : {}),
    ...(detail === '' ? {} : { detail }),
  });
}

/**
 * The failure of an answer with an error status (contract, Errors). 4xx and 5xx are free, but for
 * a 404 of a paid endpoint, which may be billed.
 */
export function failureOfStatus(status: number, text: string, asked: FailureContext): Failure {
  const words = serverMessage(text);
  return buildFailure(failureKindOf(status, words, asked.path), status, words, asked);
}

/**
 * The failure of a body that carries an error under a status of success; null when it carries
 * none. Billed by the rules of the error it stands for; `possibly` when that cannot be told.
 */
export function failureInBody(
  status: number,
  body: unknown,
  asked: FailureContext,
): Failure | null {
  const words = apiErrorMessage(body);
  if (words === null) return null;
  const parsed = errorBodySchema.safeParse(body);
  const said = parsed.success
    ? [parsed.data.status, parsed.data.status_code, parsed.data.code].find(
        (code) => typeof code === 'number' && code >= 400 && code < 600,
      )
    : undefined;
  const kind = said ? failureKindOf(said, words, asked.path) : firstMatch(MESSAGE_PATTERNS, words);
  if (kind !== undefined) return buildFailure(kind, status, words, asked);
  return createFailure('unexpected-answer', {
    message: failuresText('unknownError'),
    action: failuresText('readWhatItSaid'),
    billed: asked.notFoundBilled,
    status,
    detail: redactServerText(words, asked.key),
  });
}
