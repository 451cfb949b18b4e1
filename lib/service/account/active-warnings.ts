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

/** Current warnings, and which of them the person dismissed. */
export function createActiveWarnings({ db, receipts, now }: Dependencies) {
  const locked = createMutex();
  const levels = async () => (await db.read('snapshots', 'dismissed', levelsSchema)) ?? {};
  const keep = (dismissed: Levels) => db.write('snapshots', 'dismissed', dismissed);

  /** Forgets dismissals of warnings that have ended, so that they show again if they return. */
  async function prune(holding: readonly AccountWarning[], dismissed: Levels): Promise<void> {
    const ids = new Set(holding.map(({ id }) => id));
    const remaining = Object.entries(dismissed).filter(([id]) => ids.has(id));
    if (remaining.length < Object.keys(dismissed).length) await keep(Object.fromEntries(remaining));
  }

  return {
    forUsage: (usage: Usage): Promise<AccountWarning[]> =>
      locked(async () => {
        const checkedAt = now();
        const set = Object.entries(usage.key?.quotas ?? {}).filter(([, total]) => total !== null);
        const quotas = set.map(([quota]) => quota);
        const since = (await db.read('snapshots', 'keySince', z.number())) ?? 0;
        const kept = await receipts.since(receiptsNeededSince(quotas, checkedAt));
        const dismissed = await levels();
        const ownSpending = measureOwnSpending(kept, quotas, { now: checkedAt, since });
        // The server's time, because a wrong local clock must not make an active key look expired.
        const serverTime = checkedAt + (usage.clockOffsetMs ?? 0);
        const warnings = usageWarnings(usage, ownSpending, dismissed, serverTime);
        await prune(warnings, dismissed);
        return warnings;
      }),
    /** Hides a warning until its level rises. */
    dismiss: (id: string, level: number): Promise<void> =>
      locked(async () => keep({ ...(await levels()), [id]: level })),
    /** Call when the key changes: earlier spending and dismissals do not concern the new key. */
    reset: (): Promise<void> =>
      locked(async () => {
        await db.remove('snapshots', 'dismissed');
        await db.write('snapshots', 'keySince', now());
      }),
  };
}
