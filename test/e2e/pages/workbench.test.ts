/** Lists: checked in full, looked up at the shown price, exported with their original cells. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { markedTexts } from '../support/marked-texts.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { openWorkbench, pressInMenu, rowsOf } from '../support/workbench.ts';
import { chooseMenuItem } from '../support/world.ts';

const values = Array.from({ length: 9 }, (_, i) => `<p>person${i}@gmail.com</p>`).join('');
const world = testWorld({
  extra: { '/list.html': `<main id="all">${values}</main>` },
  passing: true,
});

// 0xFC is ü in windows-1252, in which a German Excel saves CSV.
const bytes = Buffer.from('Name;E-Mail\r\nM\xfcller;a@gmail.com\r\n=1+1;b@gmail.com\r\n', 'latin1');

it('a file is read in its encoding, and exported with its original cells and the results', async () => {
  const page = await openWorkbench(world.browser);
  const file = { name: 'Kunden.csv', mimeType: 'text/csv', buffer: bytes };
  await page.getByLabel('File with a list').setInputFiles(file);
  await page.getByRole('heading', { name: 'Kunden.csv' }).waitFor();
  // Rows are shown before they are checked, and an export contains only results that have arrived.
  const verdicts = async () => (await rowsOf(page)).map(([, verdict]) => verdict);
  await until(async () => expect(await verdicts()).toEqual(['Plausible', 'Plausible']));
  await pressInMenu(page, 'More', 'Columns and separator');
  await page.getByText('Columns: 1 of 2 checked').waitFor();
  expect(await page.getByRole('combobox', { name: 'E-Mail', exact: true }).inputValue()).toBe(
    'email',
  );
  await page.keyboard.press('Escape');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    pressInMenu(page, 'Export', 'Everything: CSV'),
  ]);
  expect(saved.suggestedFilename()).toBe('Kunden checked.csv');
  const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(
    /^\ufeffName;E-Mail;Result;Finding;Correction;Kind;Value;Looked up;.*Row$/,
  );
  expect(lines[1]).toMatch(/^Müller;a@gmail\.com;Plausible;.*;Email;a@gmail\.com;/);
  expect(lines[2]).toMatch(/^=1\+1;b@gmail\.com;Plausible;.*;3$/);
});

it('a list from a page is opened from a selection of many values, and from the popup’s findings', async () => {
  const shop = await world.browser.open(`${world.demo.url}/list.html`);
  await until(async () => {
    expect(await shop.evaluate(markedTexts)).toHaveLength(9);
  });
  await shop.evaluate(() => getSelection()?.selectAllChildren(document.body));
  const opened = world.browser.context.waitForEvent('page');
  const text = await shop.evaluate(() => String(getSelection()).replace(/\s+/g, ' '));
  await chooseMenuItem(world, shop, { selectionText: text });
  const page = await opened;
  await page.getByRole('heading', { name: 'Selection' }).waitFor();
  await until(async () =>
    expect((await rowsOf(page)).map(([, , value]) => value)).toEqual(
      Array.from({ length: 9 }, (_, i) => `person${i}@gmail.com`),
    ),
  );
  await page.close();
  await shop.bringToFront();
  const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
  const again = world.browser.context.waitForEvent('page');
  await popup.getByText('9 values on this page').click();
  await popup.getByRole('button', { name: 'Open as a list' }).click();
  const found = await again;
  await until(async () => expect(await rowsOf(found)).toHaveLength(9));
});
