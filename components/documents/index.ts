export { DocumentsPage } from './DocumentsPage.tsx';
export { documentReader } from './document-reader.ts';
