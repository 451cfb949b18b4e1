/** A PDF in a tab: from the popup to its marked wrong value. */
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfOfPages } from '../../invoices/hostile-files.ts';
import { testFolder } from '../support/test-folder.ts';
import { chooseMenuItem, openWorld, type World } from '../support/world.ts';
import { type ServedDocuments, serveDocuments } from './served-documents.ts';

const save = testFolder();
let world: World;
let served: ServedDocuments;

beforeAll(async () => {
  served = await serveDocuments();
  world = await openWorld({ answer: served.answer });
  await (await world.browser.open(`${world.demo.url}/enter`)).close();
});
afterAll(() => world.close());

/** Opens a tab with a document, and the page that the popup offers for it. */
async function checkTab(path: string): Promise<Page> {
  await world.browser.open(new URL(path, world.demo.url).href);
  const popup = await world.browser.open(world.browser.pageUrl('popup.html'));
  const opened = world.browser.context.waitForEvent('page');
  await popup.getByRole('button', { name: 'Check this PDF' }).click();
  const page = await opened;
  await popup.close();
  return page;
}

it('marks the wrong IBAN of a PDF that only its tab may read', async () => {
  const page = await checkTab('/invoice');
  await page.getByRole('heading', { name: /^1 of \d+ values needs a look$/ }).waitFor();
  await page.locator('.doc-bad').and(page.getByTitle(served.wrongIban)).click();
  await page
    .getByRole('article')
    .getByText(/check digits/i)
    .first()
    .waitFor();
  expect(await world.spent()).toBe(0);
});

it('reads a PDF on the disk, where the browser lets the extension read files', async () => {
  const page = await checkTab(pathToFileURL(await save('invoice.pdf', pdfOfPages(1))).href);
  await page.getByRole('heading', { name: 'No problems found in 1 value' }).waitFor();
});

it('opens from the menu of the browser, and reads a message with a hybrid invoice', async () => {
  const tab = await world.browser.open(`${world.demo.url}/invoice`);
  const opened = world.browser.context.waitForEvent('page');
  await chooseMenuItem(world, tab, { menuItemId: 'check-pdf' });
  const page = await opened;
  await page.getByRole('button', { name: 'Check other files' }).click();
  const response = await tab.request.get(`${world.demo.url}/hybrid`);
  const message = [
    'From: ann@example.com\r\nMIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part\r\n',
    '--part\r\nContent-Type: text/plain\r\n\r\nThe bill, from bob@gmial.com.',
    '--part\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n',
    `${(await response.body()).toString('base64')}\r\n--part--\r\n`,
  ].join('\r\n');
  const file = { name: 'a.eml', mimeType: 'message/rfc822', buffer: Buffer.from(message) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page
    .getByText('The text of the PDF does not contain an IBAN that is in its e-invoice data')
    .waitFor();
  await page.getByRole('button', { name: /bob@gmial\.com/ }).waitFor();
});
