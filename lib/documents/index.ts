export { type CheckedDocument, checkDocument, type DocumentValue } from './check-values.ts';
export { DocumentError, type DocumentProblem, documentProblemOf } from './document-error.ts';
export { fetchDocument } from './fetch-file.ts';
export { type Difference, type InvoiceField, inGroups } from './invoice/index.ts';
export { listDocuments, type Source, sourceOf } from './list-documents.ts';
export { createPdfWorkers, drawPage, type PagePart, type TextPlace } from './pdf/index.ts';
export { type LoadedFile, type ReadDocument, type ReadPage, readDocument } from './read-file.ts';
