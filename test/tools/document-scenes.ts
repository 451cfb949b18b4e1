/** The documents page in its states, a list of documents, and what known suppliers say about them. */
import type { Page } from 'playwright-core';
import { createRandom } from '../accuracy/random.ts';
import { makeCodeFiles } from '../invoices/codes/code-files.ts';
import { pdfFax, pdfWithPassword } from '../invoices/hostile-files.ts';
import { type Fault, type MadeInvoice, makeInvoice } from '../invoices/make-invoice.ts';
import { makePdf } from '../invoices/make-pdf.ts';
import { makeScans } from '../invoices/scans/make-scan.ts';
import { pdfOfScan } from '../invoices/scans/scan-files.ts';
import { cii, fattura } from '../invoices/xml.ts';
import { PATIENCE } from '../patience.ts';
import { PAYMENT_FILE, STATEMENTS } from '../payments/journey-files.ts';
import { ourPage, rowsChecked, type Scene } from './scene.ts';

const SIZE = { width: 1100, height: 760 };
const invoiceWith = (fault: Fault | null) => makeInvoice(createRandom(7), fault);

interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function pdf(name: string, invoice: MadeInvoice, hasData: boolean): Promise<NamedFile> {
  const attachment = ['factur-x.xml', cii(invoice)] as const;
  const data = hasData ? { attachment } : {};
  return { name, bytes: await makePdf(invoice, { layout: 'table', ...data }) };
}

async function choose(page: Page, files: readonly NamedFile[]): Promise<void> {
  const chosen = files.map(({ name, bytes }) => ({
    name,
    mimeType: '',
    buffer: Buffer.from(bytes),
  }));
  // When its language has come, the page starts anew.
  await page.waitForLoadState('networkidle');
  await page.locator('input[type="file"]').first().setInputFiles(chosen);
}

/** Files are chosen again in each language. */
const chosen = (name: string, path: string, run: (page: Page) => Promise<unknown>): Scene => {
  const open = ourPage(path, run);
  return { name, size: SIZE, canZoom: true, open, again: open };
};

const documents = (
  name: string,
  files: () => readonly NamedFile[] | Promise<readonly NamedFile[]>,
  ready: (page: Page) => Promise<unknown>,
): Scene =>
  chosen(`documents-${name}`, 'documents.html', async (page) => {
    await choose(page, await files());
    await ready(page);
  });
/** A page of the document is drawn only when it is near: with large text it is below the list of values. */
async function marked(page: Page): Promise<void> {
  await page.locator('.doc-page').first().scrollIntoViewIfNeeded();
  await page.locator('.doc-mark').first().waitFor();
}
const openFirst = async (page: Page) => {
  await marked(page);
  await page.locator('.rows .row-line').first().click();
};

const SIGNED_HEAD = '308006092a864886f70d010702a0803080020101310030800609'.concat(
  '2a864886f70d010701a080',
);
/** An invoice as certified mail brings it. */
function signedInvoice(): NamedFile {
  const xml = Buffer.from(fattura(invoiceWith(null)));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(xml.length);
  const octets = Buffer.concat([Buffer.from('0484', 'hex'), length, xml]);
  const ends = Buffer.alloc(12);
  const bytes = Buffer.concat([Buffer.from(SIGNED_HEAD, 'hex'), octets, ends]);
  return { name: 'IT01234567890_00001.xml.p7m', bytes };
}

const many = async (): Promise<readonly NamedFile[]> => [
  await pdf('Weberei am Kanal 07.pdf', invoiceWith(null), true),
  await pdf('Dockside Dyers 2026-07.pdf', invoiceWith('other-iban'), true),
  await pdf('Filature du Port.pdf', invoiceWith('iban'), false),
  signedInvoice(),
  { name: 'Scan.pdf', bytes: pdfFax() },
  { name: 'Locked.pdf', bytes: pdfWithPassword('right') },
  { name: 'Payments.csv', bytes: Buffer.from('IBAN\nDE89370400440532013000') },
];

/** A scan of which not everything can be read surely. */
async function blurredScan(): Promise<Uint8Array> {
  const scan = makeScans(1, 23)[0];
  if (!scan) throw new Error('no scan');
  return pdfOfScan(scan);
}

export const DOCUMENT_SCENES: readonly Scene[] = [
  {
    name: 'documents-start',
    size: SIZE,
    canZoom: true,
    open: ourPage('documents.html', (page) => page.locator('.intake-drop h1').waitFor()),
  },
  documents(
    'shown',
    async () => [await pdf('Invoice 2026-07.pdf', invoiceWith('other-iban'), true)],
    marked,
  ),
  documents(
    'wrong',
    async () => [await pdf('Invoice 2026-07.pdf', invoiceWith('iban'), false)],
    openFirst,
  ),
  documents(
    'picture',
    () => [{ name: 'Scan.pdf', bytes: pdfFax() }],
    (page) => page.locator('.doc h1').waitFor(),
  ),
  documents(
    'code',
    async () => [{ name: 'Invoice 17.pdf', bytes: (await makeCodeFiles()).forged.bytes }],
    async (page) => {
      await page.locator('.doc-codes').first().waitFor();
      await marked(page);
    },
  ),
  documents(
    'scanned',
    async () => [{ name: 'Scan 17.pdf', bytes: await blurredScan() }],
    async (page) => {
      await page.locator('.note-caution button').click();
      await page.locator('.doc-side .rows').waitFor({ timeout: PATIENCE });
    },
  ),
  documents(
    'locked',
    () => [{ name: 'Locked.pdf', bytes: pdfWithPassword('right') }],
    (page) => page.locator('.doc-password').waitFor(),
  ),
  documents(
    'signed',
    () => [signedInvoice()],
    (page) => page.locator('.doc h1').waitFor(),
  ),
  documents(
    'refused',
    () => [{ name: 'letter.doc', bytes: Buffer.from('Hello') }],
    (page) => page.getByRole('alert').waitFor(),
  ),
  chosen('workbench-payments', 'workbench.html', async (page) => {
    await choose(page, [{ name: 'Payments.xml', bytes: Buffer.from(PAYMENT_FILE) }]);
    await rowsChecked(page);
  }),
  chosen('workbench-statements', 'workbench.html', async (page) => {
    const statements = Object.entries(STATEMENTS);
    await choose(
      page,
      statements.map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
    );
    await rowsChecked(page);
  }),
  chosen('documents-listed', 'workbench.html', async (page) => {
    await choose(page, await many());
    await rowsChecked(page);
  }),
];
