/** The console in a browser: a request at its price by keyboard, and the page in a narrow window. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { testWorld } from '../support/test-world.ts';

let page: Page;

const world = testWorld({ key: 'ask' });
beforeAll(async () => {
  page = await world.browser.open(world.browser.pageUrl('console.html'));
});

const status = (text: string) => page.locator('.console-status').getByText(text, { exact: true });

it('sends a request at the price on its button, never has the key, and fits a narrow window', async () => {
  await page.locator('input[value="iban"]').check();
  await page.getByRole('textbox', { name: /^query/ }).fill('NL91ABNA0417164300');
  await page.getByRole('button', { name: 'Send · 1 credit' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await status('200 OK').waitFor();
  await status('1 credit billed').waitFor();
  expect(await world.paid()).toMatchObject([
    { path: '/v1/vat/iban', query: { query: 'NL91ABNA0417164300' }, status: 200, credits: 1 },
  ]);
  expect(await page.content()).not.toContain(world.sandbox.keys.active);
  await page.setViewportSize({ width: 360, height: 700 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});
