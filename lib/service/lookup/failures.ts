import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome, type Phrase } from '../../domain/index.ts';
import { serviceText } from '../../texts/messages.ts';
import type { AnswersApi } from '../answers/index.ts';
import type { QueueRefusal } from '../platform/index.ts';

/** The failure of a call that the queue did not send. */
export const queueRefused = (why: QueueRefusal): Outcome<never, Phrase> =>
  fail(
    createFailure(
      'rate-limited',
      why.reason === 'paused'
        ? { message: serviceText('apiAsksToWait'), retryAt: why.until }
        : { message: serviceText('queueFull'), action: serviceText('waitSomeSeconds') },
    ),
  );

export type EarlierCallExplainer = ReturnType<typeof createEarlierCallExplainer>;

/** Adds the stored raw answer of the earlier call to the failure that refuses to repeat that call. */
export function createEarlierCallExplainer({
  history,
  rawAnswers,
}: {
  readonly history: Pick<AnswersApi['history'], 'read'>;
  readonly rawAnswers: Pick<AnswersApi['rawAnswers'], 'shown'>;
}) {
  return async <T>(outcome: Outcome<T, Phrase>): Promise<Outcome<T, Phrase>> => {
    if (outcome.ok || outcome.failure.kind !== 'possibly-billed-before') return outcome;
    const { receipt } = outcome.failure;
    if (receipt === undefined) return outcome;
    // The failure is shown without the earlier answer.
    const entry = await history.read(receipt).catch(() => undefined);
    if (entry?.raw === undefined) {
      // The failure is shown without the earlier answer.
      const shown = await rawAnswers.shown(receipt).catch(() => ({}));
      return { ok: false, failure: { ...outcome.failure, ...shown } };
    }
    const { raw, rawLength } = entry;
    const rest = rawLength === undefined ? {} : { rawId: entry.id, rawLength };
    return { ok: false, failure: { ...outcome.failure, raw, ...rest } };
  };
}

/** Adds the receipt's id to the failure of a paid call that may have cost something. */
export function withReceipt<T>(outcome: Outcome<T, Phrase>, receipt: string): Outcome<T, Phrase> {
  if (outcome.ok || outcome.failure.billed === 'no') return outcome;
  const failure: Failure<Phrase> = { ...outcome.failure, receipt };
  return { ok: false, failure };
}
