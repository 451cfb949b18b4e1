/** Documents in Firefox: a PDF in a tab, in whose viewer no script of an extension runs, messages, codes and scans. */
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CodeFiles, makeCodeFiles, PAID } from '../../invoices/codes/code-files.ts';
import { pdfFax, pdfInCodes } from '../../invoices/hostile-files.ts';
import { makeScanFiles } from '../../invoices/scans/scan-files.ts';
import { chooseFiles, reads } from '../support/firefox-steps.ts';
import { type FirefoxWorld, openFirefoxWorld } from '../support/firefox-world.ts';
import { testFolder } from '../support/test-folder.ts';
import { until } from '../support/until.ts';
import { ANNOUNCEMENT, mailWithHybrid, SUBJECT } from './mails.ts';
import { type ServedDocuments, serveDocuments } from './served-documents.ts';

const save = testFolder();
let world: FirefoxWorld;
let served: ServedDocuments;
let codes: CodeFiles;

beforeAll(async () => {
  served = await serveDocuments();
  codes = await makeCodeFiles();
  world = await openFirefoxWorld({}, served.answer);
  await (await world.firefox.open(`${world.demo.url}/enter`)).close();
});
afterAll(() => world.close());

/** Opens a tab with a document, and the page that the popup offers for it. */
async function checkTab(path: string): Promise<Page> {
  await world.firefox.open(new URL(path, world.demo.url).href);
  const popup = await world.ours('/popup.html');
  const offer = await popup.waitForSelector('.note > .primary');
  expect(await offer?.evaluate(({ textContent }) => textContent)).toBe('Check this PDF');
  await offer?.click();
  return world.firefox.opened('documents.html');
}

/** Opens a file of the disk on a page of its own. */
async function open(name: string, bytes: Uint8Array): Promise<Page> {
  const path = await save(name, bytes);
  const page = await world.ours('/documents.html');
  await chooseFiles(page, [path]);
  return page;
}

it('marks the wrong IBAN of a PDF', async () => {
  const page = await checkTab('/invoice');
  const mark = await page.waitForSelector(`.doc-bad[title="${served.wrongIban}"]`);
  const box = await mark?.boundingBox();
  expect(box?.width).toBeGreaterThan(50);
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent);
  expect(heading).toMatch(/^1 of \d+ values needs a look$/);
  await page.close();
});

it('says what to do with a PDF on the disk', async () => {
  const page = await checkTab(pathToFileURL(await save('invoice.pdf', pdfFax())).href);
  await reads(page, /This document cannot be fetched\.\s*Drop its file here\./);
  await page.close();
});

it('reads Chinese text and draws a scan', async () => {
  const codes = Buffer.from('邮箱 anna@gmial.com', 'utf16le').swap16().toString('hex');
  const chinese = await open('chinese.pdf', pdfInCodes('UniGB-UCS2-H', 'GB1', codes));
  await chinese.waitForSelector('.doc-mark[title="anna@gmial.com"]');
  const fax = await open('fax.pdf', pdfFax());
  await until(async () => {
    const red = await fax.evaluate(() => {
      const drawn = document.querySelector<HTMLCanvasElement>('.doc-page canvas');
      const copy = document.createElement('canvas').getContext('2d');
      if (drawn) copy?.drawImage(drawn, -100, -100);
      return drawn && drawn.width > 300 ? copy?.getImageData(0, 0, 1, 1).data[0] : undefined;
    });
    expect(red).toBeLessThan(50);
  });
});

it('shows a message with the sentence that announces another account, and what page and data differ in', async () => {
  const { bytes } = await mailWithHybrid();
  const page = await open('a.eml', bytes);
  await reads(page, /Page and e-invoice data name different accounts/);
  await reads(page, /This message announces another account/);
  const marked = await page.waitForSelector('.doc-announces');
  expect(await marked?.evaluate(({ textContent }) => textContent)).toBe(ANNOUNCEMENT);
  await reads(page, new RegExp(SUBJECT));
  expect(
    await page.evaluate(() => document.querySelectorAll('.differs mark').length),
  ).toBeGreaterThan(1);
  await page.waitForSelector('.doc-mark.doc-bad');
});

it('says first that the code of an invoice pays another account than the one printed', async () => {
  const page = await open('invoice.pdf', codes.forged.bytes);
  await reads(page, /The code pays another account than the one printed/);
  const [payment] = codes.forged.paid;
  await page.waitForSelector(`.doc-code.doc-bad[title="${payment?.iban}"]`);
});

it('reads a PDF417 code, and a picture with a code', async () => {
  const invoice = await open('invoice.pdf', codes.right.bytes);
  await reads(invoice, /HUB3 code/);
  await reads(invoice, /No problems found in 1 value/);
  const picture = await open('code.png', codes.picture);
  await reads(picture, new RegExp(PAID.payee));
  await reads(picture, /1190\.50 EUR/);
});

it('lets no page of ours run WebAssembly, only the worker', async () => {
  const page = await world.ours('/documents.html');
  const compiled = await page.evaluate(() =>
    WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => 'compiled',
      (error: Error) => error.name,
    ),
  );
  expect(compiled).toBe('CompileError');
});

it('reads the IBAN of a scanned PDF after a press', async () => {
  const { pdf, scan } = await makeScanFiles();
  const page = await open('scan.pdf', pdf);
  await reads(page, /This PDF is a picture/);
  const button = await page.waitForSelector('.note .primary');
  expect(await button?.evaluate(({ textContent }) => textContent)).toBe(
    'Read the text in this PDF',
  );
  await button?.click();
  await page.waitForSelector(`.doc-mark[title="${scan.invoice.iban}"]`);
  await reads(page, /Read from a picture\. Some signs may be wrong\./);
});
