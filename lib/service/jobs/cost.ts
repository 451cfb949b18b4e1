import { z } from 'zod';
import type { Outcome } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import type { Receipts } from '../billing/index.ts';
import { withTimeoutOrNull } from '../concurrency/index.ts';

/** What the account had used when a job was handed over, by the free usage record. */
export const usageTotalSchema = z.object({ at: z.number(), totalUsed: z.number() });
export type UsageTotal = z.infer<typeof usageTotalSchema>;

/** A person waits for the check that it stands before; it can do without. */
const USAGE_TIMEOUT_MS = 2_000;

interface Dependencies {
  readonly receipts: Receipts;
  readonly usage: (refresh: boolean) => Promise<Outcome<ReplyOf<'usage'>>>;
  readonly now: () => number;
}

export type JobCost = ReturnType<typeof createJobCost>;

/** Tells of a job whose polls say nothing whether it was billed: by what the account has used since. */
export function createJobCost({ receipts, usage, now }: Dependencies) {
  /** Asked for (free) before a job is handed over; null where the API does not say. */
  async function readTotal(): Promise<UsageTotal | null> {
    // What is answered while the record is on its way may or may not be in it.
    const at = now();
    const asked = await withTimeoutOrNull(USAGE_TIMEOUT_MS, usage(true));
    const totalUsed = asked?.ok ? asked.value.usage?.totalUsed : undefined;
    return totalUsed === undefined ? null : { at, totalUsed };
  }

  return {
    readTotal,

    /**
     * Whether a job of this price was certainly not billed: the account has used less since than it
     * would have cost, calls aside that are known to have been answered. False: it cannot be told.
     */
    async wasFree(before: UsageTotal, credits: number): Promise<boolean> {
      const after = await readTotal();
      // A smaller total is a new billing period: nothing can be concluded over it.
      if (after === null || after.totalUsed < before.totalUsed) return false;
      const known = (await receipts.since(before.at))
        .filter(({ state }) => state === 'answered')
        .reduce((sum, receipt) => sum + receipt.credits, 0);
      return after.totalUsed - before.totalUsed - known < credits;
    },
  };
}
