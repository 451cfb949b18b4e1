export { type CheckedDocument, checkDocument, type DocumentValue } from './check-values.ts';
export { DocumentError, type DocumentProblem, MAX_FILE_BYTES } from './document-error.ts';
export { fetchDocument } from './fetch-file.ts';
export type { Difference, InvoiceField } from './invoice/index.ts';
export { drawPage, type PagePart, startPdfWorker, type TextPlace } from './pdf/index.ts';
export { type ReadDocument, type ReadPage, readDocument } from './read-file.ts';
