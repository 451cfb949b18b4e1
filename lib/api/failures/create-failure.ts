import type { Failure, FailureKind } from '../../domain/index.ts';
import { failuresText } from '../../texts/failures.ts';
import { FAILURE_TABLE } from './table.ts';

/** The contract's `detail` limit (lib/failure.ts). */
const DETAIL_LIMIT = 300;
/** A lookup's answer is a few kilobytes; the limit only keeps a stray page out of the storage. */
const RAW_LIMIT = 20_000;

/** Instead of "try again", where trying again could be paid for twice. */
const LOST_ANSWER = {
  action: 'mayBeBilled',
  remedy: 'refresh',
} as const;
/** Over a connection that breaks, browsers may send a GET anew by themselves (lib/service/wire.ts). */
const BROKEN_CONNECTION = {
  action: 'mayBeBilledTwice',
  remedy: 'refresh',
} as const;
const KINDS_THAT_LOSE_ANSWERS: ReadonlySet<FailureKind> = new Set([
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
export function createFailure(kind: FailureKind, extra: Partial<Failure> = {}): Failure {
  const isLost = extra.billed === 'possibly' && KINDS_THAT_LOSE_ANSWERS.has(kind);
  const lost = isLost ? (kind === 'network' ? BROKEN_CONNECTION : LOST_ANSWER) : {};
  const { message, action, ...row } = { ...FAILURE_TABLE[kind], ...lost };
  const made: Failure = {
    message: failuresText(message),
    action: failuresText(action),
    ...row,
    ...extra,
    kind,
  };
  return {
    ...made,
    ...(extra.detail === undefined ? {} : { detail: extra.detail.slice(0, DETAIL_LIMIT) }),
    ...(extra.raw === undefined ? {} : { raw: extra.raw.slice(0, RAW_LIMIT) }),
  };
}
