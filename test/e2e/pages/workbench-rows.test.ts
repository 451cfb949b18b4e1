/** Lists in the workbench: what is typed is kept, many rows, and a printed report. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { openWorkbench, pressInMenu } from '../support/workbench.ts';

const world = testWorld();

/** Amounts, formulas and spaces that must leave as they came. */
const SUPPLIERS = `Supplier;Email;IBAN;BIC;VAT no.;Phone;Amount
Alder & Co;billing@gmail.com;DE89 3704 0044 0532 0130 00;COBADEFF;DE136695976;+49 30 901820;-1,240.00
Birch Ltd;accounts@gmial.com;GB29 NWBK 6016 1331 9268 19;NWBKGB2L;;+44 20 7946 0958;=1+1
"Cedar; SA";compta@gmail.com;FR14 2004 1010 0505 0001 3M02 606;BNPAFRPP;FR40303265045; +33 1 42 68 53 00;'89.90
Dogwood BV;info@gmail.com;NL91 ABNA 0417 1643 00;DEUTDEFF;NL004495445B01;;@sum
Elm GmbH;post@gmail.com;DE89 3704 0044 0532 0130 01;COBADEFF;DE136695976;+49 30 1;640.00`;

async function openList(): Promise<Page> {
  const page = await openWorkbench(world.browser, SUPPLIERS);
  await page.getByRole('button', { name: '1 bad' }).waitFor();
  return page;
}

it('keeps a correction and a cell that is still being typed when the tab is closed at once', async () => {
  const page = await openList();
  await until(async () => expect(new URL(page.url()).searchParams.has('list')).toBe(true));
  const address = page.url();
  await page.getByRole('row', { name: 'Alder & Co' }).getByRole('gridcell').nth(2).click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('-1,250.00');
  await Promise.all([
    page.waitForEvent('close'),
    page.evaluate(() => {
      const apply = [...document.querySelectorAll('button')].find((button) =>
        /^Fix 1 typo/.test(button.textContent ?? ''),
      );
      // A click by script leaves the focus in the cell.
      apply?.click();
      setTimeout(() => window.close());
    }),
  ]);
  const again = await world.browser.open(address);
  await again.getByText('2 cells changed').waitFor();
});

it('scrolls 10,000 rows and renders only nearby ones', async () => {
  const page = await openWorkbench(world.browser);
  const lines = Array.from({ length: 10_000 }, (_, i) => `Person ${i};person${i}@gmail.com`);
  await page.getByRole('textbox', { name: 'Check a list' }).evaluate((box, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const init = { clipboardData: data, bubbles: true, cancelable: true };
    box.dispatchEvent(new ClipboardEvent('paste', init));
  }, lines.join('\n'));
  await until(
    async () => expect(await page.getByRole('button', { name: /to check/ }).count()).toBe(0),
    90_000,
  );
  const drawn = await page.getByRole('grid').evaluate(async (grid) => {
    const counts: number[] = [];
    const end = grid.scrollHeight - grid.clientHeight;
    for (let i = 1; i <= 120; i += 1) {
      grid.scrollTop = (end * i) / 120;
      await new Promise(requestAnimationFrame);
      counts.push(grid.querySelectorAll('[role="row"]').length);
    }
    return counts;
  });
  expect(Math.min(...drawn)).toBeGreaterThan(5);
  expect(Math.max(...drawn)).toBeLessThan(100);
  await page.getByRole('row', { name: 'person9999@gmail.com' }).waitFor();
});

it('prints the report alone, in black on white, and leaves the page as it was', async () => {
  const page = await openWorkbench(
    world.browser,
    'Name;Email;IBAN\nAda;ada@gmial.com;DE89370400440532013000\nBob;bob@gmail.com;DE89370400440532013001\n',
  );
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
