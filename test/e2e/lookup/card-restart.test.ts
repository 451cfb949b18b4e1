/** The background ends while a card is open. */
import { expect, it } from 'vitest';
import { cardOf } from '../support/card-surface.ts';
import { killer } from '../support/killer.ts';
import { cardWorld, IBAN } from './card-world.ts';

const { world, go, lookUp } = cardWorld([]);

it('a card whose answer is lost says so, keeps the offline verdict, and closes by its button', async () => {
  await world.fault({ path: '/v1/vat/iban', times: 'always', latencyMs: 20_000 });
  const page = await go('inner.html');
  await lookUp(page);
  await cardOf(page).reads(new RegExp(IBAN));
  const kill = await killer(page);
  expect(await kill()).toBe(true);
  const text = await cardOf(page).reads(/Fieldmark was updated or restarted/);
  expect(text).toContain(IBAN);
  await kill();
  await cardOf(page).press('Close');
  await cardOf(page).gone();
});
