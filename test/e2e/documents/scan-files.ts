/** Scans that end-to-end tests open. */
import { PDFDocument } from 'pdf-lib';
import { createRandom } from '../../accuracy/random.ts';
import { makeInvoice } from '../../invoices/make-invoice.ts';
import { drawScan, type Scan } from '../../invoices/scans/make-scan.ts';

export interface ScanFiles {
  readonly scan: Scan;
  /** The scan as the two pages of a PDF. */
  readonly pdf: Uint8Array<ArrayBuffer>;
}

export async function makeScanFiles(): Promise<ScanFiles> {
  const random = createRandom(5);
  const look = { size: 10, dpi: 200, turn: 0.8, noise: 12, shadow: 60 };
  const scan = drawScan(
    makeInvoice(random, null),
    { ...look, isBold: false, hasColumns: false },
    random,
  );
  const file = await PDFDocument.create();
  const image = await file.embedJpg(scan.bytes);
  for (let i = 0; i < 2; i += 1)
    file.addPage([432, 288]).drawImage(image, { x: 0, y: 0, width: 432, height: 288 });
  return { scan, pdf: new Uint8Array(await file.save()) };
}
