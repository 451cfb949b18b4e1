/**
 * How many kept answers pages are told. An answer from the cache costs nothing, so no budget bounds
 * it, yet each one tells something that was paid for: a page process that was taken over may claim
 * of any value that it was typed, and gets no more of them than a person types.
 */
import { z } from 'zod';
import { createLock } from './lock.ts';
import type { Ports } from './ports.ts';

const toldSchema = z.array(z.object({ at: z.number(), page: z.string(), question: z.string() }));

const NAME = 'fieldmark.told';
const MINUTE = 60_000;
/** Distinct answers that one page load is told, and all of them in a minute. */
export const TOLD = { perPage: 12, perMinute: 30 } as const;
/** More than this are not remembered; the cap of a minute holds all the same. */
const KEPT = 600;

export type Disclosures = ReturnType<typeof createDisclosures>;

export function createDisclosures({ platform, now }: Pick<Ports, 'platform' | 'now'>) {
  const locked = createLock();

  async function read() {
    const kept = toldSchema.safeParse(await platform.session.get(NAME));
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
      if (here.length >= TOLD.perPage || lately.length >= TOLD.perMinute) return false;
      await platform.session.set(NAME, [...told, { at: now(), page, question }].slice(-KEPT));
      return true;
    });
}
