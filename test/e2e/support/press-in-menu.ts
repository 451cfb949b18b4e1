import type { Page } from 'playwright-core';

/** Presses an entry of a menu. */
export async function pressInMenu(page: Page, menu: string | RegExp, entry: string | RegExp) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.locator('.menu-items').getByRole('button', { name: entry }).click();
}
