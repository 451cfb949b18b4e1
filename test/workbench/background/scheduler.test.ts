import { describe, expect, it } from 'vitest';
import { createFailure } from '../../../lib/api/failures/create-failure.ts';
import type { FailureKind } from '../../../lib/domain/index.ts';
import { LISTS_ALARM } from '../../../lib/workbench/background/scheduler.ts';
import type { ListAnswer, ListQuestion } from '../../../lib/workbench/messages/index.ts';
import {
  connect,
  connected,
  createWorld,
  fails,
  lookup,
  privateUi,
  receiptsOf,
  replyOf,
  settingsOf,
  ui,
  type World,
} from '../../service/world.ts';
import {
  answersOf,
  listOf,
  pageStoreOf,
  runOf,
  begun as startedList,
  startList,
  until,
} from '../stored-lists.ts';

const IBANS = ['DE89370400440532013000', 'DE12500105170648489890', 'DE75512108001245126199'];
const emails = (count: number): ListQuestion[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'email', value: `a${i}@example.com` }));
const ibans: ListQuestion[] = IBANS.map((value) => ({ kind: 'iban', value }));
const MIXED = [...emails(2), ...ibans];
/** Two addresses at 3 credits, three IBANs at 1. */
const PRICE = 9;

const start = (world: World, questions: readonly ListQuestion[], price: number, from = ui) =>
  startList(world, questions, price, { from });

const begun = (world: World, questions: readonly ListQuestion[] = MIXED, price = PRICE) =>
  startedList(world, questions, price);

/** Waits until a list waits because of this failure. */
const untilWaits = (world: World, id: string, kind: FailureKind) =>
  expect.poll(async () => (await runOf(world, id)).wait?.failure?.kind).toBe(kind);
const READABLE = { ok: { valid: true, bank_name: 'Example' } };

/** The last log entry of each question, in the order of the questions. */
function lasts(answers: readonly ListAnswer[]): ListAnswer[] {
  return [...new Map(answers.map((each) => [each.n, each])).values()].toSorted((a, b) => a.n - b.n);
}

/** Keeps calls open, and resolves when `count` of them are running. */
function gate(world: World, count: number) {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: under, resolve: begin } = Promise.withResolvers<void>();
  let calls = 0;
  world.onCall = async ({ name }) => {
    if (name === 'usage') return;
    calls += 1;
    if (calls === count) begin();
    if (calls >= count) await opened;
  };
  return { open, under };
}

/** A list of eight values, of which three calls are kept open. */
async function underWay() {
  const world = await connected();
  const { open, under } = gate(world, 3);
  const id = await begun(world, emails(8), 24);
  await under;
  return { world, id, open };
}

