/** A supplier whose IBAN has changed, in documents in Firefox. */
import { rm } from 'node:fs/promises';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, it } from 'vitest';
import { paste, press, reads } from '../support/firefox-steps.ts';
import { testFirefox } from '../support/firefox-world.ts';
import { BY_NAME, SUPPLIERS, WARNING, writeInvoices } from './supplier-invoices.ts';

const world = testFirefox({});
let files: Awaited<ReturnType<typeof writeInvoices>>;

beforeAll(async () => {
  files = await writeInvoices();
  const page = await world.ours('/workbench.html');
  await page.bringToFront();
  await page.waitForSelector('.intake textarea');
  await paste(page, SUPPLIERS);
  await press(page, /^Check these values$/);
  await page.waitForSelector('[role="grid"]');
  await page.click('[aria-label="More"]');
  await press(page, /^These are my suppliers$/);
  await reads(page, /2 suppliers with an IBAN\./);
});
afterAll(() => rm(files.folder, { recursive: true }));

async function choose(page: Page, ...paths: readonly string[]): Promise<void> {
  const input = await page.waitForSelector('input[type="file"]');
  await (await input?.toElement('input'))?.uploadFile(...paths);
}

it.each([
  ['plain', WARNING],
  ['hybrid', WARNING],
  ['named', BY_NAME],
] as const)('is said in the document “%s”', async (name, warning) => {
  const page = await world.ours('/documents.html');
  await choose(page, files[name]);
  await reads(page, /1 of \d+ values needs a look/);
  await page.click('.rows .row-line');
  await reads(page, warning);
});

it('is said in a list of documents', async () => {
  const page = await world.ours('/workbench.html');
  await choose(page, files.same, files.plain, files.hybrid, files.forged, files.named);
  await reads(page, /4 need attention/);
  await reads(page, /The PDF shows a different IBAN from its e-invoice data/);
});
