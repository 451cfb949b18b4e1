import { z } from 'zod';
import { ENDPOINTS } from '../api/endpoints.ts';
import { questionFor, verdictFrom } from '../api/question.ts';
import { KIND_TABLE, type Kind } from '../kinds/index.ts';
import type { Depth } from '../policy.ts';
import type { Verdict } from '../verdict.ts';
import type { Db } from './db.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An answer that could not tell was paid for, so it stops a second press, but not for long. */
export const UNKNOWN_TTL = 10 * 60_000;
const KEPT = 5_000;
/** How often the answers that no longer stand are looked for, to be taken off the disk. */
const SWEEP_EVERY = 6 * HOUR;

const names = Object.keys(ENDPOINTS);
const storedSchema = z.object({
  at: z.number().int().nonnegative(),
  expires: z.number(),
  kind: z.string(),
  endpoint: z.string().refine((name) => names.includes(name)),
  answer: z.unknown(),
});

/** A question as the cache, the flights and the receipts' digests know it. */
export function questionKey(origin: string, kind: Kind, value: string, depth: Depth): string {
  const { endpoint = null, params = null } = questionFor(kind, value, depth) ?? {};
  return JSON.stringify([origin, kind, endpoint, depth, value, params]);
}

export interface Cached {
  readonly verdict: Verdict;
  readonly at: number;
}

export type Cache = ReturnType<typeof createCache>;

const sweptSchema = z.object({ at: z.number() });

export function createCache(db: Db, now: () => number) {
  /** One from the future was written before the clock was put back: nobody knows how old it is. */
  const stands = ({ at, expires }: z.infer<typeof storedSchema>): boolean =>
    expires > now() && at <= now() + DAY;

  /** What has expired holds values all the same: it goes, not only from view. */
  async function sweep(): Promise<void> {
    const last = await db.read('snapshots', 'swept', sweptSchema);
    if (last && last.at <= now() && last.at > now() - SWEEP_EVERY) return;
    await db.write('snapshots', 'swept', { at: now() });
    await db.sift('cache', (value) => {
      const record = storedSchema.safeParse(value);
      return record.success && stands(record.data);
    });
  }

  return {
    sweep,

    /**
     * The freshest answers to these values. A deep answer holds all of a standard one's, so it
     * answers a standard question too.
     */
    async find(
      origin: string,
      items: readonly { kind: Kind; value: string }[],
      depth: Depth = 'standard',
    ): Promise<(Cached | null)[]> {
      const depths: readonly Depth[] = depth === 'deep' ? ['deep'] : ['standard', 'deep'];
      const keys = items.flatMap(({ kind, value }) =>
        depths.map((one) => questionKey(origin, kind, value, one)),
      );
      const records = await db.readMany('cache', keys, storedSchema);
      return items.map(({ kind, value }, i) => {
        const mine = records.slice(i * depths.length, (i + 1) * depths.length);
        let best: Cached | null = null;
        for (const [j, record] of mine.entries()) {
          const question = questionFor(kind, value, depths[j] ?? depth);
          if (!record || !question || !stands(record)) continue;
          const verdict = verdictFrom(kind, value, question.endpoint, record.answer);
          if (verdict && (!best || record.at > best.at)) best = { verdict, at: record.at };
        }
        return best;
      });
    },

    /** Keeps an answer. Failures never come here: only `lookup` and `jobs` call it, on success. */
    async keep(key: string, verdict: Verdict, endpoint: string, depth: Depth, answer: unknown) {
      const life =
        verdict.standing === 'unknown'
          ? UNKNOWN_TTL
          : (KIND_TABLE[verdict.kind].lookup?.keeps[depth] ?? UNKNOWN_TTL);
      const at = now();
      const record = { at, expires: at + life, kind: verdict.kind, endpoint, answer };
      await db.write('cache', key, record);
      await db.trim('cache', KEPT);
      await sweep();
    },

    clear: () => db.clear('cache'),
  };
}
