/** The printed report of a list in a browser. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pressInMenu } from '../support/press-in-menu.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('prints the report alone, in black on white, and leaves the page as it was', async () => {
  const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
  await page
    .getByRole('textbox', { name: 'Check a list' })
    .fill(
      'Name;Email;IBAN\nAda;ada@gmial.com;DE89370400440532013000\nBob;bob@gmail.com;DE89370400440532013001\n',
    );
  await page.getByRole('button', { name: 'Check these values' }).click();
  await page.getByRole('button', { name: '1 bad' }).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await pressInMenu(page, 'Export', 'Report');
  const report = page.getByRole('article');
  await report.getByRole('heading', { name: 'Report on Pasted list' }).waitFor();
  await report.getByRole('cell', { name: 'ada@gmail.com' }).waitFor();
  await report.getByRole('cell', { name: 'DE89370400440532013001' }).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  const colors = await report.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  const [ink, paper] = colors;
  expect(paper).toBe('rgb(255, 255, 255)');
  // Dark on white, although the screen is dark.
  expect(ink).toBe('rgb(28, 31, 36)');
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await report.waitFor({ state: 'detached' });
  await page.getByRole('grid').waitFor();
});
