import { z } from 'zod';
import type { Outcome, Phrase } from '../../domain/index.ts';
import type { ReplyOf } from '../../extension/messages/index.ts';
import {
  type AccountSharing,
  billingPeriodOf,
  type Receipts,
  totalCredits,
} from '../billing/index.ts';
import { withTimeoutOrNull } from '../platform/index.ts';

/** The account's total credits used, from the free usage record. */
export const usageTotalSchema = z.object({
  at: z.number(),
  totalUsed: z.number(),
  period: z.string().catch(''),
});
export type UsageTotal = z.infer<typeof usageTotalSchema>;

/** Short, because a person waits for the job to be submitted, which does not need the record. */
const USAGE_TIMEOUT_MS = 2_000;

interface Dependencies {
  readonly receipts: Receipts;
  readonly sharing: Pick<AccountSharing, 'isShared'>;
  readonly usage: (refresh: boolean) => Promise<Outcome<ReplyOf<'usage', Phrase>, Phrase>>;
  readonly now: () => number;
}

export type JobCost = ReturnType<typeof createJobCost>;

/** Finds out by the growth of the account's total whether a job was billed, where polls do not say. */
export function createJobCost({ receipts, sharing, usage, now }: Dependencies) {
  /** Call before a job is submitted; free. Null where the API does not report the total. */
  async function readTotal(): Promise<UsageTotal | null> {
    // Calls answered while the record is fetched may or may not be in it.
    const readAt = now();
    const overview = await withTimeoutOrNull(USAGE_TIMEOUT_MS, usage(true));
    const usageRecord = overview?.ok ? overview.value.usage : null;
    if (usageRecord?.totalUsed === undefined) return null;
    const { totalUsed } = usageRecord;
    return { at: readAt, totalUsed, period: billingPeriodOf(usageRecord) };
  }

  return {
    readTotal,

    /**
     * Whether a job of this price was certainly not billed: apart from calls that are known to be
     * answered, the account used fewer credits. False: not known, such as for a shared account (see
     * `createReconciliation`).
     */
    async wasFree(account: string, before: UsageTotal, credits: number): Promise<boolean> {
      const after = await readTotal();
      if (after === null || (await sharing.isShared(account))) return false;
      const answered = (await receipts.since(before.at)).filter(
        (receipt) => receipt.state === 'answered' && receipt.account === account,
      );
      const known = totalCredits(answered);
      const unexplained = after.totalUsed - before.totalUsed - known;
      return after.period === before.period && unexplained >= 0 && unexplained < credits;
    },
  };
}
