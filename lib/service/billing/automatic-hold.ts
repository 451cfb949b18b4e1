import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import type { Failure, FailureKind, Outcome, Phrase } from '../../domain/index.ts';
import { serviceText } from '../../texts/messages.ts';
import { createMutex } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';

export const UNREADABLE_KINDS: ReadonlySet<FailureKind> = new Set([
  'unexpected-answer',
  'not-json',
  'answer-too-large',
  'no-api',
]);
/** After this many unreadable answers in a row, or in the window, further calls would waste credits. */
const MAX_IN_ROW = 3;
const MAX_IN_WINDOW = 5;
/** Number of the last paid calls that are considered. */
export const UNREADABLE_WINDOW = 10;

export const PAID_RESULTS = ['readable', 'unreadable', 'lost'] as const;
/** What a call that was or may have been billed brought. `lost`: no answer, or not all of it. */
export type PaidResultState = (typeof PAID_RESULTS)[number];

/** Null if the call was free or cancelled. */
export function paidFailureState({ kind, billed }: Failure<Phrase>): 'unreadable' | 'lost' | null {
  if (billed === 'no' || kind === 'aborted') return null;
  return UNREADABLE_KINDS.has(kind) ? 'unreadable' : 'lost';
}

/**
 * Lost answers count only in the window: a connection that breaks loses those of all calls that are
 * running.
 *
 * @param states of the last paid calls, oldest first
 */
export function tooManyUnreadable(states: readonly PaidResultState[]): boolean {
  const last = states.slice(-UNREADABLE_WINDOW);
  const inRow = last.length - 1 - last.findLastIndex((state) => state !== 'unreadable');
  return (
    inRow >= MAX_IN_ROW || last.filter((state) => state !== 'readable').length >= MAX_IN_WINDOW
  );
}

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
    async failure(account: string): Promise<Failure<Phrase> | null> {
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
      outcome: Outcome<unknown, Phrase>,
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
