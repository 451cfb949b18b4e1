/** The printed report of a list in a browser. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('prints the report alone, in black on white, and leaves the page as it was', async () => {
  const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
  // A headless browser has no print dialog.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page
    .getByRole('textbox', { name: 'Check a list' })
    .fill(
      'Name;Email;IBAN\nAda;ada@gmial.com;DE89370400440532013000\nBob;bob@gmail.com;DE89370400440532013001\n',
    );
  await page.getByRole('button', { name: 'Check these values' }).click();
  await page.getByRole('button', { name: '1 bad' }).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('article');
  await report.getByRole('heading', { name: 'Report on Pasted list' }).waitFor();
  await report.getByRole('cell', { name: 'ada@gmail.com' }).waitFor();
  await report.getByRole('cell', { name: 'DE89370400440532013001' }).waitFor();
  expect(await page.locator('#root').isVisible()).toBe(false);
  const colors = await report.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await report.waitFor({ state: 'detached' });
  await page.getByRole('grid').waitFor();
});
