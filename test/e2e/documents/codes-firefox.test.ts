/** Payment codes in Firefox: on a PDF and in a picture. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CodeFiles, makeCodeFiles, PAID } from '../../invoices/codes/code-files.ts';
import { chooseFiles, reads } from '../support/firefox-steps.ts';
import { type FirefoxWorld, openFirefoxWorld } from '../support/firefox-world.ts';
import { testFolder } from '../support/test-folder.ts';

const save = testFolder();
let world: FirefoxWorld;
let files: CodeFiles;

beforeAll(async () => {
  files = await makeCodeFiles();
  world = await openFirefoxWorld({});
});
afterAll(() => world.close());

async function open(name: string, bytes: Uint8Array): Promise<Page> {
  const path = await save(name, bytes);
  const page = await world.ours('/documents.html');
  await chooseFiles(page, [path]);
  return page;
}

it('says first that the code of an invoice pays another account than the one printed', async () => {
  const page = await open('invoice.pdf', files.forged.bytes);
  await reads(page, /The code pays another account than the one printed/);
  const [payment] = files.forged.paid;
  await page.waitForSelector(`.doc-code.doc-bad[title="${payment?.iban}"]`);
});

it('reads a PDF417 code, and a picture with a code', async () => {
  const invoice = await open('invoice.pdf', files.right.bytes);
  await reads(invoice, /HUB3 code/);
  await reads(invoice, /No problems found in 1 value/);
  const picture = await open('code.png', files.picture);
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
