/** The last part of the tour: the console, the workbench, and the popup in German. */
import type { Page } from 'playwright-core';
import type { World } from '../e2e/support/world.ts';

export type Say = (text?: string) => void;

export interface Guide {
  readonly world: World;
  picture(page: Page, name: string): Promise<void>;
  /** Prints the API calls since the last `account()`, and their cost. */
  account(): Promise<void>;
  readonly say: Say;
  /** Folder for the pictures. */
  readonly folder: string;
}

export async function consolePage({ world, picture, account, say }: Guide): Promise<void> {
  say('\n5. The console, for developers who build on the API');
  const page = await world.browser.open(world.browser.pageUrl('console.html'));
  await page.locator('input[value="vat"]').check();
  await page.getByRole('textbox', { name: /query/i }).first().fill('DE136695976');
  await page.keyboard.press('Control+Enter');
  await page.getByText('200 OK').first().waitFor();
  await picture(page, 'console');
  say('   /v1/vat, looked up before: shows the saved answer');
  await account();
  await page.close();
}

export async function workbench({ world, picture, account, say }: Guide): Promise<void> {
  say('\n6. The workbench, for lists');
  const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
  await page.setViewportSize({ width: 1200, height: 620 });
  // Otherwise the picture may show buttons that are still fading in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Try a sample list' }).click();
  await page.getByRole('button', { name: /^Look up \d+ values/ }).click({ trial: true });
  await page.mouse.move(0, 0);
  await picture(page, 'workbench');
  say('   a sample list, checked offline');
  await account();
  await page.close();
}

export async function germanPopup({ world, picture, account, say }: Guide): Promise<void> {
  say('\n7. The popup in German');
  await world.speak('de');
  const page = await world.browser.open(world.browser.pageUrl('popup.html'));
  await page.setViewportSize({ width: 380, height: 600 });
  // The popup opens with its last tab.
  await page.getByRole('tab', { name: 'Abfragen' }).click();
  await page.getByRole('textbox').first().fill('bob@gmail.com');
  await page
    .getByText(/^Abgefragt/)
    .first()
    .waitFor();
  await picture(page, 'popup-german');
  say('   an answer that was paid for before, free');
  await account();
  await page.close();
  await world.speak('');
}
