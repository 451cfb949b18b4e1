import { type Failure, type FailureKind, SENTENCES } from '../../domain/index.ts';
import { failuresText } from '../../texts/failures.ts';
import { inCodes } from '../../texts/phrases.ts';
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

/** A function is stored as a code and can be shown in another language; a string is stored as it is. */
type Sentence = string | (() => string);

/** Properties of a failure that differ from those of its kind. */
export type FailureDetails = Omit<Partial<Failure>, 'message' | 'action'> & {
  readonly message?: Sentence;
  readonly action?: Sentence;
};

const sentenceText = (sentence: Sentence): string =>
  typeof sentence === 'string' ? sentence : sentence();

/** @param known the code of a sentence that is given as a text */
const sentenceCode = (sentence: Sentence, known: string | undefined): string =>
  typeof sentence === 'string' ? (known ?? sentence) : inCodes(sentence);

/**
 * Builds a failure with its sentences in the active language. `extra` overrides any property. `detail`
 * is cut to 300 characters, and `raw` to 20,000 if the call was free.
 */
export function createFailure(kind: FailureKind, extra: FailureDetails = {}): Failure {
  const isAnswerLost = extra.billed === 'possibly' && KINDS_THAT_LOSE_ANSWERS.has(kind);
  const lostAnswerRow = isAnswerLost ? (kind === 'network' ? BROKEN_CONNECTION : LOST_ANSWER) : {};
  const { message, action, ...row } = { ...FAILURE_TABLE[kind], ...lostAnswerRow };
  const happened = extra.message ?? (() => failuresText(message));
  const advice = extra.action ?? (() => failuresText(action));
  const failure: Failure = {
    ...row,
    ...extra,
    message: sentenceText(happened),
    action: sentenceText(advice),
    kind,
    [SENTENCES]: {
      message: sentenceCode(happened, extra[SENTENCES]?.message),
      action: sentenceCode(advice, extra[SENTENCES]?.action),
    },
  };
  return {
    ...failure,
    ...(extra.detail === undefined ? {} : { detail: extra.detail.slice(0, DETAIL_LIMIT) }),
    ...(extra.raw === undefined
      ? {}
      : { raw: failure.billed === 'no' ? extra.raw.slice(0, RAW_LIMIT) : extra.raw }),
  };
}
