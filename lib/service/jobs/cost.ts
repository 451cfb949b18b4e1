import { z } from 'zod';
import type { Outcome } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import type { Receipts } from '../billing/index.ts';
import { withTimeoutOrNull } from '../concurrency/index.ts';

/** The account's total when a job was submitted, by the free usage record. */
export const usageTotalSchema = z.object({ at: z.number(), totalUsed: z.number() });
export type UsageTotal = z.infer<typeof usageTotalSchema>;

/** A person waits for the job that follows, which can do without it. */
const USAGE_TIMEOUT_MS = 2_000;

interface Dependencies {
  readonly receipts: Receipts;
  readonly usage: (refresh: boolean) => Promise<Outcome<ReplyOf<'usage'>>>;
  readonly now: () => number;
}

export type JobCost = ReturnType<typeof createJobCost>;

/** Tells whether a job was billed by the growth of the account's total, where polls do not say. */
export function createJobCost({ receipts, usage, now }: Dependencies) {
  /** Read (free) before a job is submitted; null where the API does not say. */
  async function readTotal(): Promise<UsageTotal | null> {
    // Calls answered while the record is fetched may or may not be in it.
    const readAt = now();
    const overview = await withTimeoutOrNull(USAGE_TIMEOUT_MS, usage(true));
    const totalUsed = overview?.ok ? overview.value.usage?.totalUsed : undefined;
    return totalUsed === undefined ? null : { at: readAt, totalUsed };
  }

  return {
    readTotal,

    /**
     * Whether a job of this account and price was certainly not billed: apart from calls known to be
     * answered, the account used less than its price. False: not known.
     */
    async wasFree(account: string, before: UsageTotal, credits: number): Promise<boolean> {
      const after = await readTotal();
      // A smaller total means a new billing period, which cannot be compared.
      if (after === null || after.totalUsed < before.totalUsed) return false;
      const known = (await receipts.since(before.at))
        .filter((receipt) => receipt.state === 'answered' && receipt.account === account)
        .reduce((sum, receipt) => sum + receipt.credits, 0);
      return after.totalUsed - before.totalUsed - known < credits;
    },
  };
}
