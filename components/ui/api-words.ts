import type { Failure } from '../../lib/domain/index.ts';

/** Words that say nothing beside a status or a sentence. */
const EMPTY_WORDS = /\b(?:http|status|error|code|\d{3}|the|an?|this|your|is|has)\b/g;

/** The words of a text, without case, punctuation and empty words. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{Alpha}\p{N}]+/gu, ' ')
    .replace(EMPTY_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a status is called (RFC 9110), and the API's own words for its errors (API contract, Errors). */
const STANDARD: ReadonlySet<string> = new Set([
  'bad request',
  'unauthorized',
  'invalid api key',
  'inactive api key',
  'expired api key',
  'payment required',
  'forbidden',
  'not found',
  'payload too large',
  'content too large',
  'too many requests',
  'rate limit exceeded',
  'internal',
  'internal server',
  'bad gateway',
  'service unavailable',
  'gateway timeout',
  // Our sentence names these.
  ...['total', 'daily', 'weekly', 'monthly'].map(
    (span) => `rate limit exceeded for api key quota ${span}`,
  ),
]);

/** Our sentence does not say what these were: the status or the error is all that is known. */
const UNKNOWN: ReadonlySet<Failure['kind']> = new Set(['unexpected-status', 'unexpected-answer']);

/** What the API said about a failure; null if it only named the status or said what our sentence says. */
export function apiWords({
  kind,
  message,
  detail,
}: Pick<Failure, 'kind' | 'message' | 'detail'>): string | null {
  if (!detail) return null;
  const words = wordsOf(detail);
  const isSame = words === wordsOf(message) || words === `forbidden ${wordsOf(message)}`;
  const isBare = words === '' || STANDARD.has(words);
  return isSame || (isBare && !UNKNOWN.has(kind)) ? null : detail;
}
