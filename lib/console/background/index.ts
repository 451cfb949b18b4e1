export { createConsole } from './module.ts';
