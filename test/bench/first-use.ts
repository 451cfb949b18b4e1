/**
 * `npm run bench -- first [name…]`: what the first and the second file of a sort cost in the built extension, in
 * Chromium: the time until the first sentence and until all is read, and the most memory of an extension process.
 * Each sort has a new browser, so that the first use loads what it needs.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createRandom } from '../accuracy/random.ts';
import { launchChromium } from '../e2e/support/chromium.ts';
import { makeCodeFiles } from '../invoices/codes/code-files.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { makePdf } from '../invoices/make-pdf.ts';
import { pdfOfScan, scanOf } from '../invoices/scans/scan-files.ts';
import { cii } from '../invoices/xml.ts';
import { PAYMENT_FILE } from '../payments/journey-files.ts';
import { openFile, watchMemory } from './opened-file.ts';

interface Sort {
  readonly file: string;
  readonly page: string;
  readonly make: () => string | Uint8Array | Promise<string | Uint8Array>;
  /** What the person presses after the file is open, until it has its result. */
  readonly press?: (page: Page) => Promise<unknown>;
}

const invoice = () => makeInvoice(createRandom(7), null);

async function readPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Read the text/ }).click();
  await page.locator('.rows .row-line').first().waitFor();
}

const SORTS: Readonly<Record<string, Sort>> = {
  list: {
    file: 'a.csv',
    page: 'workbench.html',
    make: () => 'Email\nada@gmail.com\nbob@gmial.com',
  },
  'e-invoice': { file: 'a.xml', page: 'documents.html', make: () => cii(invoice()) },
  pdf: {
    file: 'a.pdf',
    page: 'documents.html',
    make: () => makePdf(invoice(), { layout: 'table' }),
  },
  code: {
    file: 'a.pdf',
    page: 'documents.html',
    make: async () => (await makeCodeFiles()).forged.bytes,
  },
  scan: {
    file: 'a.pdf',
    page: 'documents.html',
    make: () => pdfOfScan(scanOf(invoice(), createRandom(7))),
    press: readPicture,
  },
  payments: { file: 'a.xml', page: 'workbench.html', make: () => PAYMENT_FILE },
};

async function measureSort({ file, page: path, make, press }: Sort): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldmark-first-'));
  const profile = join(folder, 'profile');
  const browser = await launchChromium({ profile });
  try {
    await writeFile(join(folder, file), await make());
    for (const turn of ['first', 'second']) {
      const page = await browser.open(browser.pageUrl(path));
      await page.waitForLoadState('networkidle');
      const endMemory = watchMemory(profile);
      const { first, done } = await openFile(page, join(folder, file));
      const from = performance.now();
      await press?.(page);
      const pressed = press ? [performance.now() - from] : [];
      const figures = [first, done, ...pressed].map((ms) => `${ms.toFixed(0)} ms`.padStart(9));
      console.log(`  ${turn.padEnd(7)} ${figures.join(' ')}  ${endMemory().toFixed(0)} MB`);
      await page.close();
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(3);
console.log('first sentence | done | reading a picture | memory');
for (const [name, sort] of Object.entries(SORTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(name);
  await measureSort(sort);
}
