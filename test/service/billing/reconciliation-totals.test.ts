import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createBilling } from '../../../lib/service/billing/module.ts';
import { createReceipts } from '../../../lib/service/billing/receipts.ts';
import {
  createAccountSharing,
  createReconciliation,
} from '../../../lib/service/billing/reconciliation.ts';
import { createWorld, receiptOf } from '../world.ts';

const MINUTE = 60_000;

function account() {
  const { db } = createWorld();
  const clock = { now: 100 * MINUTE };
  const now = () => clock.now;
  const receipts = createReceipts(db, now, () => crypto.randomUUID());
  const organisation = { sets: false };
  const worker = () => {
    const sharing = createAccountSharing(db, async () => organisation.sets);
    return { sharing, reconciliation: createReconciliation(db, receipts, sharing, now) };
  };
  return { db, clock, receipts, organisation, worker, ...worker() };
}
type Account = ReturnType<typeof account>;
type Step = (of: Account) => unknown;

const call =
  (state: 'open' | 'answered' | 'failed' | 'possibly-billed', credits: number, account = 'ours') =>
  async ({ receipts }: Account) => {
    const id = await receipts.open(receiptOf({ credits, account, question: 'question' }));
    if (state === 'open') return;
    await receipts.close(id, state, state === 'possibly-billed' ? 'timeout' : undefined);
  };
const answered = (credits: number) => call('answered', credits);
const lost = (credits: number) => call('possibly-billed', credits);
/** Minutes that pass. */
const wait = (minutes: number) => (of: Account) => {
  of.clock.now += minutes * MINUTE;
};
/** The usage record says this total. `during`: what happens while it is fetched. */
const total =
  (totalUsed: number | undefined, { during = [] as Step[], renewalDate = '' } = {}) =>
  async (of: Account) => {
    const compare = await of.reconciliation.prepare('ours');
    for (const step of during) await step(of);
    const renewal = renewalDate === '' ? {} : { renewalDate };
    await compare({
      at: of.clock.now,
      ...(totalUsed === undefined ? {} : { totalUsed }),
      ...renewal,
    });
  };
/** An answer said that a gateway is in front of the API. */
const gateway = ({ sharing }: Account) => sharing.note('ours');
const restart = (of: Account) => Object.assign(of, of.worker());
const organisation = (of: Account) => {
  of.organisation.sets = true;
};

/** What the steps lead to, a minute after a usage record of 1,000 credits. */
async function afterSteps(...steps: Step[]) {
  const of = account();
  for (const step of [total(1_000), wait(1), ...steps]) await step(of);
  const kept = await of.receipts.list(99);
  return { ...of, stillLost: kept.filter(({ state }) => state === 'possibly-billed').length };
}

const CALLS = [answered(5), lost(3), call('failed', 2)];

