import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome } from '../../domain/index.ts';
import { serviceText } from '../../texts/service.ts';
import type { AnswersApi } from '../answers/index.ts';
import type { QueueRefusal } from '../concurrency/index.ts';

const MESSAGE_OF_REFUSAL = {
  busy: 'queueFull',
  rate: 'rateLimitReached',
  paused: 'apiAsksToWait',
} as const satisfies Record<QueueRefusal['reason'], keyof FieldmarkTexts['service']>;

/** The queue did not send a call. */
export const queueRefused = (why: QueueRefusal): Outcome<never> =>
  fail(
    createFailure('rate-limited', {
      message: () => serviceText(MESSAGE_OF_REFUSAL[why.reason]),
      ...(why.reason === 'paused'
        ? { retryAt: why.until }
        : { action: () => serviceText('waitSomeSeconds') }),
    }),
  );

export const disclosureLimitReached = (): Failure =>
  createFailure('gesture-needed', {
    message: () => serviceText('tooManySavedAnswers'),
    action: () => serviceText('clickForPopup'),
  });

export const jobInPrivateWindow = (): Failure =>
  createFailure('bad-input', {
    message: () => serviceText('jobInPrivate'),
    action: () => serviceText('turnAsyncOff'),
  });

export type EarlierCallExplainer = ReturnType<typeof createEarlierCallExplainer>;

/** Adds what came, as far as it was kept, to the refusal to repeat a paid call without a word. */
export function createEarlierCallExplainer(history: Pick<AnswersApi['history'], 'read'>) {
  return async <T>(outcome: Outcome<T>): Promise<Outcome<T>> => {
    if (outcome.ok || outcome.failure.kind !== 'possibly-billed-before') return outcome;
    const { receipt } = outcome.failure;
    const entry = receipt && (await history.read(receipt).catch(() => undefined));
    if (!entry || entry.raw === undefined) return outcome;
    const { raw, rawLength } = entry;
    const rest = rawLength === undefined ? {} : { rawId: entry.id, rawLength };
    return { ok: false, failure: { ...outcome.failure, raw, ...rest } };
  };
}

/** The outcome of a paid call. One that may have cost something names its receipt. */
export function withReceipt<T>(outcome: Outcome<T>, receipt: string): Outcome<T> {
  if (outcome.ok || outcome.failure.billed === 'no') return outcome;
  const failure: Failure = { ...outcome.failure, receipt };
  return { ok: false, failure };
}
