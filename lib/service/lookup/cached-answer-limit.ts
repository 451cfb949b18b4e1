/**
 * How many kept answers pages are told. An answer from the cache costs nothing, so no budget bounds
 * it, yet each one tells something that was paid for: a page process that was taken over may claim
 * of any value that it was typed, and gets no more of them than a person types.
 */
import { z } from 'zod';
import { createMutex } from '../concurrency/index.ts';
import type { Ports } from '../platform/index.ts';

const disclosedSchema = z.array(
  z.object({ at: z.number(), page: z.string(), question: z.string() }),
);

const SESSION_KEY = 'fieldmark.told';
const MINUTE = 60_000;
/** Distinct answers that one page load is told, and all of them in a minute. */
export const CACHED_ANSWER_LIMITS = { perPage: 12, perMinute: 30 } as const;
/** More than this are not remembered; the cap of a minute holds all the same. */
const MAX_ENTRIES = 600;

export type CachedAnswerLimit = ReturnType<typeof createCachedAnswerLimit>;

export function createCachedAnswerLimit({ platform, now }: Pick<Ports, 'platform' | 'now'>) {
  const locked = createMutex();

  async function read() {
    const kept = disclosedSchema.safeParse(await platform.session.get(SESSION_KEY));
    return kept.success ? kept.data : [];
  }

  /**
   * Whether this page load may be told one more kept answer; remembers that it was. What it was told
   * already tells it nothing new.
   *
   * @param page as `Caller` names it
   * @param question as `questionKey` names it
   */
  return (page: string, question: string): Promise<boolean> =>
    locked(async () => {
      const told = await read();
      const here = told.filter((each) => each.page === page);
      if (here.some((each) => each.question === question)) return true;
      // A clock that was put back leaves times to come: they count as of now.
      const lately = told.filter(({ at }) => at > now() - MINUTE);
      if (
        here.length >= CACHED_ANSWER_LIMITS.perPage ||
        lately.length >= CACHED_ANSWER_LIMITS.perMinute
      )
        return false;
      await platform.session.set(
        SESSION_KEY,
        [...told, { at: now(), page, question }].slice(-MAX_ENTRIES),
      );
      return true;
    });
}