describe('a lost call', () => {
  it.each<[string, number | undefined, number]>([
    ['grew by the answered calls only', 1_005, 0],
    ['grew by less than the answered calls: not each was billed', 1_004, 1],
    ['did not grow, although a call was answered', 1_000, 1],
    ['grew by more, but by less than the lost call cost', 1_007, 0],
    ['grew by the lost call too', 1_008, 1],
    ['grew by the lost call, but not by the answered one', 1_003, 1],
    ['fell: a new period', 999, 1],
    ['is not reported', undefined, 1],
  ])('when the total %s (%s): %i still possibly billed', async (_, now, remaining) => {
    expect((await afterSteps(...CALLS, wait(4), total(now))).stillLost).toBe(remaining);
  });

  it('is cleared as free, and may be asked again', async () => {
    const before = await afterSteps(lost(3));
    expect(await before.receipts.unanswered('question')).toMatchObject({ failure: 'timeout' });
    const { receipts } = await afterSteps(lost(3), wait(4), total(1_000));
    expect(await receipts.list(9)).toMatchObject([{ state: 'failed', credits: 3 }]);
    expect(await receipts.unanswered('question')).toBeNull();
  });

  it.each<[string, Step[]]>([
    ['ended three minutes ago', [lost(3), wait(3), total(1_000)]],
    [
      'does not wait for calls that are still open',
      [...CALLS, call('open', 1), wait(4), total(1_005)],
    ],
    [
      'is compared with the previous record, so that credits used before it do not count',
      [answered(3), total(1_003), wait(1), lost(3), wait(4), total(1_003)],
    ],
    [
      'began while an earlier record was fetched',
      [total(1_000, { during: [lost(3), wait(0.1)] }), wait(4), total(1_000)],
    ],
    [
      'is compared with calls that an earlier record may not have had',
      [total(1_000, { during: [answered(5), wait(0.1)] }), lost(3), wait(4), total(1_005)],
    ],
    [
      'is compared again when a new answer is old enough to be in the total',
      [lost(3), wait(4), answered(3), wait(1), total(1_003), wait(4), total(1_003)],
    ],
    [
      'was too young while an older one was compared',
      [lost(3), wait(4), lost(1), wait(1), total(1_000), wait(4), total(1_000)],
    ],
    [
      'is cleared although a call of this browser was answered while a record was requested',
      [
        ...[answered(5), wait(4), total(1_008, { during: [answered(3)] })],
        ...[wait(1), lost(3), wait(4), total(1_008)],
      ],
    ],
  ])('that was free: %s', async (_, steps) => {
    expect((await afterSteps(...steps)).stillLost).toBe(0);
  });

  it.each<[string, Step[]]>([
    ['it may still be running', [lost(3), wait(3 - 1 / MINUTE), total(1_000)]],
    // If the first record became the baseline, the next would clear the call.
    ['it was running when the total grew by it', [lost(3), total(1_003), wait(4), total(1_003)]],
    [
      'growth was before the baseline',
      [answered(5), wait(4), total(1_005), wait(1), lost(3), wait(4), total(1_008)],
    ],
    ['it began at the very time of the baseline', [wait(-1), lost(3), wait(9), total(1_000)]],
    // All growth may come from the lost call.
    [
      'another account’s call was answered',
      [lost(3), call('answered', 5, 'another'), wait(4), total(1_005)],
    ],
    ['it is another account’s', [call('possibly-billed', 3, 'another'), wait(4), total(1_000)]],
    [
      'a call was answered while the record was fetched',
      [lost(3), wait(4), total(1_005, { during: [answered(5)] })],
    ],
    ['growth pays for the cheaper of two', [lost(1), lost(3), wait(4), total(1_001)]],
    [
      'other people use the account: the total grew by more than all calls here cost',
      [answered(5), wait(4), total(1_006), wait(1), lost(3), wait(4), total(1_006)],
    ],
    [
      'others were seen before the browser was restarted',
      [total(1_001), restart, wait(1), lost(3), wait(4), restart, total(1_001)],
    ],
    [
      'a cache gave some of the answers for nothing, and an answer and the call were billed',
      [answered(5), answered(5), answered(5), lost(5), wait(4), total(1_010)],
    ],
    [
      'a gateway is in front, after a restart too',
      [gateway, restart, answered(3), lost(5), wait(4), total(1_003), wait(4), total(1_003)],
    ],
    ['an organisation set the address or the key', [lost(3), organisation, wait(4), total(1_000)]],
    [
      'another billing period began, which counts from nothing',
      [
        ...[total(1_000, { renewalDate: '2026-12-01' }), wait(1), lost(3), wait(4)],
        total(1_001, { renewalDate: '2027-01-01' }),
      ],
    ],
    [
      'an answer is so new that the total may not have it yet',
      [lost(3), wait(4), answered(3), total(1_003)],
    ],
    [
      'the new answer and the call were billed',
      [lost(3), wait(4), answered(3), total(1_003), wait(4), total(1_006)],
    ],
  ])('stays possibly billed where %s', async (_, steps) => {
    expect((await afterSteps(...steps)).stillLost).toBe(1);
  });

  it.each<[string, Step[], boolean]>([
    ['its record was fetched when it began', [total(1_000, { during: [lost(3)] })], true],
    ['it was not compared yet', [lost(3), gateway], true],
    ['no call was lost', [answered(3)], false],
    ['it was compared, but cannot be cleared', [lost(3), gateway, wait(4), total(1_000)], false],
  ])('is still to be compared where %s', async (_, steps, isDue) => {
    expect(await (await afterSteps(...steps)).reconciliation.isDue('ours')).toBe(isDue);
  });
});

describe('an account that others use', () => {
  it('counts at once', async () => {
    const { sharing } = account();
    void sharing.note('ours');
    expect(await sharing.isShared('ours')).toBe(true);
  });

  it('is remembered with the last 20, the one noted last for longest', async () => {
    const of = account();
    const note = async (from: number, to: number) => {
      restart(of);
      for (let i = from; i <= to; i += 1) await of.sharing.note(`account ${i}`);
    };
    await note(1, 20);
    await note(20, 20);
    await note(1, 1);
    await note(21, 21);
    restart(of);
    const known = [1, 2, 3, 20, 21].map((i) => of.sharing.isShared(`account ${i}`));
    expect(await Promise.all(known)).toEqual([true, false, true, true, true]);
  });

  it.each([
    [{ baseUrl: null, key: null }, false],
    [{ baseUrl: 'https://gateway.example', key: null }, true],
    [{ baseUrl: null, key: 'key' }, true],
  ])('is one for which an organisation set %o: %s', async (managed, isShared) => {
    const { db } = createWorld();
    const ports = { db, now: () => 0, newId: () => 'id', platform: {} };
    const settings = { store: {}, managed: { read: async () => managed } };
    const { api } = createBilling({ ports, settings } as never);
    expect(await api.sharing.isShared('ours')).toBe(isShared);
  });
});

describe('the baseline', () => {
  const baseline = ({ db }: Account) => db.read('snapshots', 'baseline', z.unknown());

  it.each<[string, Step[]]>([
    ['is the first record, and clears nothing by itself', []],
    ['stays if a record does not report the total', [total(undefined)]],
  ])('%s', async (_, steps) => {
    const of = await afterSteps(...steps);
    expect(await baseline(of)).toMatchObject({ at: of.clock.now - MINUTE, totalUsed: 1_000 });
  });

  it('is deleted with the account', async () => {
    const clear = ({ reconciliation }: Account) => reconciliation.clearBaseline();
    expect(await baseline(await afterSteps(lost(3), clear))).toBeUndefined();
    // The first record of another account says nothing about the old account's lost calls.
    const of = await afterSteps(lost(3), clear, wait(4), total(1_000));
    expect(of.stillLost).toBe(1);
    expect(await baseline(of)).toMatchObject({ at: of.clock.now, totalUsed: 1_000 });
  });
});
