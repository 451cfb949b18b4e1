export { type ConsoleApi, createConsole } from './room.ts';
