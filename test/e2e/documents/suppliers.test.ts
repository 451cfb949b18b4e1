/** A supplier whose IBAN has changed: in a PDF, in a PDF with data, in an e-invoice, and among many documents. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { testFolder } from '../support/test-folder.ts';
import { testWorld } from '../support/test-world.ts';
import { openWorkbench, pressInMenu } from '../support/workbench.ts';
import { BY_NAME, SUPPLIERS, WARNING, writeInvoices } from './supplier-invoices.ts';

const world = testWorld();
const save = testFolder();
let files: Awaited<ReturnType<typeof writeInvoices>>;

beforeAll(async () => {
  files = await writeInvoices(save);
  const page = await openWorkbench(world.browser, SUPPLIERS);
  await page.getByRole('row', { name: 'Acme' }).waitFor();
  await pressInMenu(page, 'More', 'These are my suppliers');
  await page.getByText('2 suppliers with an IBAN.').waitFor();
  await page.close();
});

async function open(path: string): Promise<Page> {
  const page = await world.browser.open(world.browser.pageUrl('documents.html'));
  await page.locator('input[type="file"]').setInputFiles(path);
  await page
    .locator('h1')
    .and(page.getByText(/needs? a look|Nothing wrong/))
    .waitFor();
  return page;
}

it.each([
  ['plain', WARNING],
  ['forged', WARNING],
  ['named', BY_NAME],
] as const)('is said in the document “%s”', async (name, warning) => {
  const page = await open(files[name]);
  await page.getByRole('heading', { name: /^1 of \d+ values needs a look$/ }).waitFor();
  await page.getByRole('listitem').first().getByRole('button').click();
  await page.getByRole('article').getByText(warning).first().waitFor();
  await page.getByRole('button', { name: 'This is right, update the list' }).waitFor();
});

it('is said in a list of documents', async () => {
  const page = await openWorkbench(world.browser);
  const paths = [files.same, files.plain, files.hybrid, files.forged, files.named];
  await page.locator('input[type="file"]').setInputFiles(paths);
  await page.getByRole('button', { name: /^4 need attention/ }).waitFor();
  const forged = page.getByRole('row', { name: /forged\.pdf/ });
  await forged
    .getByText(
      /^The text of the PDF does not contain an IBAN that is in its e-invoice data. On the page: DE02/,
    )
    .waitFor();
  expect(await page.getByText(WARNING).count()).toBeGreaterThanOrEqual(2);
});
