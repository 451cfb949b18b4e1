/** Payment codes in Chromium: on a PDF and in a picture. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoAnswer } from '../../demo/server.ts';
import { type CodeFiles, makeCodeFiles, PAID } from '../../invoices/codes/code-files.ts';
import { openDocument } from '../support/open-document.ts';
import { chooseMenuItem, openWorld, type World } from '../support/world.ts';

let world: World;
let files: CodeFiles;

beforeAll(async () => {
  files = await makeCodeFiles();
  world = await openWorld({ answer });
});
afterAll(() => world.close());

/** The cookies of each request for the picture. */
const cookies: string[] = [];
const answer: DemoAnswer = async ({ url, headers }, response) => {
  const { pathname } = new URL(url ?? '/', 'http://127.0.0.1');
  if (pathname === '/shop') {
    response.setHeader('set-cookie', 'session=open; SameSite=Lax');
    response.setHeader('content-type', 'text/html');
    response.end('<title>Shop</title><img src="/code.png" alt="">');
    return true;
  }
  if (pathname !== '/code.png') return false;
  cookies.push(headers.cookie ?? '');
  response.setHeader('content-type', 'image/png');
  response.setHeader('cache-control', 'no-store');
  response.end(files.picture);
  return true;
};

/** Chooses the menu's entry for a picture of the shop. */
async function chooseInMenu(address: (shop: Page) => string | Promise<string>): Promise<Page> {
  const shop = await world.browser.open(`${world.demo.url}/shop`);
  const srcUrl = await address(shop);
  const opened = world.browser.context.waitForEvent('page');
  cookies.length = 0;
  await chooseMenuItem(world, shop, { menuItemId: 'check-picture', srcUrl });
  return opened;
}

it('says first that the code of an invoice pays another account than the one printed', async () => {
  const { printed, paid, bytes } = files.forged;
  const page = await openDocument(world.browser, 'invoice.pdf', bytes);
  const heading = 'The code pays another account than the one printed';
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  const code = page.getByRole('region', { name: 'GiroCode' });
  expect(await code.textContent()).toContain(printed.payee);
  const [payment] = paid;
  await page
    .locator('.doc-code.doc-bad')
    .and(page.getByTitle(payment?.iban ?? ''))
    .click();
  const detail = page.getByRole('article');
  await detail.getByText(heading).waitFor();
  expect(await detail.locator('.primary').count()).toBe(0);
  expect(await world.spent()).toBe(0);
});

it('reads the PDF417 code of an invoice, and says that nothing is wrong', async () => {
  const page = await openDocument(world.browser, 'invoice.pdf', files.right.bytes);
  await page.getByRole('region', { name: 'HUB3 code' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'No problems found in 1 value' }).waitFor();
});

it('reads a picture with a code, and offers to read its text', async () => {
  const page = await openDocument(world.browser, 'code.png', files.picture, 'image/png');
  const code = page.getByRole('region', { name: 'GiroCode' });
  await code.getByText(PAID.payee).waitFor();
  await code.getByText('1190.50 EUR').waitFor();
  await page.getByRole('button', { name: 'Read the text in this picture' }).waitFor();
  await page.locator('.doc-code').waitFor();
});

it('reads the picture of a page from the menu of the browser, as the page has it', async () => {
  const page = await chooseInMenu(() => `${world.demo.url}/code.png`);
  await page.getByRole('region', { name: 'GiroCode' }).getByText(PAID.payee).waitFor();
  await page.getByText('code.png').waitFor();
  expect(cookies).toEqual([expect.stringContaining('session=open')]);
});

it('reads a picture of another site without its cookies', async () => {
  const other = world.demo.url.replace('127.0.0.1', 'localhost');
  await (await world.browser.open(`${other}/shop`)).close();
  const page = await chooseInMenu(() => `${other}/code.png`);
  await page.getByRole('region', { name: 'GiroCode' }).getByText(PAID.payee).waitFor();
  expect(new Set(cookies)).toEqual(new Set(['']));
});

it('reads a picture that only its page has', async () => {
  const page = await chooseInMenu((shop) =>
    shop.evaluate(async () => URL.createObjectURL(await (await fetch('/code.png')).blob())),
  );
  await page.getByRole('region', { name: 'GiroCode' }).getByText(PAID.payee).waitFor();
});

it('says what to do with a picture that is gone', async () => {
  const page = await chooseInMenu(() => 'blob:http://127.0.0.1/none');
  await page.getByRole('alert').getByText('This document cannot be fetched.').waitFor();
  await page
    .getByRole('alert')
    .getByText(/Drop its file here/)
    .waitFor();
});

it('lets no page of ours run WebAssembly, only the worker', async () => {
  const page = await world.browser.open(world.browser.pageUrl('documents.html'));
  const compiled = await page.evaluate(() =>
    WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => 'compiled',
      (error: Error) => error.name,
    ),
  );
  expect(compiled).toBe('CompileError');
});
