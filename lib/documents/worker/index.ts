export {
  type ConnectWorker,
  createDocumentReader,
  type DocumentReader,
  READ_LIMITS,
} from './document-reader.ts';
export { serveDocuments } from './serve-documents.ts';
