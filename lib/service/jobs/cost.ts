import { z } from 'zod';
import type { Outcome } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import type { Receipts } from '../billing/index.ts';
import { withTimeoutOrNull } from '../concurrency/index.ts';

/** The account's total credits used, from the free usage record. */
export const usageTotalSchema = z.object({ at: z.number(), totalUsed: z.number() });
export type UsageTotal = z.infer<typeof usageTotalSchema>;

/** Short, because a person waits for the job to be submitted, which does not need the record. */
const USAGE_TIMEOUT_MS = 2_000;

interface Dependencies {
  readonly receipts: Receipts;
  readonly usage: (refresh: boolean) => Promise<Outcome<ReplyOf<'usage'>>>;
  readonly now: () => number;
}

export type JobCost = ReturnType<typeof createJobCost>;

/** Finds out by the growth of the account's total whether a job was billed, where polls do not say. */
export function createJobCost({ receipts, usage, now }: Dependencies) {
  /** Call before a job is submitted; free. Null where the API does not report the total. */
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
     * Whether a job of this price was certainly not billed: apart from calls that are known to be
     * answered, the account used fewer credits. False: not known.
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
