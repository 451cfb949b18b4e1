export {
  type ConnectWorker,
  createDocumentReader,
  type DocumentReader,
} from './document-reader.ts';
export { serveDocuments } from './serve-documents.ts';
