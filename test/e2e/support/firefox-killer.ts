import { expect } from 'vitest';
import { ADDON, type Firefox } from './firefox.ts';
import { until } from './until.ts';

/** What a page of the browser itself may use. */
declare const WebExtensionPolicy: {
  getByID(id: string): { extension: { terminateBackground(): Promise<void> } };
};

/**
 * Returns a function that ends the background at once, as Firefox does when it is idle. Opens a page of the
 * browser, which may do that.
 */
export async function firefoxKiller({ browser }: Firefox): Promise<() => Promise<void>> {
  const page = await browser.newPage();
  // The driver gets no event when such a page has loaded.
  await page.goto('about:support', { timeout: 1 }).catch(() => undefined);
  await until(async () =>
    expect(await page.evaluate(() => typeof WebExtensionPolicy)).toBe('function'),
  );
  return () =>
    page.evaluate((id) => WebExtensionPolicy.getByID(id).extension.terminateBackground(), ADDON);
}
