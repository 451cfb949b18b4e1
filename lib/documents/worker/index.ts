export {
  type ConnectWorker,
  createDocumentReader,
  type DocumentReader,
} from './document-reader.ts';
export { createScanReader, type ScanReader } from './scan-reader.ts';
export { serveDocuments } from './serve-documents.ts';
