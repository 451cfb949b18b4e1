/** A state of a surface, for the gallery and axe. */
import type { Page } from 'playwright-core';
import type { World } from '../e2e/support/world.ts';

export interface Scene {
  readonly name: string;
  /** Opens the surface and brings it into its state. */
  open(world: World): Promise<Page>;
  /** Viewport, CSS px. */
  readonly size: { readonly width: number; readonly height: number };
  /** Take a picture of the whole page, however long it is. */
  readonly isWhole?: boolean;
  /** Selector of the element that a picture is taken of; if omitted, of the viewport. */
  readonly part?: string;
  /** Later scenes need the state that this one creates, so it is opened even if it is not selected. */
  readonly isStep?: boolean;
  /** Opens the scene in another language. If omitted, reopening the page shows the same state. */
  again?(world: World): Promise<Page>;
  /** Restores the state that is lost when the page is opened again. */
  settle?(page: Page): Promise<unknown>;
  /** Take pictures in other languages too; default true. */
  readonly speaks?: boolean;
  /** Take a picture at 200 % zoom too. */
  readonly canZoom?: boolean;
}

/** Opens a page of ours. */
export const ourPage =
  (name: string, ready: (page: Page) => Promise<unknown>) => async (world: World) => {
    const page = await world.browser.open(world.browser.pageUrl(name));
    await ready(page);
    return page;
  };

/** Opens a menu of a list's bar: 0, the first; -1, the last. */
export const openInBar = (page: Page, menu: number): Promise<void> =>
  page.locator('.wb-bar > [popovertarget]').nth(menu).click();

/** Presses an entry of a menu of a list's bar. */
export async function pressInBar(page: Page, menu: number, entry: number): Promise<void> {
  await openInBar(page, menu);
  await page.locator('.menu-items:visible button').nth(entry).click();
}

/** Fills in the first text box. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').first().fill(text);
}

/** Waits until all rows of a list are checked: what its menus offer depends on it. */
export const rowsChecked = (page: Page): Promise<void> =>
  page.locator('.wb-bar:has(.chip-filter):not(:has(.chip-filter.line-pending))').waitFor();
