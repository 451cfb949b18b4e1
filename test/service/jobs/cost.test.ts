import { expect, it } from 'vitest';
import { ok } from '../../../lib/domain/failure.ts';
import { createReceipts } from '../../../lib/service/billing/receipts.ts';
import { createJobCost } from '../../../lib/service/jobs/cost.ts';
import { createWorld, receiptOf } from '../world.ts';

const BUDGET = { autoPerDay: 60, autoPerSite: 15, autoPerPage: 9, totalPerDay: 300 };

it.each([
  ['its own account', 'ours', true],
  ['another account', 'another', false],
])(
  'explains growth of the total by an answered call of %s: %s was free: %s',
  async (_, account, isFree) => {
    const now = 1_000;
    const receipts = createReceipts(
      createWorld().db,
      () => now,
      () => 'id-1',
    );
    await receipts.open(receiptOf({ credits: 5, account }));
    await receipts.close('id-1', 'answered');
    const spent = { today: 5, automaticToday: 0, possiblyBilled: 0, budget: BUDGET };
    const usage = async () => ok({ usage: { at: now, totalUsed: 105 }, spent, warnings: [] });
    let isShared = false;
    const sharing = { isShared: async () => isShared };
    const cost = createJobCost({ receipts, sharing, usage, now: () => now });
    const before = { at: 0, totalUsed: 100, period: ' ' };
    expect(await cost.wasFree('ours', before, 5)).toBe(isFree);
    // The answered call was given by a cache, or the total began again.
    expect(await cost.wasFree('ours', { ...before, totalUsed: 101 }, 5)).toBe(!isFree);
    expect(await cost.wasFree('ours', { ...before, period: 'another' }, 5)).toBe(false);
    isShared = true;
    expect(await cost.wasFree('ours', before, 5)).toBe(false);
  },
);
