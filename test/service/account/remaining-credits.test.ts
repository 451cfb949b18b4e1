import { expect, it } from 'vitest';
import { cardIn, connected, lookup, page, replyOf, ui, type World } from '../world.ts';

const creditsLeft = async (world: World, from = ui) => {
  const items = [{ kind: 'vat' as const, value: 'DE136695976' }];
  const { judgements } = await replyOf(world.send('check', { items, place: 'popup' }, from));
  return judgements[0]?.offer.creditsLeft;
};

it('includes the remaining credits, less later payments, in offers on our own pages', async () => {
  const world = await connected();
  world.setReply('usage', { ok: { remaining: 4, total_used: 0 } });
  await world.send('usage', { refresh: true });
  world.now += 1;
  expect(await creditsLeft(world)).toBe(4);
  const answered = await world.send('lookup', lookup('ann@example.com'));
  expect(answered).toMatchObject({ value: { offer: { creditsLeft: 1 } } });
  expect(await creditsLeft(world, cardIn(page))).toBe(1);
  await world.send('lookup', lookup('DE136695976', { kind: 'vat' }));
  expect(await creditsLeft(world)).toBe(0);
  // A new usage record replaces the estimate.
  world.now += 1;
  world.setReply('usage', { ok: { remaining: 250, total_used: 4 } });
  await world.send('usage', { refresh: true });
  expect(await creditsLeft(world)).toBe(250);
});

it('sends no remaining credits to a page, nor to our pages before the API reported them', async () => {
  const world = await connected();
  expect(await creditsLeft(world, page)).toBeUndefined();
  world.setReply('usage', { ok: { total_used: 0 } });
  await world.send('usage', { refresh: true });
  expect(await creditsLeft(world)).toBeUndefined();
});
