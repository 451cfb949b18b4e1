/** The popup's first content: stored data in one reply, even if parts of it cannot be read. */
import { expect, it } from 'vitest';
import { connected, createWorld, page, privateUi, typed } from '../world.ts';

it('has the last known usage and the pending lookup, and sends nothing to the API', async () => {
  const world = await connected();
  world.setReply('usage', { ok: { remaining: 990, total_used: 10 } });
  await world.send('usage', { refresh: true });
  const { kind, value, depth, refresh } = typed('ann@example.com');
  await world.send('prepareLookup', { kind, value, depth, refresh, place: 'field' }, page);
  const calls = world.calls.length;
  expect(await world.send('popupSnapshot', {})).toMatchObject({
    ok: true,
    value: {
      connection: { key: { set: true } },
      account: { usage: { remaining: 990 }, spent: { today: 0 } },
      question: { verdict: { value: 'ann@example.com' }, credits: 3 },
    },
  });
  expect(world.calls).toHaveLength(calls);
});

it('does not have the pending lookup of the other kind of window (private or normal)', async () => {
  const world = await connected();
  const { kind, value, depth, refresh } = typed('ann@example.com');
  await world.send('prepareLookup', { kind, value, depth, refresh, place: 'field' }, page);
  expect(await world.send('popupSnapshot', {}, privateUi)).toMatchObject({
    value: { question: null },
  });
});

it('says only that there is no key in a new installation', async () => {
  const world = createWorld();
  expect(await world.send('popupSnapshot', {})).toMatchObject({
    ok: true,
    value: { connection: { key: { set: false } }, account: { usage: null }, question: null },
  });
});

it.each(['settings', 'connection', 'snapshots', 'receipts'])(
  'has the rest if the store %s cannot be read',
  async (broken) => {
    const world = await connected();
    await world.send('keepDraft', { draft: { text: 'ann@', tab: 'Stats' } });
    world.isBroken = (_, store) => store === broken;
    expect(await world.send('popupSnapshot', {})).toMatchObject({
      ok: true,
      value: { draft: { text: 'ann@' } },
    });
  },
);
