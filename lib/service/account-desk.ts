import { fail, ok } from '../failure.ts';
import type { Adopt } from './adopt.ts';
import type { Cautions } from './cautions.ts';
import type { Connect } from './connect.ts';
import type { KeyStore } from './key.ts';
import type { Handlers } from './router.ts';
import type { AskStats } from './stats.ts';
import type { AskUsage } from './usage.ts';

interface Parts {
  readonly key: KeyStore;
  readonly adopt: Adopt;
  readonly connect: Connect;
  readonly usage: AskUsage;
  /** What is known of the account that is left. */
  readonly forgetUsage: () => Promise<void>;
  readonly cautions: Cautions;
  readonly stats: AskStats;
  /** The rules that open pages work by are others. */
  readonly onRules: () => void;
}

/** The key, what its account has left, and how the API is. */
export function createAccountDesk(parts: Parts) {
  const { key, adopt, connect, usage, forgetUsage, cautions, stats, onRules } = parts;
  return {
    connection: async () => ok(await key.connection()),
    connect: async (request) => {
      const refused = await adopt.refusal(request);
      if (refused) return fail(refused);
      // Firefox may have been allowed to send it just now.
      await adopt.key();
      const outcome = await connect(request);
      onRules();
      return outcome;
    },
    forgetKey: async () => {
      if (await adopt.holdsKey()) return fail(adopt.keyIsSet());
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
  } satisfies Partial<Handlers>;
}
