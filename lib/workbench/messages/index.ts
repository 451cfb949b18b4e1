export * from './limits.ts';
export * from './schemas.ts';
export { LIST_MESSAGES } from './table.ts';
