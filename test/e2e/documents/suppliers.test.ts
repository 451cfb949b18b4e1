/** A supplier whose IBAN has changed: in a PDF, in a PDF with data, in an e-invoice, and among many documents. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { testFolder } from '../support/test-folder.ts';
import { testWorld } from '../support/test-world.ts';
import { openWorkbench, pressInMenu } from '../support/workbench.ts';
import { NEW, OLD, SUPPLIERS, WARNING, writeInvoices } from './supplier-invoices.ts';

const TITLE = 'Another account than the one you know';

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
  await page.locator('.rows').waitFor();
  return page;
}

it.each([
  ['plain', 'vat'],
  ['forged', 'vat'],
  ['named', 'name'],
] as const)(
  'is the headline of the document “%s”, and of the value that it is about',
  async (name, sign) => {
    const page = await open(files[name]);
    const band = page.getByRole('alert').filter({ hasText: TITLE });
    await band.getByRole('heading', { name: TITLE }).waitFor();
    const by = sign === 'vat' ? /, for this VAT number/ : /, for this name/;
    await band.getByText(by).waitFor();
    // Both accounts, with the signs that differ.
    expect(await band.locator('dd').allTextContents()).toEqual([NEW, OLD]);
    expect(await band.locator('mark').count()).toBeGreaterThan(4);
    // What page and data say is one sentence more, and does not repeat the accounts.
    const differences = page.getByText('Page and e-invoice data name different accounts');
    expect(await differences.count()).toBe(name === 'forged' ? 1 : 0);
    expect(await page.locator('.differs-values').count()).toBe(1);
    await band.getByText('call the supplier on +49\u00a030\u00a09018027').waitFor();
    const first = page.getByRole('listitem').first();
    await first.getByText(TITLE).waitFor();
    await first.getByRole('button').first().click();
    const detail = page.getByRole('article');
    await detail.getByText(TITLE).waitFor();
    expect(await detail.getByText('The check digits match').count()).toBe(0);
    expect(await page.locator('.primary').count()).toBe(0);
  },
);

it('is said in a list of documents', async () => {
  const page = await openWorkbench(world.browser);
  const paths = [files.same, files.plain, files.hybrid, files.forged, files.named];
  await page.locator('input[type="file"]').setInputFiles(paths);
  await page.getByRole('button', { name: /^3 bad/ }).waitFor();
  await page.getByRole('button', { name: /^1 needs attention/ }).waitFor();
  const forged = page.getByRole('row', { name: /forged\.pdf/ });
  await forged
    .getByText(/^Page and e-invoice data name different accounts. On the page: DE02/)
    .waitFor();
  expect(await page.getByText(WARNING).count()).toBeGreaterThanOrEqual(2);
});

it('is gone once the person has accepted the account, which is asked once', async () => {
  const page = await open(files.plain);
  const band = page.getByRole('alert').filter({ hasText: TITLE });
  await band.getByRole('button', { name: 'This is right, update the list' }).click();
  await band.getByRole('button', { name: 'Cancel' }).click();
  await band.getByRole('heading', { name: TITLE }).waitFor();
  await band.getByRole('button', { name: 'This is right, update the list' }).click();
  await band.getByRole('button', { name: 'Replace the account in the list' }).click();
  await page.getByRole('heading', { name: /^No problems found in \d+ values$/ }).waitFor();
  expect(await page.getByText(TITLE).count()).toBe(0);
});
