/** A list tells the truth: every row of the file, each finding at its own cell, and what a lookup leaves. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { openWorkbench, pressInMenu, rowsOf } from '../support/workbench.ts';

const world = testWorld({ key: 'ask' });

/** Two pay the same account, one is a copy, one is a total. */
const PAYMENTS = `Nr;Firma;E-Mail;Telefon;IBAN;Betrag
17;Alder GmbH;info@gmail.com;+49 30 901820;DE89370400440532013000;1.240,00
18;Birch AG;birch@gmail.com;+49 30 901821;GB29NWBK60161331926819;310,50
19;Cedar KG;cedar@gmail.com;+49 30 901822;DE89370400440532013000;89,90
18;Birch AG;birch@gmail.com;+49 30 901821;GB29 NWBK 6016 1331 9268 19;310,50
20;Elm GmbH;elm@gmail.com;+49 30 901823;DE89370400440532013001;640,00
21;Leer;;;;
Summe;;;;;2.590,90
`;

const open = async (text: string): Promise<Page> => {
  const page = await openWorkbench(world.browser, text);
  await page.getByText(/need a look$/).waitFor();
  return page;
};

const saved = async (page: Page, entry: string): Promise<Buffer> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressInMenu(page, /^Export/, entry),
  ]);
  return readFile(await download.path());
};

it('shows all 11 rows of the sample, with the row that has an account under another name', async () => {
  const page = await openWorkbench(world.browser);
  await page.getByRole('button', { name: 'Try a sample list' }).click();
  await page.getByText('4 of 11 rows need a look').waitFor();
  await until(async () => expect(await rowsOf(page)).toHaveLength(11));
  expect((await rowsOf(page)).slice(0, 4).map((cells) => cells.join(' '))).toEqual([
    '6 Bad Elm GmbH',
    '8 Not recognised Ginkgo SpA',
    '2 Needs attention Alder & Co',
    '12 Needs attention Alder & Co (2nd)',
  ]);
  await page.getByText('Row 12 has this IBAN with another name: Alder & Co (2nd)').waitFor();
  await page
    .getByText('Row 2 has this IBAN with another name: Alder & Co', { exact: true })
    .waitFor();
});

it('counts a copy, marks accounts and amounts where they are, and lets totals and empty rows be', async () => {
  const page = await open(PAYMENTS);
  await page.getByText('4 of 7 rows need a look').waitFor();
  await page.getByText('Same as row 3, amount too').waitFor();
  // Others speak of its name, too.
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('gridcell', { name, exact: true }) });
  expect(await row('Summe').getByText('Nothing to check').count()).toBe(1);
  expect(await row('Leer').getByText('Nothing to check').count()).toBe(1);
  // The account is marked, and not the first column that is read.
  const marked = await row('Cedar KG')
    .locator('.line-caution')
    .evaluateAll((all) => all.map((each) => each.textContent));
  expect(marked).toEqual(['Needs attention', 'Cedar KG', 'DE89370400440532013000']);

  const parts = unzipSync(await saved(page, 'A new workbook: my cells, with marks'));
  const comments = strFromU8(parts['xl/comments1.xml'] ?? new Uint8Array());
  const places = [...comments.matchAll(/ref="(\w+)"/g)].map(([, place]) => place);
  expect(places).toEqual(['B2', 'E2', 'B4', 'E4', 'E5', 'F5', 'E6']);
});

it('names the wrong value beside the result where its column is out of sight', async () => {
  const notes = Array.from({ length: 12 }, (_, i) => `A longer remark ${i}`).join(';');
  const page = await openWorkbench(world.browser);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole('textbox', { name: 'Check a list' })
    .fill(
      `Name;${notes};IBAN\nAda;${notes};DE89370400440532013001\nBob;${notes};DE02120300000000202051`,
    );
  await page.getByRole('button', { name: 'Check these values' }).click();
  const text = page.getByText(/^IBAN DE89370400440532013001: The check digits do not match/);
  await text.waitFor();
  const box = await text.boundingBox();
  expect((box?.x ?? 0) + 100).toBeLessThan(1280);
  expect(box?.x).toBeGreaterThan(0);
});

it('asks once before it spends much, says what is left, and asks each value of a copy once', async () => {
  const rows = Array.from({ length: 60 }, (_, i) => `Firm ${i};firm${i}@gmail.com`).join('\n');
  const page = await openWorkbench(world.browser, `Name;Email\n${rows}\nFirm 0;firm0@gmail.com`);
  await page.getByText('1 of 61 rows needs a look').waitFor();
  const before = await world.spent();
  const start = page.getByRole('button', { name: 'Look up 60 values · 180 credits' });
  await page.locator('.run-start[aria-disabled="false"]').waitFor();
  await start.click();
  const question = page.getByRole('group', { name: /^This costs 180 credits\. [\d,]+ are left/ });
  await question.waitFor();
  expect(await world.spent()).toBe(before);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await start.click();
  await question.getByRole('button', { name: 'Look up now' }).click();
  await page.getByText('60 answered').waitFor({ timeout: 120_000 });
  expect((await world.spent()) - before).toBe(180);
});

it('reports first what needs a look: each sentence once, with the rows and their names', async () => {
  const page = await open(PAYMENTS);
  await pressInMenu(page, /^Export/, 'Report');
  const report = page.getByRole('article');
  await report.getByText('4 of 7 rows need a look').waitFor();
  await report.getByRole('heading', { name: /^1 row: The check digits do not match/ }).waitFor();
  const headings = await report.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([
    expect.stringMatching(/^1 row: The check digits do not match/),
    '2 rows: Another row has this IBAN with another name',
    '1 row: Same as row 3, amount too',
    'All rows',
  ]);
  const cells = await report
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(cells).toContainEqual(['6', 'Elm GmbH', 'IBAN', 'DE89370400440532013001']);
  expect(cells).toContainEqual([
    ...['4', 'Cedar KG', 'IBAN, Firma', 'DE89370400440532013000'],
    'Row 2 has this IBAN with another name: Alder GmbH',
  ]);
});

it('keeps what stands beside a value in the popup', async () => {
  const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
  const box = popup.getByRole('textbox').first();
  await box.fill('GB980780684, foo');
  await popup.keyboard.press('Enter');
  await popup.getByText('foo', { exact: true }).waitFor();
});
