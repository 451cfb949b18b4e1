/**
 * After a paid lookup without a readable answer, the person learns of it before the value is paid
 * for again.
 */
import { describe, expect, it } from 'vitest';
import { asks } from '../console/background/console-world.ts';
import { connected, fails, lookup, receiptsOf, replyOf, type World } from '../service/world.ts';
import { startList } from '../workbench/stored-lists.ts';

const ANN = { kind: 'email', value: 'ann@example.com' } as const;

describe('a paid lookup without a readable answer', () => {
  const UNREADABLE = fails('unexpected-answer', { billed: 'yes', raw: '{"odd":"answer"}' });
  const ask = (world: World, more = {}) =>
    world.send('lookup', lookup(ANN.value, { place: 'popup', ...more }));

  it('is reported before the value is paid for again', async () => {
    const world = await connected();
    world.setReply('intelligenceEmail', UNREADABLE);
    const first = await ask(world);
    const [receipt] = await receiptsOf(world);
    expect(first).toMatchObject({ failure: { receipt: receipt?.id } });
    await world.restart();
    for (const refresh of [false, true]) {
      const failure = { kind: 'possibly-billed-before', billed: 'no', raw: '{"odd":"answer"}' };
      const refused = { failure: { ...failure, receipt: receipt?.id } };
      expect(await ask(world, { refresh })).toMatchObject(refused);
    }
    expect(world.paid()).toHaveLength(1);
    world.setReply('intelligenceEmail', { ok: { disposable: false } });
    const shown = [receipt?.id ?? ''];
    expect(await ask(world, { refresh: true, shown })).toMatchObject({ value: { credits: 3 } });
    expect(world.paid()).toHaveLength(2);
    expect(await ask(world, { refresh: true })).toMatchObject({ value: { credits: 3 } });
  });

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

  it('is reported for exchange rates too, and paid for again only where it is shown', async () => {
    const world = await connected();
    world.setReply('rates', UNREADABLE);
    const rates = (more = {}) => world.send('console', asks('rates', more));
    const first = await replyOf(rates());
    expect(await rates()).toMatchObject({ failure: { kind: 'possibly-billed-before' } });
    await rates({ shown: [first.failure?.receipt ?? ''] });
    expect(world.paid()).toHaveLength(2);
  });
});
