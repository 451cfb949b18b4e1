/** Scans in Chromium: their text is read only when the person asks for it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeScanFiles, type ScanFiles } from '../../invoices/scans/scan-files.ts';
import { openDocument } from '../support/open-document.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let files: ScanFiles;

beforeAll(async () => {
  files = await makeScanFiles();
  world = await openWorld();
});
afterAll(() => world.close());

it('reads the IBAN of a picture after a press, and marks where it is', async () => {
  const { iban } = files.scan.invoice;
  const page = await openDocument(world.browser, 'scan.jpg', files.scan.bytes, 'image/jpeg');
  await page.getByRole('heading', { name: 'No payment code found in this picture' }).waitFor();
  expect(await page.getByTitle(iban).count()).toBe(0);
  await page.getByRole('button', { name: 'Read the text in this picture' }).click();
  await page.locator('.doc-mark').and(page.getByTitle(iban)).waitFor();
  await page.getByText('Read from a picture. Some signs may be wrong.').waitFor();
  await page.getByText('Read from a picture. Please compare.').first().waitFor();
  expect(await page.locator('.doc-bad').count()).toBe(0);
  expect(await world.spent()).toBe(0);
});

it('reads a scanned PDF page by page, and stops when the person says so', async () => {
  const page = await openDocument(world.browser, 'scan.pdf', files.pdf);
  await page.getByRole('heading', { name: 'This PDF is a picture' }).waitFor();
  const read = page.getByRole('button', { name: 'Read the text in this PDF' });
  await read.click();
  await page.getByText('Reading page 1 of 2…').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await read.click();
  await page.getByText('Reading page 2 of 2…').waitFor();
  await page.getByText('Read from a picture. Some signs may be wrong.').waitFor();
  await page.locator('.doc-page').nth(1).locator('.doc-text').waitFor({ state: 'attached' });
  await page.locator('.doc-mark').and(page.getByTitle(files.scan.invoice.iban)).first().waitFor();
});

it('says that one page beside others is a picture, and reads that one', async () => {
  const page = await openDocument(world.browser, 'mixed.pdf', files.mixed);
  // An empty page is none.
  await page.getByText('One page has hardly any text. It may be a picture.').waitFor();
  const { iban } = files.scan.invoice;
  expect(await page.getByTitle(iban).count()).toBe(0);
  await page.getByRole('button', { name: 'Read the text in these pages' }).click();
  await page.getByText('Read from a picture. Some signs may be wrong.').waitFor();
  await page.locator('.doc-page').nth(2).scrollIntoViewIfNeeded();
  await page.locator('.doc-page').nth(2).locator('.doc-mark').and(page.getByTitle(iban)).waitFor();
  expect(await page.getByText(/not read\.$/).count()).toBe(0);
});
