import { expect, it } from 'vitest';
import { failure } from '../../lib/api/failures.ts';
import { createLedger, type Order } from '../../lib/service/ledger.ts';
import { readManaged } from '../../lib/service/managed.ts';
import { createReceipts } from '../../lib/service/receipts.ts';
import { createSettings } from '../../lib/service/settings.ts';
import { createWorld } from './world.ts';

/** `reads`: what happens to a count of a list's receipts on its way. */
function ledgerOn(
  { db }: ReturnType<typeof createWorld>,
  reads: <T>(found: T) => Promise<T> = async (found) => found,
) {
  const now = () => 1_000;
  const receipts = createReceipts(db, now, () => crypto.randomUUID());
  const platform = { setAlarm: async () => undefined };
  const ports = { platform } as never;
  const settings = createSettings(db, { read: async () => readManaged(undefined) });
  const ofList = async (list: string) => reads(await receipts.ofList(list));
  return createLedger({ ports, receipts: { ...receipts, ofList }, settings });
}

const order = (question: string, list: string, budget: number): Order => ({
  endpoint: '/v1/intelligence/email',
  credits: 3,
  automatic: false,
  question,
  insisted: false,
  place: 'workbench',
  caller: { context: 'ui', tab: null, frame: 0, page: '', sites: [], host: '', private: false },
  purse: { list, budget, origin: 'https://api.example.com' },
});

it('pays for a list to its confirmed price, and no further', async () => {
  const ledger = ledgerOn(createWorld());
  const open = (question: string, list = 'one') => ledger.open(order(question, list, 7));
  const first = await open('a');
  expect(first).toMatchObject({ ok: true });
  expect(await open('b')).toMatchObject({ ok: true });
  expect(await open('c')).toMatchObject({ ok: false, failure: { kind: 'over-budget' } });
  // Another list has a price of its own.
  expect(await open('d', 'two')).toMatchObject({ ok: true });
  expect(await ledger.spent('one')).toBe(6);
  // What was free after all is there to be spent again.
  const free = { ok: false, failure: failure('server-error') } as const;
  await ledger.close(first.ok ? first.value : '', 'a', free, true);
  expect(await ledger.spent('one')).toBe(3);
  expect(await open('c')).toMatchObject({ ok: true });
  expect(await open('e')).toMatchObject({ ok: false });
});

it('counts what a former worker spent, what may have been billed in full', async () => {
  const world = createWorld();
  const before = ledgerOn(world);
  const first = await before.open(order('a', 'one', 7));
  await before.open(order('b', 'one', 7));
  const lost = { ok: false, failure: failure('timeout', { billed: 'possibly' }) } as const;
  await before.close(first.ok ? first.value : '', 'a', lost, true);
  const after = ledgerOn(world);
  expect(await after.spent('one')).toBe(6);
  expect(await after.open(order('c', 'one', 7))).toMatchObject({ ok: false });
});

it('forgets no call that is paid for while a list is counted', async () => {
  const counted = Promise.withResolvers<void>();
  let isFirst = true;
  const ledger = ledgerOn(createWorld(), async (found) => {
    if (isFirst) {
      isFirst = false;
      await counted.promise;
    }
    return found;
  });
  const shown = ledger.spent('one');
  await expect.poll(() => isFirst).toBe(false);
  expect(await ledger.open(order('a', 'one', 7))).toMatchObject({ ok: true });
  counted.resolve();
  expect(await shown).toBe(3);
  expect(await ledger.spent('one')).toBe(3);
  expect(await ledger.open(order('b', 'one', 7))).toMatchObject({ ok: true });
  expect(await ledger.open(order('c', 'one', 7))).toMatchObject({ ok: false });
});
