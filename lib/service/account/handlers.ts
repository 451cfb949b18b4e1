import { fail, ok } from '../../domain/index.ts';
import type { MessageHandlers } from '../messaging/index.ts';
import type { ActiveWarnings } from './active-warnings.ts';
import type { Connect } from './connect.ts';
import type { KeyStore } from './key-store.ts';
import type { ManagedConnection } from './managed-connection.ts';
import type { StatsReader } from './stats.ts';
import type { UsageReader } from './usage.ts';

interface Dependencies {
  readonly key: KeyStore;
  readonly managedConnection: ManagedConnection;
  readonly connect: Connect;
  readonly usage: UsageReader;
  /** What is known of the account that is left. */
  readonly forgetUsage: () => Promise<void>;
  readonly activeWarnings: ActiveWarnings;
  readonly stats: StatsReader;
  /** The rules that open pages work by are others. */
  readonly onPageSettingsChanged: () => void;
}

/** The key, what its account has left, and how the API is. */
export function createAccountHandlers(parts: Dependencies) {
  const {
    key,
    managedConnection: adopt,
    connect,
    usage,
    forgetUsage,
    activeWarnings: cautions,
    stats,
    onPageSettingsChanged: onRules,
  } = parts;
  return {
    connection: async () => ok(await key.connection()),
    connect: async (request) => {
      const refused = await adopt.refusalFor(request);
      if (refused) return fail(refused);
      // Firefox may have been allowed to send it just now.
      await adopt.key();
      const outcome = await connect(request);
      onRules();
      return outcome;
    },
    forgetKey: async () => {
      if (await adopt.isKeyManaged()) return fail(adopt.keyManagedFailure());
      await key.forget();
      await forgetUsage();
      onRules();
      return ok(await key.connection());
    },
    usage: ({ refresh }) => usage(refresh),
    dismissWarning: async ({ id, level }) => {
      await cautions.dismiss(id, level);
      return ok({});
    },
    stats: ({ refresh }) => stats.all(refresh),
    health: ({ about }) => stats.one(about),
  } satisfies Partial<MessageHandlers>;
}