describe('a list', () => {
  it('is looked up to the end for the confirmed price, value by value, and not in the history', async () => {
    const world = await connected();
    const id = await begun(world);
    await until(world, id, 'done');
    expect(await runOf(world, id)).toMatchObject({
      total: 5,
      budget: 9,
      spent: 9,
      answered: 5,
      failed: 0,
      wait: null,
    });
    expect(
      lasts(await answersOf(world, id)).map(
        (each) => each.state === 'answered' && each.verdict.value,
      ),
    ).toEqual(MIXED.map(({ value }) => value));
    expect(world.paid()).toHaveLength(5);
    expect((await receiptsOf(world)).map(({ origin }) => origin)).toEqual(
      Array(5).fill('workbench'),
    );
    await expect.poll(() => world.alarms.has(LISTS_ALARM)).toBe(false);
    expect(await world.send('history', { limit: 9 })).toMatchObject({ value: { entries: [] } });
  });

  it('looks up no cached value, and no value twice', async () => {
    const world = await connected();
    await world.send('lookup', lookup('a0@example.com'));
    const id = await begun(world, [...MIXED, ...MIXED], 6);
    await until(world, id, 'done');
    expect(await runOf(world, id)).toMatchObject({ total: 5, spent: 6, answered: 5 });
    expect(world.paid()).toHaveLength(5);
  });

  it('is not started if it costs more than confirmed, nor without a key, nor from a private window', async () => {
    const world = await connected();
    expect(await start(world, MIXED, PRICE - 1)).toMatchObject({
      ok: false,
      failure: { kind: 'bad-input', message: /9 credits/ },
    });
    expect(await world.send('lists', {})).toMatchObject({ value: { runs: [{ state: 'draft' }] } });
    expect(await start(world, MIXED, PRICE, privateUi)).toMatchObject({
      failure: { kind: 'not-allowed' },
    });
    expect(world.calls).toEqual([]);
    expect(await start(createWorld(), MIXED, PRICE)).toMatchObject({ failure: { kind: 'no-key' } });
  });

  it('does not count towards the daily caps and is not limited by them', async () => {
    const world = await connected();
    const { budget } = await settingsOf(world, {});
    await settingsOf(world, { budget: { ...budget, totalPerDay: 4 } });
    const id = await begun(world);
    await until(world, id, 'done');
    const usage = await world.send('usage', { refresh: false });
    expect(usage).toMatchObject({ value: { spent: { today: 0, lists: 9 } } });
    expect(await world.send('lookup', lookup('z@example.com'))).toMatchObject({ ok: true });
    expect(await world.send('lookup', lookup('y@example.com'))).toMatchObject({
      failure: { kind: 'over-budget' },
    });
  });

  it('stores rows and questions, and is deleted with the history', async () => {
    const world = await connected();
    const id = await begun(world);
    await until(world, id, 'done');
    const list = listOf(MIXED.map(({ value }) => value));
    expect(await pageStoreOf(world).read(id)).toEqual({ list, questions: MIXED });
    expect(await world.send('lists', {})).toMatchObject({ value: { runs: [{ id, spent: 9 }] } });
    expect(await world.send('lists', {}, privateUi)).toEqual({ ok: true, value: { runs: [] } });
    await world.send('clearHistory', {});
    expect(await pageStoreOf(world).read(id)).toBeNull();
    expect(
      await world.db.readByPrefix('listAnswers', '', { safeParse: () => ({}) } as never),
    ).toEqual([]);
  });
});

describe('the person', () => {
  it('pauses it: running calls finish, and the rest waits for "resume"', async () => {
    const { world, id, open } = await underWay();
    expect(await world.send('controlList', { id, act: 'pause' })).toMatchObject({
      value: { run: { state: 'paused' } },
    });
    open();
    await expect.poll(async () => (await runOf(world, id)).answered).toBeGreaterThanOrEqual(3);
    await world.service.onAlarm(LISTS_ALARM);
    expect(await runOf(world, id)).toMatchObject({ state: 'paused', total: 8 });
    expect(world.paid().length).toBeLessThan(8);
    const inProgress = (from = ui) => world.send('listsInProgress', {}, from);
    expect(await inProgress()).toMatchObject({ value: { lists: [{ id, state: 'paused' }] } });
    expect(await inProgress(privateUi)).toEqual({ ok: true, value: { lists: [] } });
    await world.send('controlList', { id, act: 'resume' });
    await until(world, id, 'done');
    expect(await inProgress()).toEqual({ ok: true, value: { lists: [] } });
    expect(world.paid()).toHaveLength(8);
    expect(await runOf(world, id)).toMatchObject({ answered: 8, spent: 24 });
  });

  it.each(['stop', 'remove'] as const)('may %s it for good', async (act) => {
    const { world, id, open } = await underWay();
    await world.send('controlList', { id, act });
    open();
    await world.send('controlList', { id, act: 'resume' });
    await world.restart();
    await world.service.whenResumed;
    await world.service.onAlarm(LISTS_ALARM);
    const { runs } = await replyOf(world.send('lists', {}));
    expect(runs.map(({ state }) => state)).toEqual(act === 'stop' ? ['stopped'] : []);
    expect(world.paid().length).toBeLessThan(8);
  });
});

