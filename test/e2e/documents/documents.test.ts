/** A PDF in a tab: from the popup to its marked wrong value. */
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledForm } from '../../invoices/filled-form.ts';
import { pdfOfPages } from '../../invoices/hostile-files.ts';
import { openDocument } from '../support/open-document.ts';
import { testFolder } from '../support/test-folder.ts';
import { until } from '../support/until.ts';
import { chooseMenuItem, openWorld, type World } from '../support/world.ts';
import { ANNOUNCEMENT, mailOf, mailWithHybrid, SUBJECT } from './mails.ts';
import { type ServedDocuments, serveDocuments } from './served-documents.ts';

const MAIL = 'message/rfc822';
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
  const { bytes } = await mailWithHybrid();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'a.eml', mimeType: MAIL, buffer: Buffer.from(bytes) });
  await page
    .getByRole('heading', { name: 'Page and e-invoice data name different accounts' })
    .waitFor();
  await page.getByRole('button', { name: /bob@gmial\.com/ }).waitFor();
});

it('shows who wrote a message and what, with the sentence that announces another account', async () => {
  const { invoice, bytes } = await mailWithHybrid();
  const page = await openDocument(world.browser, 'a.eml', bytes, MAIL);
  const mail = page.getByRole('region', { name: 'Message' });
  await mail.getByText('Acme <office@acme.example>').waitFor();
  await mail.getByText(SUBJECT).waitFor();
  expect(await mail.locator('.doc-announces').textContent()).toBe(ANNOUNCEMENT);
  await page.getByText('This message announces another account').waitFor();
  await mail.getByTitle('bob@gmial.com').click();
  await page.getByRole('article').getByText('gmail.com').first().waitFor();
  // The page of its attachment is marked, too.
  await page.locator('.doc-bad').and(page.getByTitle(invoice.shown.iban)).click();
  const detail = page.getByRole('article');
  await detail.getByText('Page and e-invoice data name different accounts').waitFor();
  expect(await detail.getByText('The check digits match').count()).toBe(0);
  expect(await detail.locator('.primary').count()).toBe(0);
});

it.each([
  ['a PDF that cannot be read', 'application/pdf', 'broken.pdf', /not a PDF, e-invoice or picture/],
  ['only a picture', 'image/png', 'scan.png', null],
] as const)(
  'shows the text of a message whose attachment is %s',
  async (_, type, name, problem) => {
    const mail = mailOf(Buffer.from('%PDF-1.7 nothing'), type, name);
    const page = await openDocument(world.browser, 'a.eml', mail, MAIL);
    await page.getByRole('region', { name: 'Message' }).getByTitle('bob@gmial.com').waitFor();
    await page.getByText('This message announces another account').waitFor();
    if (problem) await page.getByText(problem).waitFor();
  },
);

it('draws a page that is far down only when it comes near, and forgets it again', async () => {
  const page = await openDocument(world.browser, 'long.pdf', pdfOfPages(30));
  await page.locator('.doc-page').nth(29).waitFor();
  const widths = () =>
    page
      .locator('.doc-page canvas')
      .evaluateAll((all) =>
        [all.at(0), all.at(-1)].map((each) => (each as HTMLCanvasElement).width),
      );
  await until(async () => expect((await widths())[0]).toBeGreaterThan(300));
  expect((await widths())[1]).not.toBeGreaterThan(300);
  await page.locator('.doc-page').last().scrollIntoViewIfNeeded();
  await page.locator('.doc-page').last().locator('.doc-mark').waitFor();
  await until(async () => expect(await widths()).toEqual([0, expect.any(Number)]));
});

it('marks the wrong account of a filled form in its field', async () => {
  const { bytes, box, pageSize, wrong } = await filledForm();
  const page = await openDocument(world.browser, 'form.pdf', bytes);
  await page.getByRole('heading', { name: '1 of 2 values needs a look' }).waitFor();
  const mark = page.locator('.doc-bad').and(page.getByTitle(wrong));
  await mark.waitFor();
  const area = await mark
    .locator('xpath=ancestor::*[contains(@class,"doc-page")][1]')
    .boundingBox();
  const at = await mark.boundingBox();
  if (!area || !at) throw new Error('it is not shown');
  const [across, down] = [area.width / pageSize.width, area.height / pageSize.height];
  expect(at.x - area.x).toBeGreaterThan((box.x - 5) * across);
  expect(at.x + at.width - area.x).toBeLessThan((box.x + box.width + 5) * across);
  const top = pageSize.height - box.y - box.height;
  expect(at.y - area.y).toBeGreaterThan((top - 5) * down);
  expect(at.y + at.height - area.y).toBeLessThan((top + box.height + 5) * down);
});
