import type { Receipts } from '../billing/index.ts';
import type { UsageStore } from './usage.ts';

export type RemainingCredits = () => Promise<number | undefined>;

/**
 * Remaining credits without a call: those of the stored usage record, less what was paid since.
 * Undefined where the API has not reported them.
 */
export function createRemainingCredits(
  store: Pick<UsageStore, 'read'>,
  receipts: Receipts,
): RemainingCredits {
  return async () => {
    const record = await store.read();
    if (record?.remaining === undefined) return undefined;
    const paid = (await receipts.since(record.at + 1))
      .filter(({ state }) => state === 'answered')
      .reduce((sum, { credits }) => sum + credits, 0);
    return Math.max(0, record.remaining - paid);
  };
}
