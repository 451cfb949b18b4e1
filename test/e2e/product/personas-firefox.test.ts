/** The popup in a stock Firefox, and its language. */
import { expect, it } from 'vitest';
import { paste, press, reads } from '../support/firefox-steps.ts';
import { fillInEmail, hostIs, testFirefox } from '../support/firefox-world.ts';

declare const browser: { runtime: { sendMessage(message: object): Promise<unknown> } };

const world = testFirefox({}, { key: true });

it('an agent gets draft and price back, looks up once, and sees it in the history and usage', async () => {
  const before = await world.spent();
  let page = await world.ours('/popup.html');
  await paste(page, 'FR40303265045');
  await reads(page, /Look up · 1 credit/);
  page = await world.ours('/popup.html');
  await reads(page, /Look up · 1 credit/);
  expect(await page.$eval('textarea', (box) => box.value)).toBe('FR40303265045');
  await press(page, /^Look up · 1 credit$/);
  await reads(page, /Look up again · 1 credit/);
  expect((await world.spent()) - before).toBe(1);
  await page.focus('textarea');
  await page.keyboard.press('Escape');
  await reads(page, /Lookups[\s\S]*FR40303265045/);
  await press(page, /^Usage$/);
  await reads(page, /left/);
});

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