describe('a worker that ends', () => {
  const OPERATIONS = [
    ['write', 'receipts'],
    ['write', 'cache'],
    ['writeAll', 'listAnswers'],
    ['transact', 'lists,listRows'],
  ] as const;

  /** Ends the worker: everything that it would still have written is lost. */
  function kill(world: World) {
    world.isBroken = () => true;
    return async () => {
      world.isBroken = () => false;
      world.onCall = async () => undefined;
      await world.restart();
      await world.service.whenResumed;
    };
  }

  it.each([1, 2, 3, 5, 8, 11])('at call %i leaves the list to the next one', async (at) => {
    const world = await connected();
    const { under } = gate(world, at);
    const id = await begun(world, emails(12), 36);
    await under;
    // It starts the next worker, with no page open.
    expect(world.alarms.get(LISTS_ALARM)).toBe(0.5);
    await kill(world)();
    await until(world, id, 'done');
    const run = await runOf(world, id);
    // Calls that were running may have been billed, so they are reported and not repeated.
    expect(run.answered + run.possibly).toBe(12);
    expect(run.possibly).toBeLessThanOrEqual(3);
    expect(run.spent).toBe(36);
    const asked = world.paid().map(({ params }) => params.query);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toHaveLength(12);
  });

  it.each(OPERATIONS)('at %s of %s pays nothing twice', async (operation, store) => {
    for (const attempt of [1, 2, 5]) {
      const world = await connected();
      let seen = 0;
      let isDead = false;
      const { promise: death, resolve: died } = Promise.withResolvers<void>();
      world.isBroken = (of, on) => {
        if (of === operation && on === store) seen += 1;
        if (seen < attempt || !(isDead || (of === operation && on === store))) return isDead;
        isDead = true;
        died();
        return true;
      };
      const outcome = await start(world, emails(6), 18);
      if (!outcome.ok) continue;
      const born = outcome.value.run.id;
      await Promise.race([death, until(world, born, 'done').catch(() => undefined)]);
      await kill(world)();
      await until(world, born, 'done');
      const run = await runOf(world, born);
      expect(run.answered + run.failed + run.possibly).toBe(6);
      expect(run.spent).toBeLessThanOrEqual(18);
      const asked = world.paid().map(({ params }) => params.query);
      expect(new Set(asked).size).toBe(asked.length);
    }
  });
});

describe('an obstacle', () => {
  it('is shown while the list waits: a quota', async () => {
    const world = await connected();
    const words = 'Rate limit exceeded for the API key: quota monthly';
    world.setReply('iban', fails('rate-limited', { status: 401, detail: words }));
    const id = await begun(world, ibans, 3);
    await expect.poll(async () => (await runOf(world, id)).wait?.failure?.detail).toBe(words);
    const run = await runOf(world, id);
    expect(run).toMatchObject({ state: 'running', answered: 0, failed: 0, spent: 0 });
    expect((run.wait?.until ?? 0) - world.now).toBeGreaterThan(60_000);
    // It is set once the wait is stored.
    await expect.poll(() => world.alarms.get(LISTS_ALARM)).toBeGreaterThan(5);
    // The alarm tries again at the set time, and not before.
    const calls = world.paid().length;
    await world.service.onAlarm(LISTS_ALARM);
    expect(world.paid()).toHaveLength(calls);
    world.setReply('iban', READABLE);
    world.now += 15 * 60_000;
    await world.service.onAlarm(LISTS_ALARM);
    await until(world, id, 'done');
  });

  it.each(['payment-required', 'invalid-key', 'forbidden'] as const)(
    'holds the list if only the person can remove it: %s',
    async (kind) => {
      const world = await connected();
      world.setReply('iban', fails(kind, { status: 402 }));
      const id = await begun(world, ibans, 3);
      await until(world, id, 'held');
      const run = await runOf(world, id);
      expect(run).toMatchObject({ failure: { kind }, answered: 0, failed: 0, spent: 0 });
      world.setReply('iban', READABLE);
      await connect(world);
      await world.send('controlList', { id, act: 'resume' });
      await until(world, id, 'done');
      expect(await runOf(world, id)).toMatchObject({ answered: 3, spent: 3 });
    },
  );

  it('costs one credit at most if nothing answers at the address, however often the background ends', async () => {
    const world = await connected();
    world.setReply('iban', fails('network', { billed: 'possibly' }));
    world.setReply('usage', fails('network'));
    const id = await begun(world, ibans, 3);
    await untilWaits(world, id, 'network');
    for (let i = 0; i < 3; i += 1) {
      await world.restart();
      world.now += 10 * 60_000;
      await world.service.onAlarm(LISTS_ALARM);
      await untilWaits(world, id, 'network');
    }
    expect(world.paid()).toHaveLength(1);
    expect(await runOf(world, id)).toMatchObject({ possibly: 1, answered: 0, spent: 1 });
    world.setReply('iban', READABLE);
    world.setReply('usage', { ok: { remaining: 9, total_used: 0 } });
    world.now += 10 * 60_000;
    await world.service.onAlarm(LISTS_ALARM);
    await until(world, id, 'done');
    expect(await runOf(world, id)).toMatchObject({ possibly: 1, answered: 2, spent: 3 });
  });

  it('that is no connection lets the list wait, free, until the workbench hears that it is back', async () => {
    const world = await connected();
    world.setReply('iban', fails('offline'));
    const id = await begun(world, ibans, 3);
    await untilWaits(world, id, 'offline');
    expect(await runOf(world, id)).toMatchObject({
      state: 'running',
      spent: 0,
      failed: 0,
      possibly: 0,
    });
    expect(await answersOf(world, id)).toEqual([]);
    world.setReply('iban', READABLE);
    const offlineUntil = world.now;
    await world.send('controlList', { id, act: 'resume' });
    await until(world, id, 'done');
    expect(world.now).toBe(offlineUntil);
    expect(await runOf(world, id)).toMatchObject({ answered: 3, spent: 3 });
  });

  it('waits for another connection to be accepted', async () => {
    const { world, id, open } = await underWay();
    await world.send('connect', {
      baseUrl: 'https://other.example',
      key: 'k-0123456789abc',
      keep: 'disk',
    });
    open();
    await until(world, id, 'held');
    const before = world.paid().length;
    expect(world.paid().every(({ baseUrl }) => baseUrl === 'https://api.example.com')).toBe(true);
    await world.send('controlList', { id, act: 'resume' });
    await until(world, id, 'done');
    expect(world.paid().length).toBeGreaterThan(before);
  });
});

