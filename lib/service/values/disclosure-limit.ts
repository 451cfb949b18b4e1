/**
 * Limits how many values a page may claim that the person typed. A cached answer costs nothing, so no
 * budget limits it, yet it discloses paid data to the page, and so does the refusal where none is
 * cached. With this limit, a compromised page process, which can claim that any value was typed, learns
 * no more than from a person's real typing.
 */
import { z } from 'zod';
import type { Caller } from '../messaging/index.ts';
import { createMutex, type Ports } from '../platform/index.ts';

const disclosedSchema = z.array(
  z.object({ at: z.number(), page: z.string(), host: z.string().catch(''), question: z.string() }),
);

/** What is counted, each by itself: answers from the cache, and what the person keeps about a value. */
type Disclosed = 'told' | 'noted';
const MINUTE = 60_000;
/**
 * Distinct values for one page load, and for all pages in a minute. A site's first `ofSite` values in a
 * minute always pass, so that no site can use up the limit for the others.
 */
export const DISCLOSURE_LIMITS = { perPage: 12, perMinute: 30, ofSite: 3 } as const;
/** Entries that are kept. Dropping older ones does not affect the limit per minute. */
const MAX_ENTRIES = 600;

export type DisclosureLimit = ReturnType<typeof createDisclosureLimit>;

export function createDisclosureLimit(
  { platform, now }: Pick<Ports, 'platform' | 'now'>,
  disclosed: Disclosed,
) {
  const key = `fieldmark.${disclosed}`;
  const locked = createMutex();

  async function read() {
    const kept = disclosedSchema.safeParse(await platform.session.get(key));
    return kept.success ? kept.data : [];
  }

  /**
   * Whether this page load may ask about all of these values, and records that it did. Call this before
   * reading the cache. A value that the page load asked about before does not count again.
   *
   * @param values any names that tell values apart, such as `questionKey`
   * @param perPage the limit of a page load, where the person's budget allows a page more lookups
   */
  return (
    { page, host }: Pick<Caller, 'page' | 'host'>,
    values: readonly string[],
    perPage: number = DISCLOSURE_LIMITS.perPage,
  ): Promise<boolean> =>
    locked(async () => {
      const told = await read();
      const onPage = told.filter((answer) => answer.page === page);
      const known = new Set(onPage.map(({ question }) => question));
      const asked = [...new Set(values)].filter((value) => !known.has(value));
      if (asked.length === 0) return true;
      // After the clock was set back, times in the future count as now.
      const lastMinute = told.filter(({ at }) => at > now() - MINUTE);
      const ofSite = lastMinute.filter((answer) => answer.host === host);
      if (
        onPage.length + asked.length > Math.max(perPage, DISCLOSURE_LIMITS.perPage) ||
        (lastMinute.length + asked.length > DISCLOSURE_LIMITS.perMinute &&
          ofSite.length + asked.length > DISCLOSURE_LIMITS.ofSite)
      )
        return false;
      await platform.session.set(
        key,
        [...told, ...asked.map((question) => ({ at: now(), page, host, question }))].slice(
          -MAX_ENTRIES,
        ),
      );
      return true;
    });
}
