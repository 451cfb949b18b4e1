/**
 * Limits how many cached answers pages are told. A cached answer costs nothing, so no budget limits
 * it, yet it discloses paid data. A page process that was taken over may claim that any value was
 * typed, and gets no more answers than a person's typing would.
 */
import { z } from 'zod';
import { createMutex } from '../concurrency/index.ts';
import type { Ports } from '../platform/index.ts';

const disclosedSchema = z.array(
  z.object({ at: z.number(), page: z.string(), question: z.string() }),
);

const SESSION_KEY = 'fieldmark.told';
const MINUTE = 60_000;
/** Distinct answers for one page load, and for all pages in a minute. */
export const CACHED_ANSWER_LIMITS = { perPage: 12, perMinute: 30 } as const;
/** Older answers are forgotten; the limit per minute holds all the same. */
const MAX_ENTRIES = 600;

export type CachedAnswerLimit = ReturnType<typeof createCachedAnswerLimit>;

export function createCachedAnswerLimit({ platform, now }: Pick<Ports, 'platform' | 'now'>) {
  const locked = createMutex();

  async function read() {
    const kept = disclosedSchema.safeParse(await platform.session.get(SESSION_KEY));
    return kept.success ? kept.data : [];
  }

  /**
   * Whether this page load may be told one more cached answer, and records that it was. An answer
   * that it was told before does not count again.
   *
   * @param page as `Caller` names it
   * @param question as `questionKey` names it
   */
  return (page: string, question: string): Promise<boolean> =>
    locked(async () => {
      const disclosed = await read();
      const onPage = disclosed.filter((answer) => answer.page === page);
      if (onPage.some((answer) => answer.question === question)) return true;
      // After the clock was set back, times in the future count as now.
      const lastMinute = disclosed.filter(({ at }) => at > now() - MINUTE);
      if (
        onPage.length >= CACHED_ANSWER_LIMITS.perPage ||
        lastMinute.length >= CACHED_ANSWER_LIMITS.perMinute
      )
        return false;
      await platform.session.set(
        SESSION_KEY,
        [...disclosed, { at: now(), page, question }].slice(-MAX_ENTRIES),
      );
      return true;
    });
}
