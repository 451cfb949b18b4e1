export * from './schemas.ts';
export { CONSOLE_MESSAGES } from './table.ts';
