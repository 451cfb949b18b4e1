import { z } from 'zod';
import type { Usage } from '../../extension/schemas/index.ts';
import type { Db } from '../storage/index.ts';
import type { Receipts } from './receipts.ts';

/** Calls take up to a minute, so a call whose answer was lost may still be running at the API, ms. */
const SETTLED_AFTER_MS = 3 * 60_000;
const baselineSchema = z.object({ at: z.number(), totalUsed: z.number() });

export type Reconciliation = ReturnType<typeof createReconciliation>;

/** Alarm that is set while a lost call has not been compared with the usage record. */
export const RECONCILE_ALARM = 'fieldmark.reconcile';
export const RECONCILE_INTERVAL_MINUTES = 4;

/**
 * Clears "possibly billed" calls with the free usage record. unexplained = growth of the account's
 * total since the last comparison − credits of answered calls. A lost call that costs more than
 * `unexplained` cannot have been billed. Cheaper ones stay possibly billed, since growth proves nothing
 * (others may use the account, and browsers may resend a call).
 */
export function createReconciliation(db: Db, receipts: Receipts, now: () => number) {
  async function keep({ at, totalUsed }: Usage): Promise<void> {
    if (totalUsed !== undefined) await db.write('snapshots', 'baseline', { at, totalUsed });
  }

  /** Only receipts of this account, because the usage record counts no others. */
  const receiptsSince = async (at: number, account: string) =>
    (await receipts.since(at + 1)).filter((receipt) => receipt.account === account);

  return {
    /**
     * Call before requesting the usage record, because calls that are answered meanwhile may or may not
     * be in it. Returns a function that compares the record.
     */
    async prepare(account: string): Promise<(record: Usage) => Promise<void>> {
      const from = await db.read('snapshots', 'baseline', baselineSchema);
      if (!from) return keep;
      const since = await receiptsSince(from.at, account);
      const lost = since.filter(({ state }) => state === 'possibly-billed');
      const settled = lost.filter(({ at }) => at <= now() - SETTLED_AFTER_MS);
      const known = since
        .filter(({ state }) => state === 'answered')
        .reduce((sum, { credits }) => sum + credits, 0);
      // Running calls may be billed later, so the next comparison must start before them.
      const isOver = settled.length === lost.length && since.every(({ state }) => state !== 'open');
      return async (record) => {
        const grown = (record.totalUsed ?? Number.NaN) - from.totalUsed;
        // A smaller total means a new billing period, which cannot be compared.
        if (grown >= 0) {
          const unexplained = Math.max(0, grown - known);
          const free = settled.filter(({ credits }) => credits > unexplained);
          for (const { id } of free) await receipts.close(id, 'failed');
        }
        if (isOver || grown < 0) await keep(record);
      };
    },

    /** Whether a lost call of this account has not been compared yet. */
    async isDue(account: string): Promise<boolean> {
      const from = await db.read('snapshots', 'baseline', baselineSchema);
      if (!from) return false;
      const since = await receiptsSince(from.at, account);
      return since.some(({ state }) => state === 'possibly-billed');
    },

    clearBaseline: () => db.remove('snapshots', 'baseline'),
  };
}
