import { z } from 'zod';
import type { Usage } from '../../extension/schemas/index.ts';
import { type Receipts, totalCredits } from '../billing/index.ts';
import type { Db } from '../storage/index.ts';
import { quotaWindowStart } from './quota-windows.ts';
import type { OwnSpending } from './warnings.ts';

/**
 * What the key's quotas leave. `refused`: the API has refused a call for this quota; else it is an upper
 * bound, because the API does not say what others used of it.
 */
const keyQuotaSchema = z.object({
  /** Ms since the epoch. */
  at: z.number(),
  quota: z.string(),
  credits: z.number(),
  refused: z.boolean(),
});
export type KeyQuota = z.infer<typeof keyQuotaSchema>;

interface Dependencies {
  readonly db: Db;
  readonly receipts: Pick<Receipts, 'since'>;
  readonly now: () => number;
}

export type KeyQuotas = ReturnType<typeof createKeyQuotas>;

/** Remembers the quota of the key that leaves the least, which the API reports without its use. */
export function createKeyQuotas({ db, receipts, now }: Dependencies) {
  const write = (left: KeyQuota) => db.write('snapshots', 'keyQuota', left);

  /** What is left now: less what was paid since. Null: no quota is known, or its window is over. */
  async function left(): Promise<KeyQuota | null> {
    const known = await db.read('snapshots', 'keyQuota', keyQuotaSchema);
    const start = known && quotaWindowStart(known.quota, now());
    if (!known || start == null || known.at < start) return null;
    const since = await receipts.since(known.at + 1);
    const paid = totalCredits(since.filter(({ state }) => state === 'answered'));
    // A paid answer after a refusal: the quota was raised.
    if (known.refused) return paid > 0 ? null : known;
    return { ...known, credits: Math.max(0, known.credits - paid) };
  }

  return {
    left,
    /** Call when the API refused a paid call for this quota. */
    refuse: (quota: string): Promise<void> =>
      write({ at: now(), quota, credits: 0, refused: true }),
    /** Compares the quotas of a usage record with what this browser spent. */
    async measure({ key }: Usage, { quotas }: OwnSpending): Promise<KeyQuota | null> {
      const refused = await left();
      if (refused?.refused && key?.quotas?.[refused.quota] != null) return refused;
      const known = Object.entries(key?.quotas ?? {}).flatMap(([quota, total]): KeyQuota[] => {
        const used = quotas[quota]?.used;
        if (total === null || used === undefined) return [];
        return [{ at: now(), quota, credits: Math.max(0, total - used), refused: false }];
      });
      const least = known.toSorted((a, b) => a.credits - b.credits)[0];
      if (!least) {
        await db.remove('snapshots', 'keyQuota');
        return null;
      }
      await write(least);
      return least;
    },
    /** Call when the key changes. */
    forget: () => db.remove('snapshots', 'keyQuota'),
  };
}
