export { type Block, blocksOf, type TextPlace, textPlacesOf } from './blocks.ts';
export {
  type DrawnPage,
  drawPage,
  type PagePart,
  type PageText,
  pixelsOfPage,
} from './draw-page.ts';
export type { PlacedText } from './lines.ts';
export {
  createPdfWorkers,
  MAX_PAGES,
  type OpenOptions,
  openPdf,
  type Pdf,
  type PdfPage,
  type PdfWorker,
  type PdfWorkers,
  type Surroundings,
} from './open-pdf.ts';
