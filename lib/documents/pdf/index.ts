export { type Block, blocksOf, type TextPlace, textPlacesOf } from './blocks.ts';
export { drawPage, type PagePart } from './draw-page.ts';
export {
  createPdfWorkers,
  MAX_PAGES,
  type OpenOptions,
  openPdf,
  type Pdf,
  type PdfPage,
  type PdfWorkers,
} from './open-pdf.ts';
