import { expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import { type Charge, createSpendingLedger } from '../../../lib/service/billing/ledger.ts';
import { createReceipts } from '../../../lib/service/billing/receipts.ts';
import { parseManagedSettings } from '../../../lib/service/settings/managed.ts';
import { createSettingsStore } from '../../../lib/service/settings/store.ts';
import { withShownTexts } from '../../../lib/texts/shown.ts';
import { callerOf, createWorld } from '../world.ts';

/** `reads`: intercepts the reading of a list's receipts. */
function ledgerOn(
  { db }: ReturnType<typeof createWorld>,
  reads: <T>(found: T) => Promise<T> = async (found) => found,
) {
  const now = () => 1_000;
  const receipts = createReceipts(db, now, () => crypto.randomUUID());
  const platform = { setAlarm: async () => undefined };
  const ports = { platform } as never;
  const settings = createSettingsStore(db, { read: async () => parseManagedSettings(undefined) });
  const forList = async (list: string) => reads(await receipts.forList(list));
  const userGestures = { lastAt: async () => 0 };
  return createSpendingLedger({
    ports,
    receipts: { ...receipts, forList },
    settings,
    userGestures,
  });
}

const order = (question: string, list: string, budget: number): Charge => ({
  endpoint: '/v1/intelligence/email',
  credits: 3,
  automatic: false,
  question,
  repeats: () => false,
  place: 'workbench',
  caller: callerOf(),
  account: 'account',
  listBudget: { list, budget, account: 'account' },
});

it('pays for a list up to its confirmed price', async () => {
  const ledger = ledgerOn(createWorld());
  const open = async (question: string, list = 'one') =>
    withShownTexts(await ledger.openReceipt(order(question, list, 7)));
  const first = await open('a');
  expect(first).toMatchObject({ ok: true });
  expect(await open('b')).toMatchObject({ ok: true });
  expect(await open('c')).toMatchObject({
    ok: false,
    failure: {
      kind: 'over-budget',
      message: expect.stringMatching(/price you approved/),
      action: expect.stringMatching(/remaining values/),
      remedy: 'none',
      waitHelps: false,
    },
  });
  // Another list has a price of its own.
  expect(await open('d', 'two')).toMatchObject({ ok: true });
  expect(await ledger.spentOnList('one')).toBe(6);
  // The credits of a call that turned out to be free can be spent again.
  const free = { ok: false, failure: createFailure('server-error') } as const;
  await ledger.closeReceipt(first.ok ? first.value : '', 'a', free, true);
  expect(await ledger.spentOnList('one')).toBe(3);
  expect(await open('c')).toMatchObject({ ok: true });
  expect(await open('e')).toMatchObject({ ok: false });
});

it('counts what a former worker spent, including possibly billed calls', async () => {
  const world = createWorld();
  const before = ledgerOn(world);
  const first = await before.openReceipt(order('a', 'one', 7));
  await before.openReceipt(order('b', 'one', 7));
  const lost = { ok: false, failure: createFailure('timeout', { billed: 'possibly' }) } as const;
  await before.closeReceipt(first.ok ? first.value : '', 'a', lost, true);
  const after = ledgerOn(world);
  expect(await after.spentOnList('one')).toBe(6);
  expect(await after.openReceipt(order('c', 'one', 7))).toMatchObject({ ok: false });
});

it('still knows the remaining budget after a free call of a former worker was closed', async () => {
  const world = createWorld();
  const before = ledgerOn(world);
  const first = await before.openReceipt(order('a', 'one', 7));
  await before.openReceipt(order('b', 'one', 7));
  const after = ledgerOn(world);
  const free = { ok: false, failure: createFailure('server-error') } as const;
  await after.closeReceipt(first.ok ? first.value : '', 'a', free, true);
  expect(await after.spentOnList('one')).toBe(3);
  expect(await after.openReceipt(order('c', 'one', 7))).toMatchObject({ ok: true });
  expect(await after.openReceipt(order('d', 'one', 7))).toMatchObject({ ok: false });
});

it('ignores the outcome of a call whose receipt no longer exists', async () => {
  const ledger = ledgerOn(createWorld());
  await ledger.openReceipt(order('a', 'one', 7));
  const free = { ok: false, failure: createFailure('server-error') } as const;
  await ledger.closeReceipt('gone', 'b', free, true);
  expect(await ledger.spentOnList('one')).toBe(3);
});

it('counts a call that is paid for while the list’s receipts are being read', async () => {
  const counted = Promise.withResolvers<void>();
  let isFirst = true;
  const ledger = ledgerOn(createWorld(), async (found) => {
    if (isFirst) {
      isFirst = false;
      await counted.promise;
    }
    return found;
  });
  const shown = ledger.spentOnList('one');
  await expect.poll(() => isFirst).toBe(false);
  expect(await ledger.openReceipt(order('a', 'one', 7))).toMatchObject({ ok: true });
  counted.resolve();
  expect(await shown).toBe(3);
  expect(await ledger.spentOnList('one')).toBe(3);
  expect(await ledger.openReceipt(order('b', 'one', 7))).toMatchObject({ ok: true });
  expect(await ledger.openReceipt(order('c', 'one', 7))).toMatchObject({ ok: false });
});
