export { queueRefused, withReceipt } from './failures.ts';
export type { TimedReply } from './pay-for.ts';
export { createLookup, type LookupApi } from './room.ts';
