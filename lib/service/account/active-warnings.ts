import { z } from 'zod';
import type { AccountWarning, Usage } from '../../extension/schemas/index.ts';
import { type Receipts, type StoredReceipt, totalCredits } from '../billing/index.ts';
import { createMutex } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';
import type { KeyQuotas } from './key-quota.ts';
import { quotaWindowStart } from './quota-windows.ts';
import { type OwnSpending, usageWarnings } from './warnings.ts';

const DAY = 86_400_000;

const spentSince = (receipts: readonly StoredReceipt[], since: number): number =>
  totalCredits(receipts.filter(({ at }) => at >= since));

/** The start of the receipts needed to measure these quotas, ms since the epoch. */
export function receiptsNeededSince(quotas: readonly string[], now: number): number {
  return Math.min(now - 7 * DAY, ...quotas.map((quota) => quotaWindowStart(quota, now) ?? now));
}

/** This browser's spending by its receipts; `since`: when the current key was set. */
export function measureOwnSpending(
  receipts: readonly StoredReceipt[],
  quotas: readonly string[],
  { now, since }: { readonly now: number; readonly since: number },
): OwnSpending {
  const windows = quotas.flatMap((quota) => {
    const start = quotaWindowStart(quota, now);
    if (start === null) return [];
    return [[quota, { used: spentSince(receipts, Math.max(start, since)), since: start }] as const];
  });
  return { week: spentSince(receipts, now - 7 * DAY), quotas: Object.fromEntries(windows) };
}

const levelsSchema = z.record(z.string(), z.number());

type Levels = z.infer<typeof levelsSchema>;

interface Dependencies {
  readonly db: Db;
  readonly receipts: Pick<Receipts, 'since'>;
  readonly now: () => number;
  readonly keyQuotas: Pick<KeyQuotas, 'measure' | 'forget'>;
}

export type ActiveWarnings = ReturnType<typeof createActiveWarnings>;

/** Current warnings, and which of them the person dismissed. */
export function createActiveWarnings({ db, receipts, now, keyQuotas }: Dependencies) {
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
        const keyQuota = await keyQuotas.measure(usage, ownSpending);
        const refused = keyQuota?.refused ? keyQuota.quota : undefined;
        const warnings = usageWarnings(usage, { ...ownSpending, refused }, dismissed, serverTime);
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
        await keyQuotas.forget();
        await db.write('snapshots', 'keySince', now());
      }),
  };
}
