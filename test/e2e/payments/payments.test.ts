/** Payment files and bank statements in Chromium: what was paid before is what the next payment file is held against. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { PAYMENT_FILE } from '../../payments/journey-files.ts';
import { surfaceOf } from '../support/surface.ts';
import { testFolder } from '../support/test-folder.ts';
import { testWorld } from '../support/test-world.ts';
import { chromiumTab, pressInMenu } from '../support/workbench.ts';
import { knowSuppliers, openInvoice, openOrder, openScan, saveJourney } from './payment-steps.ts';

const world = testWorld();
const save = testFolder();
let files: Awaited<ReturnType<typeof saveJourney>>;
let page: Page;

const open = async (name: 'workbench' | 'documents', ...paths: readonly string[]) => {
  page = await world.browser.open(world.browser.pageUrl(`${name}.html`));
  await page.locator('input[type="file"]').setInputFiles([...paths]);
  return surfaceOf(chromiumTab(page));
};

beforeAll(async () => {
  files = await saveJourney(save);
});

it('says first which account is another one than was paid before, in an invoice and in payments', async () => {
  await knowSuppliers(files, open);
  await openInvoice(files, open);
  await openScan(files, open);
  await openOrder(files, open);
  const first = page.locator('[data-line]').first();
  await first.getByText('Alder Papier GmbH').waitFor();
  await first.getByText(/Another account than the one you know\./).waitFor();
  expect(await world.spent()).toBe(0);
});

it('changes no payment: a wrong one is corrected where the file was made', async () => {
  await open('workbench', await save('typo.xml', PAYMENT_FILE.replace(/NL91ABNA/g, 'NL92ABNA')));
  const row = page.locator('[data-line]').filter({ hasText: 'NL92ABNA' });
  await row.waitFor();
  // Neither by a double click nor by a key.
  await row.locator('[data-name="Amount"]').dblclick();
  const detail = page.getByRole('complementary');
  await detail.waitFor();
  expect(await page.locator('main textarea').count()).toBe(0);
  await detail.getByText('Correct it in the program that made “typo.xml”').waitFor();
  expect(await detail.getByRole('button', { name: /^Use / }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await row.locator('[data-name="IBAN"]').click();
  await page.keyboard.press('Enter');
  await detail.waitFor();
  expect(await page.locator('main textarea').count()).toBe(0);
  // After a reload it is as it was.
  await page.reload();
  await page.getByText('The file says 3 payments of 2,120.21').waitFor();
  await row.waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pressInMenu(page, /^Export/, /CSV/),
  ]);
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported).toContain('\nEik Logistiek B.V.,NL92ABNA0417164300,500.00,EUR,');
});

it('opens in the workbench from the page of documents, beside a document', async () => {
  await open('documents', files.order, files.invoice);
  const workbench = await page.context().waitForEvent('page');
  await workbench.getByText('The file says 3 payments of 2,120.21').waitFor();
  await page
    .getByText(/Another account than the one you know/)
    .first()
    .waitFor();
});

it('says what to do about a file that ends too early, and opens nothing', async () => {
  await open('workbench', await save('cut.xml', PAYMENT_FILE.slice(0, -200)));
  const alert = page.getByRole('alert');
  await alert.getByText('cut.xml ends too early or is damaged.').waitFor();
  await alert.getByText('Do not pay from this file.').waitFor();
  await page.getByRole('heading', { name: 'Check a list' }).waitFor();
});

it('opens 50,000 payments, and the page answers meanwhile', { timeout: 600_000 }, async () => {
  const [, head = '', payment = '', end = ''] =
    /^(.*?)(<CdtTrfTxInf>.*?<\/CdtTrfTxInf>)(?:<CdtTrfTxInf>.*<\/CdtTrfTxInf>)*(.*)$/s.exec(
      PAYMENT_FILE,
    ) ?? [];
  const many = Array.from({ length: 50_000 }, (_, i) => payment.replace(/1190\.00/, `${i + 1}.10`));
  const path = await save('many.xml', head + many.join('') + end);
  page = await world.browser.open(world.browser.pageUrl('workbench.html'));
  await page.evaluate(() => {
    const drawn = { frames: 0 };
    const count = () => {
      drawn.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    Object.assign(window, { drawn });
  });
  const frames = () =>
    page.evaluate(() => (window as unknown as { drawn: { frames: number } }).drawn.frames);
  await page.locator('input[type="file"]').setInputFiles(path);
  await page.getByRole('status').getByText('Checking').waitFor();
  const before = await frames();
  await page.getByText('The file says 3 payments of 2,120.21, it has 50,000 of').waitFor();
  // A page that waits for the file draws nothing.
  expect((await frames()) - before).toBeGreaterThan(30);
});
