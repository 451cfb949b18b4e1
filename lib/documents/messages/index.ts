export * from './limits.ts';
export { DOCUMENT_MESSAGES, type PlacedValue } from './table.ts';
