/** Without a network, in a real browser. Nothing is at the address, so an answer is impossible. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Chromium, launchChromium } from '../support/chromium.ts';
import { sendMessage } from '../support/messages.ts';

let browser: Chromium;
beforeAll(async () => {
  browser = await launchChromium({ viewport: { width: 380, height: 900 } });
});
afterAll(() => browser.close());

it('a press sends nothing, writes no receipt and says that the browser is offline', async () => {
  const page = await browser.open(browser.pageUrl('popup.html'));
  const connection = { baseUrl: 'https://api.invalid', key: 'fm_live_0123456789abcdef' };
  await page.evaluate(sendMessage, ['connect', { ...connection, keep: 'disk' }] as const);
  await page.reload();
  await browser.context.setOffline(true);
  await page.getByRole('textbox', { name: /^Paste/ }).fill('DE136695976');
  await page.getByRole('button', { name: 'Look up · 1 credit' }).click();
  await page.getByText('You are offline. Nothing was sent.').waitFor();
  const receipts = () => page.evaluate(sendMessage, ['receipts', { limit: 9 }] as const);
  expect(await receipts()).toEqual({ ok: true, value: { receipts: [] } });

  await browser.context.setOffline(false);
  await page.getByRole('button', { name: 'Try again · 1 credit' }).click();
  await page.getByText('You are offline. Nothing was sent.').waitFor({ state: 'detached' });
  await expect.poll(receipts).toMatchObject({
    value: { receipts: [{ endpoint: '/v1/vat', state: 'possibly-billed' }] },
  });
});
