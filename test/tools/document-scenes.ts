/** The documents page: at its start, and with a PDF that shows a different IBAN from its data. */
import { createRandom } from '../accuracy/random.ts';
import { makeInvoice } from '../invoices/make-invoice.ts';
import { makePdf } from '../invoices/make-pdf.ts';
import { cii } from '../invoices/xml.ts';
import { ourPage, type Scene } from './scene.ts';

const SIZE = { width: 1100, height: 760 };

export const DOCUMENT_SCENES: readonly Scene[] = [
  {
    name: 'documents-start',
    size: SIZE,
    canZoom: true,
    open: ourPage('documents.html', (page) => page.locator('.doc-intake h1').waitFor()),
  },
  {
    name: 'documents-shown',
    size: SIZE,
    canZoom: true,
    open: ourPage('documents.html', async (page) => {
      const invoice = makeInvoice(createRandom(7), 'other-iban');
      const attachment = ['factur-x.xml', cii(invoice)] as const;
      const buffer = Buffer.from(await makePdf(invoice, { layout: 'table', attachment }));
      const file = { name: 'Invoice 2026-07.pdf', mimeType: 'application/pdf', buffer };
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.locator('.doc-mark').first().waitFor();
    }),
  },
];
