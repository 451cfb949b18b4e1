/** What was paid for is shown whole: every field that the API answered, under its name. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Chromium, launchChromium } from '../support/chromium.ts';
import { ANSWERS, type OddApi, startOddApi } from '../support/odd-api.ts';
import { fillConnection } from '../support/world.ts';

let browser: Chromium;
let api: OddApi;

beforeAll(async () => {
  api = await startOddApi();
  browser = await launchChromium();
  const page = await browser.open(browser.pageUrl('options.html'));
  await fillConnection(page, api.baseUrl, 'a-key-of-the-odd-api', false);
  await page
    .getByText(/ends in/)
    .first()
    .waitFor();
  await page.close();
});
afterAll(async () => {
  await browser.close();
  await api.close();
});

/** What the record says, by path of the field: each name and value as a person reads them. */
async function toldIn(page: Page): Promise<Record<string, string>> {
  const rows = page.locator('.lookup .record-lines > div');
  const told = await rows.evaluateAll((all) =>
    all.map((row) => {
      const value = row.querySelector('dd');
      for (const silent of value?.querySelectorAll('button, svg') ?? []) silent.remove();
      const text = value?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      return [row.querySelector('dt')?.title ?? '', text] as const;
    }),
  );
  return Object.fromEntries(told);
}

it.each([
  ['odd@odd.example', 'Look up · 3 credits', '/v1/intelligence/email'],
  ['odd2@odd.example', 'Check deliverability · 5 credits', '/v1/email'],
  ['odd.example', 'Look up · 2 credits', '/v1/intelligence/domain'],
  ['198.51.100.77', 'Look up · 2 credits', '/v1/intelligence/ip'],
  ['+32470123456', 'Look up · 1 credit', '/v1/intelligence/phone'],
  ['DE136695976', 'Look up · 1 credit', '/v1/vat'],
  ['NL91ABNA0417164300', 'Look up · 1 credit', '/v1/vat/iban'],
] as const)('%s: “%s” shows all that %s answers', async (value, button, path) => {
  const page = await browser.open(browser.pageUrl('popup.html'));
  const panel = page.getByRole('region', { name: 'Look up' });
  await panel.getByRole('textbox').fill(value);
  await panel.getByRole('button', { name: button, exact: true }).click();
  await panel.getByText('Full record').click();
  await panel.getByText('Answer as JSON').waitFor();
  const wanted = Object.fromEntries(ANSWERS[path].map(([field, , says]) => [field, says]));
  const told = await toldIn(page);
  const lacks = Object.entries(told).filter(([field]) => !(field in wanted));
  expect(Object.fromEntries(Object.entries(told).filter(([field]) => field in wanted))).toEqual(
    wanted,
  );
  // What this endpoint does not tell is said to be missing, not left out.
  expect(lacks.every(([, says]) => says === 'Not in this answer')).toBe(true);
  await page.close();
});

it('is still there in the history of the next popup, and asks nothing', async () => {
  const page = await browser.open(browser.pageUrl('popup.html'));
  const history = page.getByRole('region', { name: 'History' });
  await history
    .getByRole('button', { name: /NL91ABNA0417164300/ })
    .first()
    .click();
  await history.getByText('Full record').click();
  await history.locator('.record').getByText('ODDBNL2A', { exact: true }).waitFor();
  await page.close();
});
