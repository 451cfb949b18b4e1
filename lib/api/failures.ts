import type { Failure, FailureKind } from '../failure.ts';
import { text } from '../texts/failures.ts';
import { SENTENCES } from './sentences.ts';

/** The contract's `detail` limit (lib/failure.ts). */
const DETAIL_LIMIT = 300;
/** A lookup's answer is a few kilobytes; the limit only keeps a stray page out of the storage. */
const RAW_LIMIT = 20_000;

/** Instead of "try again", where trying again could be paid for twice. */
const LOST = {
  action: 'mayBeBilled',
  remedy: 'refresh',
} as const;
/** Over a connection that breaks, browsers may send a GET anew by themselves (lib/service/wire.ts). */
const BROKEN = {
  action: 'mayBeBilledTwice',
  remedy: 'refresh',
} as const;
const LOSABLE: ReadonlySet<FailureKind> = new Set([
  'network',
  'timeout',
  'aborted',
  'job-failed',
  'internal',
]);

/**
 * The one function that turns a failure's kind into sentences for a person.
 * `extra` overrides any of them; `detail` is cut to 300 characters and `raw` to 20,000.
 */
export function failure(kind: FailureKind, extra: Partial<Failure> = {}): Failure {
  const isLost = extra.billed === 'possibly' && LOSABLE.has(kind);
  const lost = isLost ? (kind === 'network' ? BROKEN : LOST) : {};
  const { message, action, ...row } = { ...SENTENCES[kind], ...lost };
  const made: Failure = { message: text(message), action: text(action), ...row, ...extra, kind };
  return {
    ...made,
    ...(extra.detail === undefined ? {} : { detail: extra.detail.slice(0, DETAIL_LIMIT) }),
    ...(extra.raw === undefined ? {} : { raw: extra.raw.slice(0, RAW_LIMIT) }),
  };
}
