/**
 * After a paid lookup without a readable answer, the person learns of it before the value is paid
 * for again.
 */
import { describe, expect, it } from 'vitest';
import {
  connected,
  fails,
  lookup,
  page,
  receiptsOf,
  replyOf,
  settingsOf,
  type World,
} from '../service/world.ts';
import { startList } from '../workbench/stored-lists.ts';

const ANN = { kind: 'email', value: 'ann@example.com' } as const;

describe('a paid lookup without a readable answer', () => {
  const UNREADABLE = fails('unexpected-answer', { billed: 'yes', raw: '{"odd":"answer"}' });
  const ask = (world: World, more = {}) =>
    world.send('lookup', lookup(ANN.value, { place: 'popup', ...more }));

  const PAGE = fails('not-json', { billed: 'possibly', raw: '<h1>Sign in</h1>' });
  it.each([
    ['an answer that cannot be read', UNREADABLE, '3 credits were billed'],
    ['no answer', fails('timeout', { billed: 'possibly' }), '3 credits may have been billed'],
    ['an answer that cannot be read', PAGE, '3 credits may have been billed'],
  ] as const)(
    'is reported before the value is paid for again: %s, %j',
    async (came, reply, cost) => {
      const world = await connected();
      world.setReply('intelligenceEmail', reply);
      const first = await ask(world);
      const [receipt] = await receiptsOf(world);
      expect(first).toMatchObject({ failure: { receipt: receipt?.id } });
      await world.restart();
      const raw = 'fail' in reply ? reply.fail.raw : undefined;
      for (const refresh of [false, true]) {
        const refused = await ask(world, { refresh });
        const failure = refused.ok ? null : refused.failure;
        expect(failure).toMatchObject({
          ...{ kind: 'possibly-billed-before', billed: 'no', receipt: receipt?.id },
          action: 'Looking the value up again costs 3 credits.',
        });
        for (const part of [came, cost, '21 Nov 2026']) expect(failure?.message).toContain(part);
        expect(failure?.raw).toBe(raw);
        expect(JSON.stringify(refused)).not.toContain('lost');
      }
      expect(world.paid()).toHaveLength(1);
      world.setReply('intelligenceEmail', { ok: { disposable: false } });
      const shown = [receipt?.id ?? ''];
      expect(await ask(world, { refresh: true, shown })).toMatchObject({ value: { credits: 3 } });
      expect(world.paid()).toHaveLength(2);
      expect(await ask(world, { refresh: true })).toMatchObject({ value: { credits: 3 } });
    },
  );

  it('is reported even if an earlier answer is still stored', async () => {
    const world = await connected();
    await ask(world);
    world.setReply('intelligenceEmail', UNREADABLE);
    await ask(world, { refresh: true });
    expect(await ask(world, { refresh: true })).toMatchObject({
      failure: { kind: 'possibly-billed-before' },
    });
    expect(world.paid()).toHaveLength(2);
  });

  it('is reported to a page without time, price and answer', async () => {
    const world = await connected({ autoEmail: true });
    await settingsOf(world, { autoAccepted: true });
    world.setReply('intelligenceEmail', UNREADABLE);
    await ask(world);
    const refused = await world.send('lookup', lookup(ANN.value, { trigger: 'typed' }), page);
    expect(refused).toMatchObject({ failure: { kind: 'possibly-billed-before' } });
    expect(JSON.stringify(refused)).not.toMatch(/2026|3 credits|odd|id-\d/);
  });

  it('is reported with the answer to a list’s question, until the list is removed', async () => {
    const world = await connected();
    const raw = JSON.stringify({ odd: 'x'.repeat(30_000) });
    world.setReply('intelligenceEmail', fails('unexpected-answer', { billed: 'yes', raw }));
    const { id } = (await replyOf(startList(world, [ANN], 3))).run;
    const runs = () => world.send('lists', {});
    await expect.poll(runs).toMatchObject({ value: { runs: [{ state: 'done' }] } });
    const refused = await ask(world);
    const { rawId = '' } = refused.ok ? {} : refused.failure;
    expect(refused).toMatchObject({
      failure: { kind: 'possibly-billed-before', raw: raw.slice(0, 20_000), rawLength: raw.length },
    });
    const whole = () => world.send('rawAnswer', { id: rawId, from: 0 });
    expect(await whole()).toMatchObject({ value: { part: raw } });
    await world.send('controlList', { id, act: 'remove' });
    expect(await whole()).toMatchObject({ value: { part: null } });
  });

  it('is reported for exchange rates too', async () => {
    const world = await connected();
    world.setReply('rates', UNREADABLE);
    const rates = (more = {}) => world.send('rates', { base: 'EUR', ask: true, ...more });
    const first = await rates();
    await world.restart();
    expect(await rates()).toMatchObject({
      failure: { kind: 'possibly-billed-before', raw: '{"odd":"answer"}' },
    });
    expect(world.paid()).toHaveLength(1);
    const shown = [(!first.ok && first.failure.receipt) || ''];
    await rates({ shown });
    expect(world.paid()).toHaveLength(2);
  });
});
