export { createConsole } from './room.ts';
