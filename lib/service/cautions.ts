import { z } from 'zod';
import type { Usage, Warning } from '../messages.ts';
import type { Db } from './db.ts';
import { createLock } from './lock.ts';
import { neededSince, ownSpending } from './own-spending.ts';
import type { Receipts } from './receipts.ts';
import { warningsOf } from './warnings.ts';

const levelsSchema = z.record(z.string(), z.number());
type Levels = z.infer<typeof levelsSchema>;

interface Parts {
  readonly db: Db;
  readonly receipts: Pick<Receipts, 'since'>;
  readonly now: () => number;
}

export type Cautions = ReturnType<typeof createCautions>;

/** The warnings that hold now, and which of them the person has put away. */
export function createCautions({ db, receipts, now }: Parts) {
  const locked = createLock();
  const levels = async () => (await db.read('snapshots', 'dismissed', levelsSchema)) ?? {};
  const keep = (dismissed: Levels) => db.write('snapshots', 'dismissed', dismissed);

  /** What no longer holds is forgotten: when it holds again, it warns anew. */
  async function prune(holding: readonly Warning[], dismissed: Levels): Promise<void> {
    const ids = new Set(holding.map(({ id }) => id));
    const left = Object.entries(dismissed).filter(([id]) => ids.has(id));
    if (left.length < Object.keys(dismissed).length) await keep(Object.fromEntries(left));
  }

  return {
    of: (usage: Usage): Promise<Warning[]> =>
      locked(async () => {
        const at = now();
        const set = Object.entries(usage.key?.quotas ?? {}).filter(([, total]) => total !== null);
        const quotas = set.map(([quota]) => quota);
        const since = (await db.read('snapshots', 'keySince', z.number())) ?? 0;
        const kept = await receipts.since(neededSince(quotas, at));
        const dismissed = await levels();
        const own = ownSpending(kept, quotas, { now: at, since });
        const warnings = warningsOf(usage, own, dismissed, at);
        await prune(warnings, dismissed);
        return warnings;
      }),
    /** Away until it gets worse. */
    dismiss: (id: string, level: number): Promise<void> =>
      locked(async () => keep({ ...(await levels()), [id]: level })),
    /** Another key: what was spent and put away before says nothing of it. */
    begin: (): Promise<void> =>
      locked(async () => {
        await db.remove('snapshots', 'dismissed');
        await db.write('snapshots', 'keySince', now());
      }),
  };
}
