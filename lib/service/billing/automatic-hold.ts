import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import type { Failure, Outcome } from '../../domain/index.ts';
import { serviceText } from '../../texts/references.ts';
import { createMutex } from '../concurrency/index.ts';
import type { Db } from '../storage/index.ts';
import {
  PAID_RESULTS,
  paidFailureState,
  tooManyUnreadable,
  UNREADABLE_WINDOW,
} from './unreadable-answers.ts';

const storedSchema = z.object({
  account: z.string(),
  /** The last paid automatic lookups, oldest first. */
  recent: z.array(z.object({ credits: z.number(), state: z.enum(PAID_RESULTS) })),
});

export type AutomaticHold = ReturnType<typeof createAutomaticHold>;

/**
 * Stops automatic lookups after paid ones without a readable answer, until a person looks something
 * up and gets an answer, or resumes them with the button.
 */
export function createAutomaticHold(db: Db) {
  const locked = createMutex();
  const clear = () => db.remove('snapshots', 'automaticAnswers');

  async function recentAt(account: string) {
    const stored = await db.read('snapshots', 'automaticAnswers', storedSchema);
    return stored?.account === account ? stored.recent : [];
  }

  return {
    /** Why automatic lookups are stopped at this API; null: they are not. */
    async failure(account: string): Promise<Failure | null> {
      const recent = await recentAt(account);
      if (!tooManyUnreadable(recent.map(({ state }) => state))) return null;
      const lost = recent.filter(({ state }) => state !== 'readable');
      const credits = lost.reduce((sum, answer) => sum + answer.credits, 0);
      return createFailure('gesture-needed', {
        message: serviceText('automaticUnreadable', { count: lost.length, credits }),
        action: serviceText('automaticContinues'),
        remedy: 'resume',
      });
    },

    /** Records the outcome of a paid call. */
    record: (
      account: string,
      outcome: Outcome<unknown>,
      { credits, automatic }: { readonly credits: number; readonly automatic: boolean },
    ): Promise<void> =>
      locked(async () => {
        if (!automatic) return outcome.ok ? clear() : undefined;
        const state = outcome.ok ? 'readable' : paidFailureState(outcome.failure);
        if (state === null) return;
        const recent = [...(await recentAt(account)), { credits, state }];
        await db.write('snapshots', 'automaticAnswers', {
          account,
          recent: recent.slice(-UNREADABLE_WINDOW),
        });
      }),

    clear,
  };
}
