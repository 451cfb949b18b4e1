export * from './evidence.ts';
export * from './limits.ts';
export * from './schemas.ts';
export { LIST_MESSAGES } from './table.ts';
