/** Scans that end-to-end tests open. */
import { PDFDocument } from 'pdf-lib';
import { createRandom, type Random } from '../../accuracy/random.ts';
import { type MadeInvoice, makeInvoice } from '../make-invoice.ts';
import { makePdf } from '../make-pdf.ts';
import { drawScan, type Scan } from './make-scan.ts';

export interface ScanFiles {
  readonly scan: Scan;
  /** The scan as the two pages of a PDF. */
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** A page of text, an empty one, and the scan. */
  readonly mixed: Uint8Array<ArrayBuffer>;
}

const LOOK = { size: 10, dpi: 200, turn: 0.8, noise: 12, shadow: 60 };

/** A scan that is read well. */
export const scanOf = (invoice: MadeInvoice, random: Random): Scan =>
  drawScan(invoice, { ...LOOK, isBold: false, hasColumns: false }, random);

/** @param before a PDF whose pages come first */
export async function pdfOfScan(
  { bytes }: Scan,
  pages = 1,
  before?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await (before ? PDFDocument.load(before) : PDFDocument.create());
  const image = await file.embedJpg(bytes);
  for (let i = 0; i < pages; i += 1)
    file.addPage([432, 288]).drawImage(image, { x: 0, y: 0, width: 432, height: 288 });
  return new Uint8Array(await file.save());
}

export async function makeScanFiles(): Promise<ScanFiles> {
  const random = createRandom(5);
  const scan = scanOf(makeInvoice(random, null), random);
  const letter = await PDFDocument.load(
    await makePdf(makeInvoice(random, null), { layout: 'prose' }),
  );
  letter.addPage();
  return {
    scan,
    pdf: await pdfOfScan(scan, 2),
    mixed: await pdfOfScan(scan, 1, await letter.save()),
  };
}
