import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createReceipts } from '../../../lib/service/billing/receipts.ts';
import { createReconciliation } from '../../../lib/service/billing/reconciliation.ts';
import { createDb } from '../../../lib/service/storage/database.ts';

const MINUTE = 60_000;
type State = 'open' | 'answered' | 'failed' | 'possibly-billed';

let databases = 0;

/** Receipts with prices whose sums are all different, after a usage record of 1,000 credits. */
async function world(states: Readonly<Partial<Record<State, number>>> = {}) {
  databases += 1;
  const db = createDb(`reconcile-${databases}`);
  const clock = { now: 100 * MINUTE };
  let ids = 0;
  const receipts = createReceipts(
    db,
    () => clock.now,
    () => {
      ids += 1;
      return `id-${ids}`;
    },
  );
  const reconcile = createReconciliation(db, receipts, () => clock.now);
  const record = (totalUsed?: number) => ({
    at: clock.now,
    ...(totalUsed === undefined ? {} : { totalUsed }),
  });
  const compare = async (totalUsed?: number) =>
    (await reconcile.prepare('ours'))(record(totalUsed));
  const call = async (state: State, credits: number, account = 'ours') => {
    const id = await receipts.open({
      endpoint: '/v1/vat',
      credits,
      origin: 'shop.example',
      automatic: false,
      question: `question ${ids}`,
      page: '',
      tab: 1,
      account,
      list: '',
    });
    if (state !== 'open')
      await receipts.close(id, state, state === 'possibly-billed' ? 'timeout' : undefined);
  };
  await compare(1_000);
  clock.now += MINUTE;
  for (const [state, credits] of Object.entries(states)) {
    await call(z.enum(['open', 'answered', 'failed', 'possibly-billed']).parse(state), credits);
  }
  const lost = async () =>
    (await receipts.list(99)).filter(({ state }) => state === 'possibly-billed').length;
  return { db, clock, receipts, reconcile, compare, call, lost };
}

const CALLS = { answered: 5, 'possibly-billed': 3, failed: 2 } as const;

describe('a lost call', () => {
  it.each([
    ['grew by the answered calls only', 1_005, 0],
    ['grew by less than the answered calls', 1_004, 0],
    ['did not grow', 1_000, 0],
    ['grew by more, but by less than the lost call cost', 1_007, 0],
    ['grew by the lost call too', 1_008, 1],
    ['grew by the lost call and not by the answered one', 1_003, 0],
    ['fell: a new period', 999, 1],
    ['is not reported', undefined, 1],
  ])('when the total %s (%s): %i still possibly billed', async (_, total, remaining) => {
    const { clock, compare, lost } = await world(CALLS);
    clock.now += 4 * MINUTE;
    await compare(total);
    expect(await lost()).toBe(remaining);
  });

  it('is cleared as free, and may be asked again', async () => {
    const { clock, compare, receipts } = await world({ 'possibly-billed': 3 });
    expect(await receipts.unanswered('question 0')).not.toBeNull();
    clock.now += 4 * MINUTE;
    await compare(1_000);
    expect(await receipts.list(9)).toMatchObject([{ state: 'failed', credits: 3 }]);
    expect(await receipts.unanswered('question 0')).toBeNull();
  });

  it.each([
    [3 * MINUTE - 1, 1],
    [3 * MINUTE, 0],
  ])(
    'may be running for three minutes (%i ms later: %i still possibly billed)',
    async (ms, remaining) => {
      const { clock, compare, lost } = await world({ 'possibly-billed': 3 });
      clock.now += ms;
      await compare(1_000);
      expect(await lost()).toBe(remaining);
    },
  );

  it('does not wait for calls that are still open', async () => {
    const { clock, compare, lost } = await world({ ...CALLS, open: 1 });
    clock.now += 4 * MINUTE;
    await compare(1_005);
    expect(await lost()).toBe(0);
  });

  it('does not change the baseline while it may be running', async () => {
    const { clock, compare, lost } = await world({ 'possibly-billed': 3 });
    // The total grew by the lost call. If this record became the baseline, the next would clear the call.
    await compare(1_003);
    clock.now += 4 * MINUTE;
    await compare(1_003);
    expect(await lost()).toBe(1);
  });

  it('is not compared with growth before the baseline', async () => {
    const { clock, compare, call, lost } = await world({ answered: 5 });
    clock.now += 4 * MINUTE;
    await compare(1_005);
    clock.now += MINUTE;
    await call('possibly-billed', 3);
    clock.now += 4 * MINUTE;
    // The total grew by 3 since the baseline, in which time nothing was answered.
    await compare(1_008);
    expect(await lost()).toBe(1);
  });

  it('is compared with the previous record, so that credits used before it do not count', async () => {
    const { clock, compare, call, lost } = await world();
    await compare(1_003);
    clock.now += MINUTE;
    await call('possibly-billed', 3);
    clock.now += 4 * MINUTE;
    await compare(1_003);
    expect(await lost()).toBe(0);
  });

  it('at the very time of the baseline counts as before it', async () => {
    const { clock, compare, call, lost } = await world();
    clock.now -= MINUTE;
    await call('possibly-billed', 3);
    clock.now += 9 * MINUTE;
    await compare(1_000);
    expect(await lost()).toBe(1);
  });

  it.each([
    ['answered', 5, 1],
    ['possibly-billed', 3, 0],
  ] as const)('ignores a call of another account that is %s', async (state, credits, lostHere) => {
    const { clock, compare, call, lost } = await world(lostHere ? { 'possibly-billed': 3 } : {});
    await call(state, credits, 'another');
    clock.now += 4 * MINUTE;
    // All growth may come from this account's lost call. It says nothing about another account's.
    await compare(lostHere ? 1_005 : 1_000);
    expect(await lost()).toBe(1);
  });

  it('is not compared with a call that was answered while the record was fetched', async () => {
    const { clock, reconcile, call, lost } = await world({ 'possibly-billed': 3 });
    clock.now += 4 * MINUTE;
    const compare = await reconcile.prepare('ours');
    await call('answered', 5);
    await compare({ at: clock.now, totalUsed: 1_005 });
    expect(await lost()).toBe(1);
  });
});

describe('the baseline', () => {
  const baseline = (db: Awaited<ReturnType<typeof world>>['db']) =>
    db.read('snapshots', 'baseline', z.unknown());

  it('is the first record, and clears nothing by itself', async () => {
    const { db, clock } = await world();
    expect(await baseline(db)).toEqual({ at: clock.now - MINUTE, totalUsed: 1_000 });
  });

  it('stays if a record does not report the total', async () => {
    const { db, compare, clock } = await world();
    await compare(undefined);
    expect(await baseline(db)).toEqual({ at: clock.now - MINUTE, totalUsed: 1_000 });
  });

  it('is deleted with the account', async () => {
    const { db, clock, compare, lost, reconcile } = await world({ 'possibly-billed': 3 });
    await reconcile.clearBaseline();
    expect(await baseline(db)).toBeUndefined();
    clock.now += 4 * MINUTE;
    // The first record of another account says nothing about the old account's lost calls.
    await compare(1_000);
    expect(await lost()).toBe(1);
    expect(await baseline(db)).toEqual({ at: clock.now, totalUsed: 1_000 });
  });
});
