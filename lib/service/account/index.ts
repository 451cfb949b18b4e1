export { type ApiSessionOpener, connectionChanged } from './api-session.ts';
export { isKeyFailure, type KeyAccount, type KeyStore } from './key-store.ts';
export type { RemainingCredits } from './remaining-credits.ts';
export { type AccountApi, createAccount } from './room.ts';
