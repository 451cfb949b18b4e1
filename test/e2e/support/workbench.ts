/** The workbench in Chromium. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { Chromium } from './chromium.ts';
import type { Tab } from './surface.ts';

/** Presses an entry of a menu. */
export async function pressInMenu(page: Page, menu: string | RegExp, entry: string | RegExp) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.locator('.menu-items').getByRole('button', { name: entry }).click();
}

/** Opens the workbench, and in it the list that a pasted text becomes. */
export async function openWorkbench(browser: Chromium, text = ''): Promise<Page> {
  const page = await browser.open(browser.pageUrl('workbench.html'));
  if (text === '') return page;
  await page.getByRole('textbox', { name: 'Check a list' }).fill(text);
  await page.getByRole('button', { name: 'Check these values' }).click();
  return page;
}

/** Number, result and first cell of each row that is drawn, in the order of the table. */
export const rowsOf = (page: Page) =>
  page.getByRole('row').evaluateAll((rows) =>
    rows
      .filter((row) => row.matches('[data-line]'))
      .toSorted(
        (a, b) => Number(a.getAttribute('aria-rowindex')) - Number(b.getAttribute('aria-rowindex')),
      )
      .map((row) => [...row.children].slice(1, 4).map((cell) => cell.textContent)),
  );

/** A page of ours in Chromium, for the steps that both browsers share. */
export const chromiumTab = (page: Page): Tab => ({
  evaluate: ((run: never, argument: never) => page.evaluate(run, argument)) as Tab['evaluate'],
  keyboard: page.keyboard,
  mouse: page.mouse,
  chooseFile: (label, path) => page.getByLabel(label, { exact: true }).setInputFiles(path),
  saved: async (act) => {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  },
});
