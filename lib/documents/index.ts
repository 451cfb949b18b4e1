export { type CheckedDocument, checkDocument, type DocumentValue } from './check-values.ts';
export { DocumentError, type DocumentProblem, MAX_FILE_BYTES } from './document-error.ts';
export { fetchDocument } from './fetch-file.ts';
export type { Difference, InvoiceField } from './invoice/index.ts';
export { type ListedDocument, tableOf } from './list-of-documents.ts';
export { isMail, openMail } from './mail.ts';
export { createPdfWorkers, drawPage, type PagePart, type TextPlace } from './pdf/index.ts';
export { type LoadedFile, type ReadDocument, type ReadPage, readDocument } from './read-file.ts';
