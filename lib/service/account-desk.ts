import type { Outcome } from '../failure.ts';
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

const done = <T>(value: T): Outcome<T> => ({ ok: true, value });

/** The key, what its account has left, and how the API is. */
export function createAccountDesk(parts: Parts) {
  const { key, adopt, connect, usage, forgetUsage, cautions, stats, onRules } = parts;
  return {
    connection: async () => done(await key.connection()),
    connect: async (request) => {
      const refused = await adopt.refusal(request);
      if (refused) return { ok: false, failure: refused };
      // Firefox may have been allowed to send it just now.
      await adopt.key();
      const outcome = await connect(request);
      onRules();
      return outcome;
    },
    forgetKey: async () => {
      if (await adopt.holdsKey()) return { ok: false, failure: adopt.keyIsSet() };
      await key.forget();
      await forgetUsage();
      onRules();
      return done(await key.connection());
    },
    usage: ({ refresh }) => usage(refresh),
    dismissWarning: async ({ id, level }) => {
      await cautions.dismiss(id, level);
      return done({});
    },
    stats: ({ refresh }) => stats.all(refresh),
    health: ({ about }) => stats.one(about),
  } satisfies Partial<Handlers>;
}
