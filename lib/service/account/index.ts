export { type ApiSession, type ApiSessionOpener, connectionChanged } from './api-session.ts';
export type { KeyAccount, KeyStore } from './key-store.ts';
export { type AccountApi, createAccount } from './room.ts';
export type { RemainingCredits } from './usage.ts';
