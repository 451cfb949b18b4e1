import { expect, it } from 'vitest';
import { connected, lookup, receiptsOf, ui } from '../world.ts';

it('does not exist if the worker died before the request was sent, and the lookup may be repeated', async () => {
  const world = await connected();
  world.say('intelligenceEmail', { hang: new Promise(() => undefined) });
  const ask = (name: string) => world.send('lookup', lookup(`${name}@example.com`), ui);
  // As many as are sent at one time, and one that waits its turn.
  for (const name of ['a', 'b', 'c', 'd', 'waiting']) void ask(name);
  await expect.poll(() => world.paid()).toHaveLength(4);
  expect(await receiptsOf(world)).toHaveLength(4);
  await world.restart();
  await world.service.whenResumed;
  const states = (await receiptsOf(world)).map(({ state }) => state);
  expect(states).toEqual(Array(4).fill('possibly-billed'));
  world.say('intelligenceEmail', { ok: { disposable: false } });
  expect(await ask('waiting')).toMatchObject({ ok: true, value: { credits: 3 } });
  expect(await ask('a')).toMatchObject({ failure: { kind: 'possibly-billed-before' } });
});

it('is written before anything is sent, with nothing to wait for in between', async () => {
  const world = await connected();
  let stood: unknown;
  world.onCall = async () => {
    stood = await receiptsOf(world);
  };
  await world.send('lookup', lookup('ann@example.com'), ui);
  expect(stood).toMatchObject([{ state: 'open', credits: 3 }]);
});
