export { createActiveWarnings } from './active-warnings.ts';
export {
  type ApiSession,
  type ApiSessionOpener,
  connectionChanged,
  createApiSessionOpener,
} from './api-session.ts';
export { createConnect } from './connect.ts';
export { createAccountHandlers } from './handlers.ts';
export { createKeyStore, isKeyFailure, type KeyAccount, type KeyStore } from './key-store.ts';
export { createManagedConnection } from './managed-connection.ts';
export { createRemainingCredits, type RemainingCredits } from './remaining-credits.ts';
export { createStatsReader } from './stats.ts';
export { createUsageReader, createUsageStore } from './usage.ts';
