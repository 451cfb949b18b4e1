/** Payment codes in Chromium: on a PDF and in a picture. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../support/world.ts';
import { type CodeFiles, makeCodeFiles, PAID } from './code-files.ts';

let world: World;
let files: CodeFiles;

beforeAll(async () => {
  files = await makeCodeFiles();
  world = await openWorld();
});
afterAll(() => world.close());

async function open(name: string, mimeType: string, bytes: Uint8Array): Promise<Page> {
  const page = await world.browser.open(world.browser.pageUrl('documents.html'));
  const file = { name, mimeType, buffer: Buffer.from(bytes) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  return page;
}

it('says first that the code of an invoice pays another account than the one printed', async () => {
  const { printed, paid, bytes } = files.forged;
  const page = await open('invoice.pdf', 'application/pdf', bytes);
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
  const page = await open('invoice.pdf', 'application/pdf', files.right.bytes);
  await page.getByRole('region', { name: 'HUB3 code' }).waitFor();
  await page.getByRole('heading', { level: 1, name: 'No problems found in 1 value' }).waitFor();
});

it('reads a picture with a code, and says that its text was not read', async () => {
  const page = await open('code.png', 'image/png', files.picture);
  const code = page.getByRole('region', { name: 'GiroCode' });
  await code.getByText(PAID.payee).waitFor();
  await code.getByText('1190.50 EUR').waitFor();
  await page.getByText('The text of this picture was not read').waitFor();
  await page.locator('.doc-code').waitFor();
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
