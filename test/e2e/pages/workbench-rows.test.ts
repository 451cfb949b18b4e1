/** A table of suppliers: one row each, several columns of values, corrections, and an export that keeps every cell. */
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Amounts, formulas and spaces that must leave as they came. */
const SUPPLIERS = `Supplier;Email;IBAN;BIC;VAT no.;Phone;Amount
Alder & Co;billing@gmail.com;DE89 3704 0044 0532 0130 00;COBADEFF;DE136695976;+49 30 901820;-1,240.00
Birch Ltd;accounts@gmial.com;GB29 NWBK 6016 1331 9268 19;NWBKGB2L;;+44 20 7946 0958;=1+1
"Cedar; SA";compta@gmail.com;FR14 2004 1010 0505 0001 3M02 606;BNPAFRPP;FR40303265045; +33 1 42 68 53 00;'89.90
Dogwood BV;info@gmail.com;NL91 ABNA 0417 1643 00;DEUTDEFF;NL004495445B01;;@sum
Elm GmbH;post@gmail.com;DE89 3704 0044 0532 0130 01;COBADEFF;DE136695976;+49 30 1;640.00`;

async function openList(): Promise<Page> {
  const page = await world.browser.open(world.browser.pageUrl('workbench.html'));
  await page.getByRole('textbox', { name: 'Check a list' }).fill(SUPPLIERS);
  await page.getByRole('button', { name: 'Check these values' }).click();
  await page.getByText('Columns: 5 of 7 checked').waitFor();
  await page.getByRole('button', { name: '1 bad' }).waitFor();
  return page;
}

const finding = (page: Page, supplier: string) =>
  page.getByRole('row', { name: supplier }).getByRole('gridcell').nth(3).textContent();

it('says the worst of each row, and what contradicts in it', async () => {
  const page = await openList();
  expect(await finding(page, 'Elm GmbH')).toMatch(/^IBAN: .*check digits.* · Phone: /i);
  expect(await finding(page, 'Dogwood BV')).toBe(
    'The IBAN and the BIC are from different countries (Netherlands and Germany).',
  );
  await page.getByRole('button', { name: 'All (5)' }).waitFor();
  await page.getByRole('button', { name: '2 plausible' }).waitFor();
  await page.close();
});

it('corrects what is mistyped, undoes it, and exports every other cell as it came', async () => {
  const page = await openList();
  await page.getByRole('button', { name: 'Apply 1 correction' }).click();
  await page.getByText('1 cell changed').waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Apply 1 correction' }).waitFor();
  await page.keyboard.press('Control+Shift+z');
  await page.getByText('1 cell changed').waitFor();
  await page.getByRole('button', { name: '3 plausible' }).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const text = (await readFile(await saved.path(), 'utf8')).replace('\ufeff', '');
  const rows = Papa.parse<string[]>(text, { delimiter: ';' }).data;
  const before = Papa.parse<string[]>(SUPPLIERS, { delimiter: ';' }).data;
  const [names = []] = rows;
  expect(names.slice(0, 3)).toEqual(['Supplier', 'Email', 'Email (original)']);
  // Without the column of what changed cells were.
  const cells = rows.map((row) => [...row.slice(0, 2), ...row.slice(3, 8)]);
  const corrected = before.map((row) => row.map((cell) => cell.replace('gmial', 'gmail')));
  expect(cells).toEqual(corrected);
  expect(rows.map((row) => row[2])).toEqual([
    'Email (original)',
    '',
    'accounts@gmial.com',
    '',
    '',
    '',
  ]);
  expect(names).toContain('IBAN: Country');
  expect(rows).toHaveLength(6);
  await page.close();
});

it('is sorted, read cell by cell and corrected by keyboard alone', async () => {
  const page = await openList();
  const grid = page.getByRole('grid');
  await grid.focus();
  /** The text of the cell that a screen reader reads. */
  const active = () =>
    grid.evaluate((table) => {
      const id = table.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent;
    });
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await until(async () => expect(await active()).toBe('Plausible'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await until(async () =>
    expect(await page.getByRole('columnheader', { name: 'Result' }).getAttribute('aria-sort')).toBe(
      'ascending',
    ),
  );
  await page.keyboard.press('ArrowDown');
  await until(async () => expect(await active()).toBe('Bad'));
  await page.keyboard.press('Enter');
  await page.getByRole('complementary', { name: 'Row 6' }).waitFor();
  await until(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Row 6'),
  );
  const cell = page.getByRole('complementary').getByRole('textbox', { name: 'IBAN' });
  await cell.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('DE89370400440532013000');
  await page.keyboard.press('Enter');
  await page.getByText('Was: DE89 3704 0044 0532 0130 01').waitFor();
  await page.close();
});

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
        /^Apply 1 correction/.test(button.textContent ?? ''),
      );
      // A click by script leaves the focus in the cell.
      apply?.click();
      setTimeout(() => window.close());
    }),
  ]);
  const again = await world.browser.open(address);
  await again.getByText('2 cells changed').waitFor();
  await again.close();
});
