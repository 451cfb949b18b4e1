/** The same panel as Firefox's sidebar: opened by the popup's button, it follows the active tab. */
import type { Page } from 'puppeteer-core';
import { expect, it } from 'vitest';
import { testFirefox } from '../support/firefox-world.ts';
import { until } from '../support/until.ts';

declare const browser: {
  sidebarAction: { isOpen(where: object): Promise<boolean> };
  extension: { getViews(filter: { type: string }): Window[] };
};

const world = testFirefox({
  '/mistyped.html': '<!doctype html><title>Mistyped</title><p>ann@gmial.com</p>',
  '/iban.html': '<!doctype html><title>IBAN</title><p>GB82 WEST 1234 5698 7654 32</p>',
});

const isOpen = (ours: Page) => ours.evaluate(() => browser.sidebarAction.isOpen({}));

/** The text of the sidebar, read by another page of ours. */
const sidebarText = (ours: Page) =>
  ours.evaluate(() =>
    browser.extension
      .getViews({ type: 'sidebar' })
      .map((view) => view.document.body.textContent)
      .join(),
  );

it('opens by a press, not on install, and follows the active tab', async () => {
  const ours = await world.ours('/popup.html');
  expect(await isOpen(ours)).toBe(false);
  // The tab stays, unlike the popup.
  await ours.evaluate(() => {
    window.close = () => undefined;
  });
  await (await ours.waitForSelector('[aria-label="More"]'))?.click();
  const button = await ours.waitForSelector('.menu-items > button:last-child');
  await button?.click();
  await until(async () => expect(await isOpen(ours)).toBe(true));
  const mistyped = await world.firefox.open(`${world.demo.url}/mistyped.html`);
  await until(async () => expect(await sidebarText(ours)).toContain('ann@gmial.com'));
  const iban = await world.firefox.open(`${world.demo.url}/iban.html`);
  await until(async () => expect(await sidebarText(ours)).toContain('GB82WEST12345698765432'));
  await mistyped.bringToFront();
  await until(async () => expect(await sidebarText(ours)).toContain('ann@gmial.com'));
  await mistyped.close();
  await iban.close();
});
