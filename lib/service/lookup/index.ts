export { createLookup, type LookupApi } from './room.ts';
