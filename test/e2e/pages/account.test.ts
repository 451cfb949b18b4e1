/** Balance, health and rates in the popup, in a real browser. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ viewport: { width: 380, height: 900 } });
  await world.connect();
});
afterAll(() => world.close());

it('shows the balance, the health of each endpoint and the rates, and pays only for the rates', async () => {
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  await page.getByRole('tab', { name: 'Usage' }).click();
  await page.getByText('Details').click();
  const balances = page.getByRole('list', { name: /^Balances, in the order/ });
  await balances.getByRole('meter', { name: 'Monthly quota' }).waitFor();
  await page.getByRole('tab', { name: 'Stats' }).click();
  await page.getByText('Details').click();
  await page.getByRole('row', { name: /^Operational vat 100% / }).waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Exchange rates' }).click();
  const ask = page.getByRole('button', { name: 'Look up · 1 credit' });
  await ask.waitFor();
  expect(await world.spent()).toBe(0);
  await ask.click();
  await page.getByText('All rates for 1 EUR').waitFor();
  expect(await world.spent()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(380);
});
