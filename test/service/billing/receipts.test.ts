import { expect, it } from 'vitest';
import { connected, lookup, receiptsOf, ui } from '../world.ts';

it('has no receipt for a call that still waited when the worker ended, so it may be repeated', async () => {
  const world = await connected();
  world.setReply('intelligenceEmail', { hang: new Promise(() => undefined) });
  const ask = (name: string) => world.send('lookup', lookup(`${name}@example.com`), ui);
  // As many as are sent at one time, and one that waits in the queue.
  for (const name of ['a', 'b', 'c', 'd', 'waiting']) void ask(name);
  await expect.poll(() => world.paid()).toHaveLength(4);
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
