/**
 * Statements, the known suppliers that they give, then an invoice with another account and the payment file that pays
 * it: the same in both browsers.
 */
import { expect } from 'vitest';
import { createRandom } from '../../accuracy/random.ts';
import { pdfOfScan, scanOf } from '../../invoices/scans/scan-files.ts';
import { INVOICE, MADE_INVOICE, PAYMENT_FILE, STATEMENTS } from '../../payments/journey-files.ts';
import type { Surface } from '../support/surface.ts';
import type { Save } from '../support/test-folder.ts';

/** Opens a page of ours, and chooses files there. */
type Open = (page: 'workbench' | 'documents', ...paths: readonly string[]) => Promise<Surface>;

export const saveJourney = async (save: Save) => ({
  statements: await Promise.all(Object.entries(STATEMENTS).map(([name, text]) => save(name, text))),
  invoice: await save('invoice.xml', INVOICE),
  scan: await save('scan.pdf', await pdfOfScan(scanOf(MADE_INVOICE, createRandom(5)))),
  order: await save('payments.xml', PAYMENT_FILE),
});

export type JourneyFiles = Awaited<ReturnType<typeof saveJourney>>;

/** The accounts that the statements paid become known suppliers. */
export async function knowSuppliers(files: JourneyFiles, open: Open): Promise<Surface> {
  const page = await open('workbench', ...files.statements);
  await page.reads(/january\.xml and 1 more/);
  await page.reads(/5 rows, and none needs a look/);
  await page.press({
    role: 'button',
    name: /^Use the 3 accounts that you paid in 2026 as known suppliers$/,
  });
  await page.reads(/3 suppliers with an IBAN\./);
  const text = await page.text();
  for (const words of ['Accounts paid in 2026', 'Alder Papier GmbH', '2026-02-11'])
    expect(text).toContain(words);
  return page;
}

/** The first sentence of an invoice with another account is about that. */
export async function openInvoice(files: JourneyFiles, open: Open): Promise<void> {
  const page = await open('documents', files.invoice);
  await page.reads(/Another account than the one you know/);
  await page.reads(/Accounts paid in 2026/);
}

/** A scan says so too, after its text was read. */
export async function openScan(files: JourneyFiles, open: Open): Promise<void> {
  const page = await open('documents', files.scan);
  await page.press({ role: 'button', name: /^Read the text in this PDF/ });
  await page.reads(
    /scan\.pdf\s+Another account than the one you know.*for this name\s+AT611904300234573201/s,
  );
}

/** The payment file says first what is wrong with it. */
export async function openOrder(files: JourneyFiles, open: Open): Promise<Surface> {
  const page = await open('workbench', files.order);
  await page.reads(/1 payment goes to another account than the one you know\./);
  const text = await page.text();
  const inOrder = [
    '1 payment goes to another account',
    'The file says 3 payments of 2,120.21, it has 4 of 2,550.42.',
    'Correct it in the program that made “payments.xml”, then export the file again.',
    'Another account than the one you know. In “Accounts paid in 2026”',
    'Same account, amount and reference as row 3: paid twice?',
  ].map((words) => text.indexOf(words));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  return page;
}
