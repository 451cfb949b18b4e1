export type { CodeDifference } from './codes/index.ts';
export { DocumentError, type DocumentProblem, documentProblemOf } from './document-error.ts';
export type {
  CheckedCode,
  CheckedDocument,
  DocumentValue,
} from './document-value.ts';
export { fetchDocument, fetchPicture } from './fetch-file.ts';
export type { Difference, InvoiceField } from './invoice/index.ts';
export { listDocuments, type Source, sourceOf } from './list-documents.ts';
export type { Mail } from './mail/index.ts';
export type { PageSize } from './open-document.ts';
export type { DrawnPage, PagePart, PageText, TextPlace } from './pdf/index.ts';
export type { DocumentReading } from './read-document.ts';
export type { ReadLine } from './scan/index.ts';
export {
  type ConnectWorker,
  createDocumentReader,
  createScanReader,
  type DocumentReader,
  type ScanReader,
  serveDocuments,
} from './worker/index.ts';
