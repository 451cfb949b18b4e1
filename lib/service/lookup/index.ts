export { queueRefused, withReceipt } from './failures.ts';
export { createLookup, type LookupApi } from './module.ts';
export type { TimedReply } from './pay-for.ts';
