/** Use 3 in a browser: paste anything into the popup, ask, and find it in the history of the next. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
  await world.connect({ auto: false });
});
afterAll(() => world.close());

const openPopup = () => world.browser.open(world.browser.pageUrl('popup.html'));
const box = (page: Page) =>
  page.getByRole('textbox', { name: 'Paste an email, IBAN, VAT number, phone, domain or IP' });

it('shows the price before asking, then the answer, then the history', async () => {
  const before = await world.spent();
  const page = await openPopup();
  await box(page).fill('DE136695976');
  await page.getByRole('button', { name: 'Look up · 1 credit' }).click();
  await page.getByText(/VIES/).first().waitFor();
  await page.getByRole('button', { name: 'Look up again · 1 credit' }).first().waitFor();
  expect((await world.spent()) - before).toBe(1);
  await page.reload();
  await page.getByRole('tab', { name: 'Lookups' }).click();
  await page.getByText('DE136695976').first().waitFor();
  await page.close();
});
