/** Scans that end-to-end tests open. */
import { PDFDocument } from 'pdf-lib';
import { createRandom, type Random } from '../../accuracy/random.ts';
import { type MadeInvoice, makeInvoice } from '../../invoices/make-invoice.ts';
import { drawScan, type Scan } from '../../invoices/scans/make-scan.ts';

export interface ScanFiles {
  readonly scan: Scan;
  /** The scan as the two pages of a PDF. */
  readonly pdf: Uint8Array<ArrayBuffer>;
}

const LOOK = { size: 10, dpi: 200, turn: 0.8, noise: 12, shadow: 60 };

/** A scan that is read well. */
export const scanOf = (invoice: MadeInvoice, random: Random): Scan =>
  drawScan(invoice, { ...LOOK, isBold: false, hasColumns: false }, random);

export async function pdfOfScan({ bytes }: Scan, pages = 1): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create();
  const image = await file.embedJpg(bytes);
  for (let i = 0; i < pages; i += 1)
    file.addPage([432, 288]).drawImage(image, { x: 0, y: 0, width: 432, height: 288 });
  return new Uint8Array(await file.save());
}

export async function makeScanFiles(): Promise<ScanFiles> {
  const random = createRandom(5);
  const scan = scanOf(makeInvoice(random, null), random);
  return { scan, pdf: await pdfOfScan(scan, 2) };
}
