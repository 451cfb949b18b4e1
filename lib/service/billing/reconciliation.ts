import { z } from 'zod';
import type { Usage } from '../../extension/schemas/index.ts';
import type { Db } from '../storage/index.ts';
import type { Receipts } from './receipts.ts';

/** A call whose answer was lost may still be running at the API, whose calls take up to a minute. */
const SETTLED_AFTER_MS = 3 * 60_000;
const baselineSchema = z.object({ at: z.number(), totalUsed: z.number() });

export type Reconciliation = ReturnType<typeof createReconciliation>;

/** Runs while a lost call waits for its comparison; the next one comes when it is settled. */
export const RECONCILE_ALARM = 'fieldmark.reconcile';
export const RECONCILE_INTERVAL_MINUTES = 4;

/**
 * Clears calls that are "possibly billed" against the free usage record. The account's total grew,
 * since the last comparison, by what is known to have been answered and by what is not: a lost call
 * that costs more than the latter was not billed. What costs no more stays, since growth proves
 * nothing (others may use the account, a browser may have sent a call anew).
 */
export function createReconciliation(db: Db, receipts: Receipts, now: () => number) {
  async function keep({ at, totalUsed }: Usage): Promise<void> {
    if (totalUsed !== undefined) await db.write('snapshots', 'baseline', { at, totalUsed });
  }

  return {
    /**
     * Called before the usage record is asked for: what is answered in between may or may not be
     * in it. Gives the comparison to make with the record that comes.
     */
    async prepare(): Promise<(record: Usage) => Promise<void>> {
      const from = await db.read('snapshots', 'baseline', baselineSchema);
      if (!from) return keep;
      const since = await receipts.since(from.at + 1);
      const lost = since.filter(({ state }) => state === 'possibly-billed');
      const settled = lost.filter(({ at }) => at <= now() - SETTLED_AFTER_MS);
      const known = since
        .filter(({ state }) => state === 'answered')
        .reduce((sum, { credits }) => sum + credits, 0);
      // What is under way may be billed after this: the next comparison must begin before it.
      const isOver = settled.length === lost.length && since.every(({ state }) => state !== 'open');
      return async (record) => {
        const grown = (record.totalUsed ?? Number.NaN) - from.totalUsed;
        // A smaller total is a new billing period: nothing can be concluded over it.
        if (grown >= 0) {
          const unexplained = Math.max(0, grown - known);
          const free = settled.filter(({ credits }) => credits > unexplained);
          for (const { id } of free) await receipts.close(id, 'failed');
        }
        if (isOver || grown < 0) await keep(record);
      };
    },

    /** Whether a lost call has not been compared yet. */
    async isDue(): Promise<boolean> {
      const from = await db.read('snapshots', 'baseline', baselineSchema);
      if (!from) return false;
      const since = await receipts.since(from.at + 1);
      return since.some(({ state }) => state === 'possibly-billed');
    },

    clearBaseline: () => db.remove('snapshots', 'baseline'),
  };
}
