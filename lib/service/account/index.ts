export { type ApiSession, type ApiSessionOpener, connectionChanged } from './api-session.ts';
export type { KeyAccount, KeyStore } from './key-store.ts';
export type { RemainingCredits } from './remaining-credits.ts';
export { type AccountApi, createAccount } from './room.ts';
