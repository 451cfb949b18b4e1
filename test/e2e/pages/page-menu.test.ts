/** The menu of our pages, by keyboard alone. */
import { expect, it } from 'vitest';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const world = testWorld();

it('has a menu with other pages and the shortcuts, which a key or a press elsewhere closes', async () => {
  const page = await world.browser.open(world.browser.pageUrl('options.html'));
  const more = page.getByRole('button', { name: 'More' });
  const items = page.locator('.menu-items');
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
  await more.press('Enter');
  await until(async () => expect(await focusedText()).toBe('Workbench'));
  await page.keyboard.press('ArrowUp');
  expect(await focusedText()).toBe('Keyboard shortcuts');
  await page.keyboard.press('Escape');
  expect(await items.isVisible()).toBe(false);
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  await more.click();
  await items.waitFor();
  await page.mouse.click(300, 600);
  await items.waitFor({ state: 'hidden' });
  await more.press('Enter');
  await until(async () => expect(await focusedText()).toBe('Workbench'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await items.isVisible()).toBe(false);
});
