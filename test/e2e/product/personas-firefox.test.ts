/** The popup in a stock Firefox, and its language. */
import { expect, it } from 'vitest';
import { reads } from '../support/firefox-steps.ts';
import { fillInEmail, hostIs, testFirefox } from '../support/firefox-world.ts';

declare const browser: { runtime: { sendMessage(message: object): Promise<unknown> } };

const world = testFirefox({}, { key: true });

it('uses the chosen language on its pages, and still shows a line at a field', async () => {
  let page = await world.ours('/options.html');
  await page.evaluate(() =>
    browser.runtime.sendMessage({ fieldmark: 'setSettings', body: { patch: { language: 'de' } } }),
  );
  page = await world.ours('/popup.html');
  await reads(page, /Abfragen[\s\S]*Verbrauch/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  const shop = await world.firefox.open(`${world.demo.url}/checkout.html`);
  await fillInEmail(shop, 'bob@gmial.com');
  await hostIs(shop, 'field', true);
  await shop.close();
});
