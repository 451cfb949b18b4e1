import { describe, expect, it } from 'vitest';
import { RECONCILE_ALARM } from '../../lib/service/billing/reconciliation.ts';
import { asks } from '../console/background/console-world.ts';
import {
  ask,
  DOUBTFUL_HIT,
  gatewayWorld,
  HIT,
  HOUR,
  MISS,
  receipts,
} from '../service/gateway/gateway-world.ts';
import { BASE, page, replyOf, typed } from '../service/world.ts';
import { answersOf, startList } from '../workbench/stored-lists.ts';

const VALUE = { kind: 'email', value: 'a@example.com' } as const;
const NOT_FOUND = { status: 404, body: { error: 'Not Found' } };

describe('an answer that the team already had', () => {
  it('costs nothing, and says when the team looked it up', async () => {
    const { world, answers } = await gatewayWorld();
    answers.push({ headers: HIT });
    const at = world.now - 3 * HOUR;
    const reply = await ask(world);
    expect(reply).toMatchObject({
      ok: true,
      value: { state: 'answered', credits: 0, at, offer: { answeredAt: at, shared: { at } } },
    });
    expect(reply).toMatchObject({ value: { record: { at, shared: { at } } } });
    expect(await receipts(world)).toEqual(['0 answered shared']);
    expect(await replyOf(world.send('history', { limit: 9 }))).toMatchObject({
      entries: [{ at: world.now, credits: 0, billed: 'no', shared: { at } }],
    });
    // The same answer, from this browser.
    const again = await ask(world);
    expect(again).toMatchObject({ value: { from: 'cache', at, offer: { shared: { at } } } });
    const items = [VALUE];
    expect(await replyOf(world.send('check', { items, place: 'popup' }))).toMatchObject({
      judgements: [{ offer: { shared: { at } } }],
    });
    expect(await receipts(world)).toHaveLength(1);
  });

  it('of unknown age is known to be from the team', async () => {
    const { world, answers } = await gatewayWorld();
    const { age: _, ...headers } = HIT;
    answers.push({ headers });
    expect(await ask(world)).toMatchObject({ value: { at: world.now, offer: { shared: {} } } });
  });

  it('counts nothing towards the daily budget', async () => {
    const { world, answers } = await gatewayWorld();
    answers.push({ headers: HIT }, { headers: MISS });
    await ask(world, 'a@example.com');
    const missed = await ask(world, 'b@example.com');
    expect(missed).toMatchObject({ value: { credits: 3, at: world.now } });
    expect(await replyOf(world.send('usage', { refresh: false }))).toMatchObject({
      spent: { today: 3, possiblyBilled: 0 },
    });
    expect(await receipts(world)).toEqual(['3 answered', '0 answered shared']);
    expect(await replyOf(world.send('spending', {}))).toMatchObject({ rows: [{ credits: 3 }] });
  });

  it('is as old in this browser as it is', async () => {
    const { world, answers } = await gatewayWorld();
    // Answers about emails are kept for a week.
    answers.push({ headers: { ...HIT, age: String((7 * 24 - 1) * 3_600) } }, { headers: HIT });
    await ask(world);
    world.now += 2 * HOUR;
    expect(await ask(world)).toMatchObject({ value: { from: 'api', credits: 0 } });
  });

  describe('is not one from a cache of an unknown server, which', () => {
    it('may have been billed', async () => {
      const { world, answers } = await gatewayWorld();
      answers.push({ headers: DOUBTFUL_HIT });
      const reply = await ask(world);
      expect(reply).toMatchObject({
        value: { state: 'answered', credits: 3, billed: 'possibly', at: world.now },
      });
      expect(reply).not.toHaveProperty('value.offer.shared');
      expect(await receipts(world)).toEqual(['3 possibly-billed']);
      expect(await replyOf(world.send('usage', { refresh: false }))).toMatchObject({
        spent: { today: 3, possiblyBilled: 3 },
      });
      expect(await ask(world)).toMatchObject({ value: { from: 'cache', credits: 0 } });
    });

    it.each([
      ['cannot be read', { body: 'no' }],
      ['is “not found”', NOT_FOUND],
      ['breaks off', { cut: true as const }],
    ])('may have been billed if it %s', async (_, answer) => {
      const { world, answers } = await gatewayWorld();
      answers.push({ headers: DOUBTFUL_HIT, ...answer });
      await ask(world);
      expect(await receipts(world)).toEqual(['3 possibly-billed']);
    });

    it('may have been billed in the console', async () => {
      const { world, answers } = await gatewayWorld();
      const body = { base: 'EUR', date: '2026-11-20', rates: { EUR: 1 } };
      answers.push({ headers: DOUBTFUL_HIT }, { headers: DOUBTFUL_HIT, body });
      const reply = await replyOf(world.send('console', asks('intelligenceEmail')));
      expect(reply).toMatchObject({ credits: 3, billed: 'possibly' });
      await world.send('console', asks('rates', { params: { base: 'EUR' } }));
      const expected = ['1 possibly-billed', '3 possibly-billed'];
      expect((await receipts(world)).toSorted()).toEqual(expected);
    });
  });

  it.each([502, 504])('may have been billed if the gateway lost it (%d)', async (status) => {
    const { world, answers } = await gatewayWorld();
    const body = { error: 'The gateway lost the answer of the API; the call may have been billed' };
    answers.push({ status, body, headers: { 'cache-status': 'gateway; fwd=miss; detail=lost' } });
    expect(await ask(world)).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', billed: 'possibly' },
    });
    expect(await receipts(world)).toEqual(['3 possibly-billed']);
  });

  it('was not billed if the gateway could not reach the API', async () => {
    const { world, answers } = await gatewayWorld();
    answers.push({ status: 502, headers: { 'cache-status': 'gateway; detail=request' } });
    expect(await ask(world)).toMatchObject({ ok: false, failure: { billed: 'no' } });
  });

  it.each([
    [HIT, ['0 answered shared']],
    [MISS, ['3 possibly-billed']],
  ])('can be “not found”', async (headers, expected) => {
    const { world, answers } = await gatewayWorld();
    answers.push({ ...NOT_FOUND, headers });
    const reply = await ask(world);
    expect(reply).toMatchObject({ value: { verdict: { reason: 'not-found' } } });
    expect(/may have been billed/i.test(JSON.stringify(reply))).toBe(headers === MISS);
    expect(await receipts(world)).toEqual(expected);
  });

  it('that cannot be read cost nothing either', async () => {
    const { world, answers } = await gatewayWorld();
    answers.push({ headers: HIT, body: 'no' });
    expect(await ask(world)).toMatchObject({ ok: false, failure: { billed: 'no' } });
    expect(await receipts(world)).toEqual(['3 failed']);
  });

  it('is paid for in the console only if the API was asked', async () => {
    const { world, answers } = await gatewayWorld();
    const request = asks('intelligenceEmail', { refresh: true });
    answers.push({ headers: HIT }, { headers: MISS });
    const at = world.now - 3 * HOUR;
    expect(await replyOf(world.send('console', request))).toMatchObject({
      credits: 0,
      billed: 'no',
      from: 'api',
      shared: { at },
    });
    const paid = await replyOf(world.send('console', request));
    expect(paid).toMatchObject({ credits: 3, billed: 'yes' });
    expect(paid).not.toHaveProperty('shared');
  });

  it('costs a list nothing', async () => {
    const { world, answers } = await gatewayWorld();
    answers.push({ headers: HIT }, { headers: MISS });
    const questions = [VALUE, { ...VALUE, value: 'b@example.com' }];
    const { id } = (await replyOf(startList(world, questions, 6))).run;
    const run = async () =>
      (await replyOf(world.send('lists', {}))).runs.find((each) => each.id === id);
    await expect.poll(async () => (await run())?.state).toBe('done');
    expect(await run()).toMatchObject({ answered: 2, spent: 3, budget: 6 });
    expect(await answersOf(world, id)).toContainEqual(
      expect.objectContaining({ shared: { at: expect.any(Number) } }),
    );
  });

  it('cannot be told by a page from an answer that this browser had', async () => {
    const { world, answers } = await gatewayWorld();
    await world.send('connect', { baseUrl: BASE, keep: 'disk', autoEmail: true });
    world.now += 1_000;
    answers.push({ headers: HIT });
    const started = world.now;
    const reply = await world.send('lookup', typed('a@example.com'), page);
    expect(reply).toMatchObject({ value: { from: 'cache', credits: 0 } });
    expect(reply).not.toHaveProperty('value.offer.shared');
    // It takes as long as a call.
    expect(world.now).toBeGreaterThan(started);
  });
});

describe('a lost call behind a gateway', () => {
  it('stays possibly billed, whatever the total says, and after a restart', async () => {
    const { world, answers } = await gatewayWorld();
    answers.push({ headers: MISS }, { headers: HIT }, null);
    await ask(world, 'a@example.com');
    await ask(world, 'b@example.com');
    await ask(world, 'c@example.com');
    await world.restart();
    world.now += 4 * 60_000;
    await world.service.onAlarm(RECONCILE_ALARM);
    expect((await receipts(world)).toSorted()).toEqual([
      '0 answered shared',
      '3 answered',
      '3 possibly-billed',
    ]);
    expect(world.alarms.has(RECONCILE_ALARM)).toBe(false);
    expect(await replyOf(world.send('spending', {}))).toMatchObject({ rows: [{ possibly: 3 }] });
  });
});
