import { z } from 'zod';
import type { Usage } from '../../extension/schemas/index.ts';
import type { Db } from '../storage/index.ts';
import { totalCredits } from './budget.ts';
import type { Receipts } from './receipts.ts';

/** Calls take up to a minute, so a call whose answer was lost may still be running at the API, ms. */
const SETTLED_AFTER_MS = 3 * 60_000;
const baselineSchema = z.object({
  at: z.number(),
  totalUsed: z.number(),
  period: z.string().catch(''),
});

export type Reconciliation = ReturnType<typeof createReconciliation>;

/** Alarm that is set while a lost call has not been compared with the usage record. */
export const RECONCILE_ALARM = 'fieldmark.reconcile';
export const RECONCILE_INTERVAL_MINUTES = 4;

/** Names the billing period. A part of the total starts again from nothing in each. */
export const billingPeriodOf = ({ period, renewalDate }: Usage): string =>
  `${period?.start ?? ''} ${renewalDate ?? ''}`;

/**
 * Clears "possibly billed" calls with the free usage record, if nothing else can explain the growth of
 * the account's total since the last comparison:
 *
 * - unexplained = growth − credits of calls that were answered at least three minutes ago. A lost call
 *   that costs more than `unexplained` cannot have been billed. Cheaper ones stay possibly billed,
 *   since growth proves nothing: a browser may have sent a call again.
 * - This holds only if each answer was billed, and on this account. So nothing is cleared if the total
 *   grew by less than the answers cost (a cache gave some of them), if an answer had the header fields
 *   of a gateway or a cache, if the total ever grew by more than all calls of this browser cost (others
 *   use the account), or if an organisation set the address or the key. `AccountSharing` remembers
 *   these signs. Calls of such an account stay possibly billed.
 * - Nothing is cleared across two billing periods, as a part of the total starts again from nothing.
 *
 * A cache that sends no header field and is in front of an account which nobody else uses could still
 * hide a billed call behind an answer of the same price.
 */
export function createReconciliation(
  db: Db,
  receipts: Receipts,
  sharing: AccountSharing,
  now: () => number,
) {
  /** Called with the ids of the receipts that the total proved free. */
  let onFree = async (_ids: readonly string[]): Promise<void> => undefined;

  /** Only receipts of this account, because the usage record counts no others. */
  const receiptsSince = async (at: number, account: string) =>
    (await receipts.since(at)).filter((receipt) => receipt.account === account);

  /** Not if a call began after `startedAt`, since the record may have been read before or after it was billed. */
  async function keep(record: Usage, startedAt: number, account: string): Promise<void> {
    const { at, totalUsed } = record;
    if (totalUsed === undefined || (await receiptsSince(startedAt, account)).length > 0) return;
    await db.write('snapshots', 'baseline', { at, totalUsed, period: billingPeriodOf(record) });
  }

  return {
    /** Calls back when calls turn out not to have been billed, so that every screen learns of it. */
    onProvedFree(listener: typeof onFree): void {
      onFree = listener;
    },

    /**
     * Call before requesting the usage record, because calls that are answered meanwhile may or may not
     * be in it. Returns a function that compares the record.
     */
    async prepare(account: string): Promise<(record: Usage) => Promise<void>> {
      const from = await db.read('snapshots', 'baseline', baselineSchema);
      const startedAt = now();
      if (!from) return (record) => keep(record, startedAt, account);
      const settledAt = startedAt - SETTLED_AFTER_MS;
      const since = await receiptsSince(from.at + 1, account);
      const lost = since.filter(({ state }) => state === 'possibly-billed');
      const settled = lost.filter(({ at }) => at <= settledAt);
      const answers = since.filter(({ state }) => state === 'answered');
      const counted = answers.filter(({ at }) => at <= settledAt);
      const answered = totalCredits(counted);
      // Running calls may be billed later, so the next comparison must start before them. New answers
      // may not be in the total yet, so lost calls are compared again.
      const isOver =
        settled.length === lost.length &&
        (lost.length === 0 || counted.length === answers.length) &&
        since.every(({ state }) => state !== 'open');
      return async (record) => {
        // Without a total it is NaN: then no comparison below is true, and nothing is cleared.
        const grown = (record.totalUsed ?? Number.NaN) - from.totalUsed;
        // A smaller total means a new billing period, which cannot be compared.
        const isNewPeriod = grown < 0 || billingPeriodOf(record) !== from.period;
        if (!isNewPeriod) {
          // Calls just before the last comparison, and during this one, may have been billed in between.
          const all = totalCredits(await receiptsSince(from.at + 1 - SETTLED_AFTER_MS, account));
          if (grown < answered || grown > all) await sharing.note(account);
          const free = (await sharing.isShared(account))
            ? []
            : settled.filter(({ credits }) => credits > grown - answered);
          for (const { id } of free) await receipts.close(id, 'failed');
          // The receipts are closed, whatever else is told of it.
          if (free.length > 0) await onFree(free.map(({ id }) => id)).catch(() => undefined);
        }
        if (isOver || isNewPeriod) await keep(record, startedAt, account);
      };
    },

    /** Whether a lost call of this account has not been compared yet. */
    async isDue(account: string): Promise<boolean> {
      const from = await db.read('snapshots', 'baseline', baselineSchema);
      if (!from) return false;
      const since = await receiptsSince(from.at + 1, account);
      return since.some(({ state }) => state === 'possibly-billed');
    },

    clearBaseline: () => db.remove('snapshots', 'baseline'),
  };
}

const storedSchema = z.object({ accounts: z.array(z.string()) });
/** Accounts that are remembered. */
const MAX_ACCOUNTS = 20;

export type AccountSharing = ReturnType<typeof createAccountSharing>;

/**
 * Remembers which accounts are shared, or are behind a gateway that answers from a cache. Their total
 * says nothing about a single call of this browser.
 *
 * @param isManaged whether an organisation set the address or the key
 */
export function createAccountSharing(db: Db, isManaged: () => Promise<boolean>) {
  const known = new Set<string>();
  const stored = async () =>
    (await db.read('snapshots', 'sharedAccounts', storedSchema))?.accounts ?? [];

  return {
    /** Call at a sign that the account is shared or behind a gateway. It counts at once. */
    async note(account: string): Promise<void> {
      if (known.has(account)) return;
      known.add(account);
      const others = (await stored()).filter((other) => other !== account);
      const accounts = [...others, account].slice(-MAX_ACCOUNTS);
      await db.write('snapshots', 'sharedAccounts', { accounts });
    },

    isShared: async (account: string): Promise<boolean> =>
      known.has(account) || (await isManaged()) || (await stored()).includes(account),
  };
}
