export * from './limits.ts';
export * from './payments.ts';
export * from './schemas.ts';
export { LIST_MESSAGES } from './table.ts';
