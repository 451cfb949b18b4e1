/** The list of commands and the list of shortcuts in a browser, by keyboard alone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

const world = testWorld();

const open = async (name: string): Promise<Page> => {
  const page = await world.browser.open(world.browser.pageUrl(name));
  await page.getByRole('button', { name: 'More' }).waitFor();
  return page;
};
const choose = async (page: Page, text: string) => {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Find a command or a setting' }).waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

it('goes to a setting on the page and from another page', async () => {
  const options = await open('options.html');
  await options.getByRole('heading', { name: 'Connection' }).waitFor();
  await choose(options, 'mark values');
  expect(await focused(options)).toBe('setting-marks');
  const console = await open('console.html');
  const opened = console.context().waitForEvent('page');
  await choose(console, 'mark values');
  const tab = await opened;
  await until(async () => expect(await focused(tab)).toBe('setting-marks'));
});

it('has a menu with other pages and the commands, which a key or a press elsewhere closes', async () => {
  const page = await open('options.html');
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
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Commands' }).waitFor();
  expect(await items.isVisible()).toBe(false);
});