describe('failed questions', () => {
  it('are asked again by one button, for its price, and no others', async () => {
    const world = await connected();
    let bad = 2;
    world.setReply('iban', () => {
      bad -= 1;
      return bad >= 0 ? { fail: createFailure('bad-request', { status: 400 }) } : READABLE;
    });
    const id = await begun(world);
    await until(world, id, 'done');
    expect(await runOf(world, id)).toMatchObject({ answered: 3, failed: 2, spent: 7 });
    expect(await world.send('retryList', { id, which: 'failed', price: 1 })).toMatchObject({
      ok: false,
      failure: { message: /2 credits/ },
    });
    const calls = world.paid().length;
    await world.send('retryList', { id, which: 'failed', price: 2 });
    await until(world, id, 'done');
    expect(world.paid().length - calls).toBe(2);
    expect(await runOf(world, id)).toMatchObject({ answered: 5, failed: 0, spent: 9, budget: 9 });
  });

  it('that may have been billed have a button of their own, which pays for them', async () => {
    const world = await connected();
    let lost = 1;
    world.setReply('iban', () => {
      lost -= 1;
      return lost === 0 ? { fail: createFailure('timeout', { billed: 'possibly' }) } : READABLE;
    });
    const id = await begun(world, ibans, 3);
    await until(world, id, 'done');
    expect(await runOf(world, id)).toMatchObject({ answered: 2, failed: 0, possibly: 1 });
    await world.send('retryList', { id, which: 'failed', price: 5 });
    await until(world, id, 'done');
    expect(world.paid()).toHaveLength(3);
    await world.send('retryList', { id, which: 'possibly', price: 1 });
    await until(world, id, 'done');
    expect(world.paid()).toHaveLength(4);
    const run = await runOf(world, id);
    expect(run).toMatchObject({ answered: 3, possibly: 0, budget: 4, spent: 4 });
  });
});

it('leaves capacity for a person’s lookups while a list runs', async () => {
  const world = await connected();
  world.setReply('usage', {
    ok: { remaining: 1000, total_used: 0, rate_limit: { per_minute: 20, per_second: null } },
  });
  await world.send('usage', { refresh: true });
  world.calls.length = 0;
  const begin = world.now;
  const id = await begun(world, emails(40), 120);
  await until(world, id, 'done');
  // Of 20 calls a minute the list may use 18, so 40 take more than two minutes.
  expect(world.now - begin).toBeGreaterThanOrEqual(120_000);
  expect(await runOf(world, id)).toMatchObject({ answered: 40, spent: 120 });
});
