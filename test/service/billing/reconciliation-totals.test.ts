import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createReceipts } from '../../../lib/service/billing/receipts.ts';
import {
  createAccountSharing,
  createReconciliation,
} from '../../../lib/service/billing/reconciliation.ts';
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
  const organisation = { sets: false };
  const worker = () => {
    const sharing = createAccountSharing(db, async () => organisation.sets);
    return { sharing, reconcile: createReconciliation(db, receipts, sharing, () => clock.now) };
  };
  let running = worker();
  const record = (totalUsed?: number, renewalDate?: string) => ({
    at: clock.now,
    ...(totalUsed === undefined ? {} : { totalUsed }),
    ...(renewalDate === undefined ? {} : { renewalDate }),
  });
  const compare = async (totalUsed?: number, renewalDate?: string) =>
    (await running.reconcile.prepare('ours'))(record(totalUsed, renewalDate));
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
  return {
    ...{ db, clock, receipts, organisation, compare, call, lost },
    reconcile: running.reconcile,
    /** An answer said that a gateway is in front of the API. */
    noteGateway: () => running.sharing.note('ours'),
    restart: () => {
      running = worker();
    },
  };
}

const CALLS = { answered: 5, 'possibly-billed': 3, failed: 2 } as const;

describe('a lost call', () => {
  it.each([
    ['grew by the answered calls only', 1_005, 0],
    ['grew by less than the answered calls: not each was billed', 1_004, 1],
    ['did not grow, although a call was answered', 1_000, 1],
    ['grew by more, but by less than the lost call cost', 1_007, 0],
    ['grew by the lost call too', 1_008, 1],
    ['grew by the lost call, but not by the answered one', 1_003, 1],
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
    const { clock, compare, call, lost } = await world({ answered: 3 });
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

it('clears a lost call that began while an earlier record was fetched', async () => {
  const { clock, reconcile, call, compare, lost } = await world();
  const early = await reconcile.prepare('ours');
  await call('possibly-billed', 3);
  clock.now += 1_000;
  await early({ at: clock.now, totalUsed: 1_000 });
  expect(await reconcile.isDue('ours')).toBe(true);
  clock.now += 4 * MINUTE;
  await compare(1_000);
  expect(await lost()).toBe(0);
});

it('compares with calls that an earlier record may not have had', async () => {
  const { clock, reconcile, call, compare, lost } = await world();
  const early = await reconcile.prepare('ours');
  await call('answered', 5);
  clock.now += 1_000;
  await early({ at: clock.now, totalUsed: 1_000 });
  await call('possibly-billed', 3);
  clock.now += 4 * MINUTE;
  await compare(1_005);
  expect(await lost()).toBe(0);
});

describe('a lost call stays possibly billed', () => {
  it('where other people use the account: the total grew by more than all calls here cost', async () => {
    const { clock, compare, call, lost } = await world({ answered: 5 });
    clock.now += 4 * MINUTE;
    await compare(1_006);
    clock.now += MINUTE;
    await call('possibly-billed', 3);
    clock.now += 4 * MINUTE;
    await compare(1_006);
    expect(await lost()).toBe(1);
  });

  it('where others were seen before the browser was restarted', async () => {
    const { clock, compare, call, lost, restart } = await world();
    await compare(1_001);
    restart();
    clock.now += MINUTE;
    await call('possibly-billed', 3);
    clock.now += 4 * MINUTE;
    restart();
    await compare(1_001);
    expect(await lost()).toBe(1);
  });

  it('where a cache gave some of the answers for nothing', async () => {
    const { clock, compare, call, lost } = await world({ answered: 5 });
    await call('answered', 5);
    await call('answered', 5);
    await call('possibly-billed', 5);
    clock.now += 4 * MINUTE;
    // An answer and the lost call were billed.
    await compare(1_010);
    expect(await lost()).toBe(1);
  });

  it('behind a gateway, after a restart too, with several lost calls', async () => {
    const { clock, compare, call, lost, noteGateway, restart } = await world();
    await noteGateway();
    restart();
    await call('possibly-billed', 1);
    await call('possibly-billed', 5);
    await call('answered', 3);
    clock.now += 4 * MINUTE;
    await compare(1_003);
    expect(await lost()).toBe(2);
    clock.now += 4 * MINUTE;
    await compare(1_003);
    expect(await lost()).toBe(2);
  });

  it('and is not compared again and again', async () => {
    const { clock, compare, reconcile, noteGateway } = await world({ 'possibly-billed': 3 });
    await noteGateway();
    expect(await reconcile.isDue('ours')).toBe(true);
    clock.now += 4 * MINUTE;
    await compare(1_000);
    expect(await reconcile.isDue('ours')).toBe(false);
  });

  it('where an organisation set the address or the key', async () => {
    const { clock, compare, lost, organisation } = await world({ 'possibly-billed': 3 });
    organisation.sets = true;
    clock.now += 4 * MINUTE;
    await compare(1_000);
    expect(await lost()).toBe(1);
  });

  it('where another billing period began, which counts from nothing', async () => {
    const { clock, compare, call, lost } = await world();
    await compare(1_000, '2026-12-01');
    clock.now += MINUTE;
    await call('possibly-billed', 3);
    clock.now += 4 * MINUTE;
    await compare(1_001, '2027-01-01');
    expect(await lost()).toBe(1);
  });

  it('where an answer is so new that the total may not have it yet', async () => {
    const { clock, compare, call, lost } = await world({ 'possibly-billed': 3 });
    clock.now += 4 * MINUTE;
    await call('answered', 3);
    await compare(1_003);
    expect(await lost()).toBe(1);
    // Both were billed.
    clock.now += 4 * MINUTE;
    await compare(1_006);
    expect(await lost()).toBe(1);
  });
});

it('compares again when a new answer is old enough to be in the total', async () => {
  const { clock, compare, call, lost } = await world({ 'possibly-billed': 3 });
  clock.now += 4 * MINUTE;
  await call('answered', 3);
  await compare(1_003);
  clock.now += 4 * MINUTE;
  await compare(1_003);
  expect(await lost()).toBe(0);
});

it('does not take calls of this browser for those of others', async () => {
  const { clock, compare, call, reconcile, lost } = await world({ answered: 5 });
  clock.now += 4 * MINUTE;
  // A call is answered while the usage record is requested.
  const late = await reconcile.prepare('ours');
  await call('answered', 3);
  await late({ at: clock.now, totalUsed: 1_008 });
  clock.now += MINUTE;
  await call('possibly-billed', 3);
  clock.now += 4 * MINUTE;
  await compare(1_008);
  expect(await lost()).toBe(0);
});

describe('the baseline', () => {
  const baseline = (db: Awaited<ReturnType<typeof world>>['db']) =>
    db.read('snapshots', 'baseline', z.unknown());

  it('is the first record, and clears nothing by itself', async () => {
    const { db, clock } = await world();
    expect(await baseline(db)).toMatchObject({ at: clock.now - MINUTE, totalUsed: 1_000 });
  });

  it('stays if a record does not report the total', async () => {
    const { db, compare, clock } = await world();
    await compare(undefined);
    expect(await baseline(db)).toMatchObject({ at: clock.now - MINUTE, totalUsed: 1_000 });
  });

  it('is deleted with the account', async () => {
    const { db, clock, compare, lost, reconcile } = await world({ 'possibly-billed': 3 });
    await reconcile.clearBaseline();
    expect(await baseline(db)).toBeUndefined();
    clock.now += 4 * MINUTE;
    // The first record of another account says nothing about the old account's lost calls.
    await compare(1_000);
    expect(await lost()).toBe(1);
    expect(await baseline(db)).toMatchObject({ at: clock.now, totalUsed: 1_000 });
  });
});
