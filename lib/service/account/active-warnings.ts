import { z } from 'zod';
import type { AccountWarning, Usage } from '../../extension/schemas/index.ts';
import type { Receipts } from '../billing/index.ts';
import { createMutex } from '../concurrency/index.ts';
import type { Db } from '../storage/index.ts';
import { measureOwnSpending, receiptsNeededSince } from './own-spending.ts';
import { usageWarnings } from './warnings.ts';

const levelsSchema = z.record(z.string(), z.number());
type Levels = z.infer<typeof levelsSchema>;

interface Dependencies {
  readonly db: Db;
  readonly receipts: Pick<Receipts, 'since'>;
  readonly now: () => number;
}

export type ActiveWarnings = ReturnType<typeof createActiveWarnings>;

/** The warnings that hold now, and which of them the person has put away. */
export function createActiveWarnings({ db, receipts, now }: Dependencies) {
  const locked = createMutex();
  const levels = async () => (await db.read('snapshots', 'dismissed', levelsSchema)) ?? {};
  const keep = (dismissed: Levels) => db.write('snapshots', 'dismissed', dismissed);

  /** What no longer holds is forgotten: when it holds again, it warns anew. */
  async function prune(holding: readonly AccountWarning[], dismissed: Levels): Promise<void> {
    const ids = new Set(holding.map(({ id }) => id));
    const left = Object.entries(dismissed).filter(([id]) => ids.has(id));
    if (left.length < Object.keys(dismissed).length) await keep(Object.fromEntries(left));
  }

  return {
    forUsage: (usage: Usage): Promise<AccountWarning[]> =>
      locked(async () => {
        const at = now();
        const set = Object.entries(usage.key?.quotas ?? {}).filter(([, total]) => total !== null);
        const quotas = set.map(([quota]) => quota);
        const since = (await db.read('snapshots', 'keySince', z.number())) ?? 0;
        const kept = await receipts.since(receiptsNeededSince(quotas, at));
        const dismissed = await levels();
        const own = measureOwnSpending(kept, quotas, { now: at, since });
        const warnings = usageWarnings(usage, own, dismissed, at);
        await prune(warnings, dismissed);
        return warnings;
      }),
    /** Away until it gets worse. */
    dismiss: (id: string, level: number): Promise<void> =>
      locked(async () => keep({ ...(await levels()), [id]: level })),
    /** Another key: what was spent and put away before says nothing of it. */
    reset: (): Promise<void> =>
      locked(async () => {
        await db.remove('snapshots', 'dismissed');
        await db.write('snapshots', 'keySince', now());
      }),
  };
}
