export { createLists } from './room.ts';
