export { type ApiSessionOpener, connectionChanged } from './api-session.ts';
export type { KeyAccount, KeyStore } from './key-store.ts';
export { type AccountApi, createAccount } from './module.ts';
export type { RemainingCredits } from './usage.ts';
