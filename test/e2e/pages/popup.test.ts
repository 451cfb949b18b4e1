/** Use 3 in a browser: paste a value into the popup, look it up, and find it in the history later. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testWorld } from '../support/test-world.ts';

const world = testWorld({ key: 'ask' });

const openPopup = () => world.browser.open(world.browser.pageUrl('popup.html'));
const box = (page: Page) =>
  page.getByRole('textbox', { name: 'Paste an email, IBAN, VAT number, phone, domain or IP' });

it('shows the price, then the answer, then the history entry', async () => {
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
});
