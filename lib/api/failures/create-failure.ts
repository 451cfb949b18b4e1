import type { Failure, FailureKind } from '../../domain/index.ts';
import { failuresText } from '../../texts/references.ts';
import { FAILURE_TABLE } from './table.ts';

/** Characters (`Failure.detail`, lib/domain/failure.ts). */
const DETAIL_LIMIT = 300;
/**
 * Characters of `raw` that are kept of a free answer. An answer that may have been paid for is kept
 * whole.
 */
const RAW_LIMIT = 20_000;

/** Replaces "try again" where a retry could be billed twice. */
const LOST_ANSWER = {
  action: 'mayBeBilled',
  remedy: 'refresh',
} as const;
/**
 * After a broken connection browsers may repeat a GET by themselves
 * (lib/service/platform/connection-reuse.ts).
 */
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

/** Properties of a failure that differ from those of its kind. */
export type FailureDetails = Partial<Failure>;

/** `extra` overrides any property. `detail` is cut to 300 characters, and `raw` to 20,000 if the call was free. */
export function createFailure(kind: FailureKind, extra: FailureDetails = {}): Failure {
  const isAnswerLost = extra.billed === 'possibly' && KINDS_THAT_LOSE_ANSWERS.has(kind);
  const lostAnswerRow = isAnswerLost ? (kind === 'network' ? BROKEN_CONNECTION : LOST_ANSWER) : {};
  const { message, action, ...row } = { ...FAILURE_TABLE[kind], ...lostAnswerRow };
  const sentences = { message: failuresText(message), action: failuresText(action) };
  const failure: Failure = { ...row, ...sentences, ...extra, kind };
  return {
    ...failure,
    ...(extra.detail === undefined ? {} : { detail: extra.detail.slice(0, DETAIL_LIMIT) }),
    ...(extra.raw === undefined
      ? {}
      : { raw: failure.billed === 'no' ? extra.raw.slice(0, RAW_LIMIT) : extra.raw }),
  };
}
