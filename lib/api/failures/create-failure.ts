import type { Failure, FailureKind, Phrase } from '../../domain/index.ts';
import { failuresText } from '../../texts/messages.ts';
import { FAILURE_TABLE, WAIT_HELPS } from './table.ts';

/** Characters (`Failure.detail`, lib/domain/failure.ts). */
const DETAIL_LIMIT = 300;
/**
 * Characters of `raw` that are kept of a free answer. An answer that may have been paid for is kept
 * whole.
 */
const RAW_LIMIT = 20_000;

const KINDS_THAT_LOSE_ANSWERS: ReadonlySet<FailureKind> = new Set([
  'network',
  'timeout',
  'aborted',
  'job-failed',
  'internal',
]);

/**
 * Replaces "try again" where a retry could be billed twice. After a broken connection browsers may repeat
 * a GET by themselves (lib/service/platform/connection-reuse.ts).
 */
const lostAnswer = (kind: FailureKind) => ({
  action: failuresText(kind === 'network' ? 'mayBeBilledTwice' : 'mayBeBilled'),
  remedy: 'refresh' as const,
});

/** Properties of a failure that differ from those of its kind. */
export type FailureDetails = Partial<Failure<Phrase>>;

/** `extra` overrides any property. `detail` is cut to 300 characters, and `raw` to 20,000 if the call was free. */
export function createFailure(kind: FailureKind, extra: FailureDetails = {}): Failure<Phrase> {
  const [message, action, remedy] = FAILURE_TABLE[kind];
  const failure: Failure<Phrase> = {
    message: failuresText(message),
    action: failuresText(action),
    remedy,
    billed: 'no',
    waitHelps: WAIT_HELPS.has(kind),
    ...(extra.billed === 'possibly' && KINDS_THAT_LOSE_ANSWERS.has(kind) ? lostAnswer(kind) : {}),
    ...extra,
    kind,
  };
  return {
    ...failure,
    ...(extra.detail === undefined ? {} : { detail: extra.detail.slice(0, DETAIL_LIMIT) }),
    ...(extra.raw === undefined
      ? {}
      : { raw: failure.billed === 'no' ? extra.raw.slice(0, RAW_LIMIT) : extra.raw }),
  };
}

/** A run of characters that a URL in a server's message may consist of. */
const URL_WORD = /[^\s"'<>\\]+/g;
/** The start of a URL, or one of the API's paths. */
const URL_OR_API_PATH = /https?:\/\/|\/(?:v1|jobs|usage)\b/i;
const KEY_PARAMETER = /\b(x[-_]api[-_]key)(["']?\s*[=:]\s*["']?)[^\s&"',;<>}]+/gi;

let lastPattern: { readonly key: string; readonly pattern: RegExp } | null = null;

/** Matches the key plain, URL-encoded or JSON-escaped, in any case: servers may lowercase it. */
function keyPatternOf(key: string): RegExp {
  if (lastPattern?.key === key) return lastPattern.pattern;
  const forms = [key, encodeURIComponent(key.toWellFormed()), JSON.stringify(key).slice(1, -1)];
  const sources = forms
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/\W/g, '\\$&'));
  lastPattern = { key, pattern: new RegExp(sources.join('|'), 'gi') };
  return lastPattern.pattern;
}

/** Replaces the key, which a server may echo, with `[key]`. */
export function removeKey(text: string, key: string): string {
  return key === '' ? text : text.replace(keyPatternOf(key), '[key]');
}

/** Replaces the query of a URL with `[query]`, in time linear in the text's length. */
function removeUrlQuery(word: string): string {
  const parts = word.split('?');
  const urlPart = parts.findIndex((part, i) => i + 1 < parts.length && URL_OR_API_PATH.test(part));
  return urlPart < 0 ? word : `${parts.slice(0, urlPart + 1).join('?')}?[query]`;
}

/** Removes the key and the queries of URLs from a text that is shown and stored in a failure. */
export function redactServerText(text: string, key: string): string {
  return removeKey(text, key).replace(KEY_PARAMETER, '$1$2[key]').replace(URL_WORD, removeUrlQuery);
}
