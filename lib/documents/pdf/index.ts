export { type Block, blocksOf, type TextPlace, textPlacesOf } from './blocks.ts';
export { drawPage, type PagePart } from './draw-page.ts';
export {
  MAX_PAGES,
  type OpenOptions,
  openPdf,
  type Pdf,
  type PdfPage,
} from './open-pdf.ts';
export { createPdfWorkers, type PdfWorkers } from './workers.ts';
