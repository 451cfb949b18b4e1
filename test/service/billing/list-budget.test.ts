import { expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import { type Failure, fail, type Outcome, ok, type Phrase } from '../../../lib/domain/index.ts';
import { type Charge, createSpendingLedger } from '../../../lib/service/billing/ledger.ts';
import { createReceipts } from '../../../lib/service/billing/receipts.ts';
import { parseManagedSettings } from '../../../lib/service/settings/managed.ts';
import { createSettingsStore } from '../../../lib/service/settings/store.ts';
import { withShownTexts } from '../../texts/in-texts.ts';
import { callerOf, createWorld } from '../world.ts';

/** `reads`: intercepts the reading of a list's receipts. */
function ledgerOn(
  { db }: ReturnType<typeof createWorld>,
  reads: <T>(found: T) => Promise<T> = async (found) => found,
) {
  const receipts = createReceipts(
    db,
    () => 1_000,
    () => crypto.randomUUID(),
  );
  const ledger = createSpendingLedger({
    ports: { platform: { setAlarm: async () => undefined } } as never,
    receipts: { ...receipts, forList: async (list) => reads(await receipts.forList(list)) },
    settings: createSettingsStore(db, { read: async () => parseManagedSettings(undefined) }),
    userGestures: { lastAt: async () => 0 },
  });
  return {
    spentOnList: ledger.spentOnList,
    /** Opens the receipt of a call of 3 credits, for a list whose price is 7. */
    open: async (question: string, list = 'one') =>
      withShownTexts(await ledger.openReceipt(charge(question, list))),
    close: (opened: Outcome<string>, { failure }: { readonly failure: Failure<Phrase> }) => {
      const id = opened.ok ? opened.value : '';
      return ledger.closeReceipt(id, 'a', fail(failure), true, failure.billed, undefined);
    },
  };
}

const charge = (question: string, list: string): Charge => ({
  endpoint: '/v1/intelligence/email',
  credits: 3,
  automatic: false,
  question,
  repeats: () => false,
  place: 'workbench',
  caller: callerOf(),
  account: 'account',
  listBudget: { list, budget: 7, account: 'account' },
});
const LOST = fail(createFailure('timeout', { billed: 'possibly' }));
const FREE = fail(createFailure('server-error'));
const PAID = { ok: true };
const REFUSED = { ok: false, failure: { kind: 'over-budget' } };

it('pays for a list up to its confirmed price', async () => {
  const { open, close, spentOnList } = ledgerOn(createWorld());
  const first = await open('a');
  expect([first, await open('b')]).toMatchObject([PAID, PAID]);
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
  expect(await open('d', 'two')).toMatchObject(PAID);
  expect(await spentOnList('one')).toBe(6);
  // The credits of a call that turned out to be free can be spent again.
  await close(first, FREE);
  expect(await spentOnList('one')).toBe(3);
  expect([await open('c'), await open('e')]).toMatchObject([PAID, REFUSED]);
});

it('counts what a former worker spent, except on calls that were free', async () => {
  const world = createWorld();
  const before = ledgerOn(world);
  const first = await before.open('a');
  const second = await before.open('b');
  await before.close(first, LOST);
  const after = ledgerOn(world);
  expect(await after.spentOnList('one')).toBe(6);
  expect(await after.open('c')).toMatchObject(REFUSED);
  const next = ledgerOn(world);
  await next.close(second, FREE);
  expect(await next.spentOnList('one')).toBe(3);
  expect([await next.open('c'), await next.open('d')]).toMatchObject([PAID, REFUSED]);
});

it('ignores the outcome of a call whose receipt no longer exists', async () => {
  const { open, close, spentOnList } = ledgerOn(createWorld());
  await open('a');
  await close(ok('gone'), FREE);
  expect(await spentOnList('one')).toBe(3);
});

it('counts a call that is paid for while the list’s receipts are being read', async () => {
  const counted = Promise.withResolvers<void>();
  let isFirst = true;
  const { open, spentOnList } = ledgerOn(createWorld(), async (found) => {
    if (isFirst) {
      isFirst = false;
      await counted.promise;
    }
    return found;
  });
  const shown = spentOnList('one');
  await expect.poll(() => isFirst).toBe(false);
  expect(await open('a')).toMatchObject(PAID);
  counted.resolve();
  expect(await shown).toBe(3);
  expect(await spentOnList('one')).toBe(3);
  expect([await open('b'), await open('c')]).toMatchObject([PAID, REFUSED]);
});
