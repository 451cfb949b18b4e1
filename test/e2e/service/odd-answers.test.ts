/** Unusual paid answers: very long ones, and one whose connection breaks. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CUT_IBAN, LONG_DOMAIN, longAnswer, type OddApi, startOddApi } from '../support/odd-api.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let api: OddApi;
let page: Page;

beforeAll(async () => {
  [world, api] = await Promise.all([openWorld(), startOddApi()]);
  const connection = { baseUrl: api.baseUrl, key: 'odd-key-0123456789', keep: 'disk' };
  await world.browser.ask('connect', connection);
  await world.browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await world.browser.open(world.browser.pageUrl('console.html'));
});
afterAll(() => Promise.all([world.close(), api.close()]));

const send = async (endpoint: string, query: string, button: string) => {
  await page.locator(`input[value="${endpoint}"]`).check();
  await page.getByRole('textbox', { name: /^query/ }).fill(query);
  await page.getByRole('button', { name: button }).click();
};
const status = (text: string) => page.locator('.console-status').getByText(text, { exact: true });

it('shows an answer of three megabytes in the console byte for byte, with its headers', async () => {
  const whole = longAnswer();
  expect(whole.length).toBeGreaterThan(3_000_000);
  await send('intelligenceDomain', LONG_DOMAIN, 'Send · 2 credits');
  await status('2 credits billed').waitFor();
  await page.getByRole('tab', { name: 'Headers' }).click();
  await page.getByText('x-odd', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Raw' }).click();
  expect(await page.locator('pre.raw-whole').textContent()).toBe(whole.slice(0, 200_000));
  await page.getByRole('button', { name: 'Copy the answer' }).click();
  await page.getByText('Copied').waitFor();
  expect((await page.evaluate(() => navigator.clipboard.readText())) === whole).toBe(true);
});

it('accepts an answer whose connection broke after its last brace', async () => {
  await send('iban', CUT_IBAN, 'Send · 1 credit');
  await status('200 OK').waitFor();
  await status('1 credit billed').waitFor();
  await page.getByText('"Odd Bank"', { exact: true }).waitFor();
});
