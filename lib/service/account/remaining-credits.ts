import { spendableCredits } from '../../domain/index.ts';
import type { Receipts } from '../billing/index.ts';
import type { KeyStore } from './key-store.ts';
import type { UsageStore } from './usage.ts';

export type RemainingCredits = () => Promise<number | undefined>;

/**
 * Credits that can be spent, without a call: those of the stored usage record, less what was paid since,
 * within the team's quotas. Undefined where they were not reported, and after the API refused the key or a
 * payment, because the record is older.
 */
export function createRemainingCredits(
  store: Pick<UsageStore, 'read'>,
  receipts: Receipts,
  key: Pick<KeyStore, 'isUsable' | 'refuses'>,
  now: () => number,
): RemainingCredits {
  return async () => {
    if (!(await key.isUsable()) || (await key.refuses('payment'))) return undefined;
    const record = await store.read();
    const { remaining } = record ?? {};
    if (!record || remaining === undefined) return spendableCredits(record ?? undefined, now());
    const paid = (await receipts.since(record.at + 1))
      .filter(({ state }) => state === 'answered')
      .reduce((sum, { credits }) => sum + credits, 0);
    return spendableCredits({ ...record, remaining: Math.max(0, remaining - paid) }, now());
  };
}
