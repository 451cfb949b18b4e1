/** When receipts are written, which are kept, and which count as today's. */
import { describe, expect, it, vi } from 'vitest';
import { createReceipts, type StoredReceipt } from '../../../lib/service/billing/receipts.ts';
import { connected, createWorld, lookup, receiptOf, receiptsOf, ui } from '../world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOON = new Date(2026, 10, 18, 12).getTime();

const receipt = (id: string, at: number, more: Partial<StoredReceipt> = {}) =>
  receiptOf({ id, at, ...more });

/**
 * A store with `count` answered receipts, `apart` ms apart up to `last`, and `more`. Its limit is 100
 * instead of 30,000, which would take seconds to write.
 */
async function receiptsWith(
  count: number,
  last: number,
  apart: number,
  more: readonly StoredReceipt[] = [],
) {
  const { db } = createWorld();
  const many = Array.from({ length: count }, (_, i) => receipt(`many-${i}`, last - i * apart));
  await db.writeAll(
    'receipts',
    [...many, ...more].map((each) => [each.id, each] as const),
  );
  await db.write('lists', 'runs', { id: 'runs', state: 'running' });
  const small: typeof db = {
    ...db,
    trimToCount: (store, keep, except) => db.trimToCount(store, keep - 29_900, except),
  };
  const now = () => NOON;
  return createReceipts(small, now, () => crypto.randomUUID());
}

describe('removing receipts', () => {
  it('removes the oldest, and none that is still needed', async () => {
    const long = NOON - 90 * DAY;
    const needed = [
      receipt('open', long, { state: 'open' }),
      receipt('refuses', long + 1, { state: 'possibly-billed', blocks: true, question: 'q' }),
      ...Array.from({ length: 40 }, (_, i) => receipt(`list-${i}`, long + 2 + i, { list: 'runs' })),
    ];
    const removed = [
      receipt('old', long + 100),
      receipt('removed-list', long + 101, { list: 'removed' }),
    ];
    const receipts = await receiptsWith(100, NOON - DAY, MINUTE, [...needed, ...removed]);
    await receipts.close(await receipts.open(receiptOf()), 'answered');
    const ids = new Set((await receipts.since(0)).map(({ id }) => id));
    expect(ids.size).toBe(100);
    for (const { id } of needed) expect([id, ids.has(id)]).toEqual([id, true]);
    for (const { id } of removed) expect([id, ids.has(id)]).toEqual([id, false]);
    // The 42 needed ones and today's count towards the 100, so 57 others remain.
    expect(ids.has('many-56')).toBe(true);
    expect(ids.has('many-57')).toBe(false);
    expect(await receipts.forList('runs')).toHaveLength(40);
    expect(await receipts.unanswered('q')).not.toBeNull();
  });

  it('removes none of today, however many there are', async () => {
    const receipts = await receiptsWith(110, NOON, 1);
    await receipts.close(await receipts.open(receiptOf()), 'answered');
    expect(await receipts.today()).toHaveLength(111);
  });
});

it('names the newest of the calls that block a question, and unblocks it when one was answered', async () => {
  const receipts = await receiptsWith(0, 0, 0, [
    receipt('first', 1, { question: 'q', blocks: true }),
    receipt('last', 3, { question: 'q', blocks: true }),
    receipt('second', 2, { question: 'q', blocks: true }),
    receipt('answered', 4, { question: 'q' }),
  ]);
  expect(await receipts.unanswered('q')).toMatchObject({ id: 'last' });
  await receipts.unblock('q');
  expect(await receipts.unanswered('q')).toBeNull();
});

it('writes no receipt for a shared answer whose receipt was cleared', async () => {
  const receipts = await receiptsWith(0, 0, 0);
  expect(await receipts.closeShared('cleared')).toBeUndefined();
  expect(await receipts.since(0)).toEqual([]);
});

describe('today’s receipts', () => {
  it.each([
    ['ordinary day', 'Europe/Berlin', '2026-11-18T00:00:00+01:00'],
    ['clocks go forward', 'Europe/Berlin', '2026-03-29T00:00:00+01:00'],
    ['clocks go back', 'Europe/Berlin', '2026-10-25T00:00:00+02:00'],
    ['clocks go forward at midnight', 'Africa/Cairo', '2026-04-24T01:00:00+03:00'],
    ['midnight happens twice', 'America/Havana', '2026-11-01T00:00:00-04:00'],
    ['far east', 'Pacific/Kiritimati', '2026-11-18T00:00:00+14:00'],
  ])('begin with the local day: %s (%s), %s', async (_, zone, start) => {
    vi.stubEnv('TZ', zone);
    const begin = Date.parse(start);
    const { db } = createWorld();
    const now = () => begin + 14 * 60 * MINUTE;
    const receipts = createReceipts(db, now, () => 'new');
    await db.write('receipts', 'before', receipt('before', begin - 1));
    await db.write('receipts', 'first', receipt('first', begin));
    expect((await receipts.today()).map(({ id }) => id)).toEqual(['first']);
  });
});

it('has no receipt for a call that still waited when the worker ended, so it may be repeated', async () => {
  const world = await connected();
  world.setReply('intelligenceEmail', { hang: new Promise(() => undefined) });
  const ask = (name: string) => world.send('lookup', lookup(`${name}@example.com`), ui);
  // As many as are sent at one time, in any order, and then one that waits in the queue.
  for (const name of ['a', 'b', 'c', 'd']) void ask(name);
  await expect.poll(() => world.paid()).toHaveLength(4);
  void ask('waiting');
  await world.send('usage', { refresh: false }, ui);
  expect(await receiptsOf(world)).toHaveLength(4);
  await world.restart();
  await world.service.whenResumed;
  const states = (await receiptsOf(world)).map(({ state }) => state);
  expect(states).toEqual(Array(4).fill('possibly-billed'));
  world.setReply('intelligenceEmail', { ok: { disposable: false } });
  expect(await ask('waiting')).toMatchObject({ ok: true, value: { credits: 3 } });
  expect(await ask('a')).toMatchObject({ failure: { kind: 'possibly-billed-before' } });
});

it('writes the receipt before anything is sent', async () => {
  const world = await connected();
  let receiptsAtCall: unknown;
  world.onCall = async () => {
    receiptsAtCall = await receiptsOf(world);
  };
  await world.send('lookup', lookup('ann@example.com'), ui);
  expect(receiptsAtCall).toMatchObject([{ state: 'open', credits: 3 }]);
});
