import { z } from 'zod';
import type { Failure, FailureKind, Outcome } from '../../domain/index.ts';
import { type Connection, failureSchema } from '../../extension/schemas/index.ts';
import type { Badge, Platform } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';

/**
 * The connection: base URL and key. `disk`: in extension-origin IndexedDB. `session`: the key in
 * `storage.session` (memory of the browser, never written to disk), the base URL alone on disk.
 * `read` is for api/client in this background and for nothing else.
 */
const storedSchema = z.object({
  baseUrl: z.string(),
  keep: z.enum(['disk', 'session']).catch('disk'),
  key: z.string().min(1).nullable().catch(null),
});
const sessionSchema = z.object({ origin: z.string(), key: z.string().min(1) });
const NOT_CONNECTED = { baseUrl: '', keep: 'disk', key: null } as const;
const SESSION_KEY = 'fieldmark.key';

/** Failures that speak of the key itself: it is wrong, switched off or out of date. */
const KEY_FAILURES: ReadonlySet<FailureKind> = new Set([
  'invalid-key',
  'inactive-key',
  'expired-key',
]);
/** Failures worth telling wherever the connection is shown. */
const TROUBLE_FAILURES: ReadonlySet<FailureKind> = new Set([
  ...KEY_FAILURES,
  'unauthorized',
  'rate-limited',
  'payment-required',
  'forbidden',
]);

export const isKeyFailure = (failure: Failure): boolean => KEY_FAILURES.has(failure.kind);

export const originOfUrl = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** At most four characters and never more than a third of the key, so that it stays a secret. */
export const keyEnding = (key: string): string => {
  const shown = Math.min(4, Math.floor(key.length / 3));
  return shown === 0 ? '' : key.slice(-shown);
};

export interface ConnectionSecret {
  readonly baseUrl: string;
  readonly key: string;
  readonly keep: 'disk' | 'session';
}

/** Base URL and key as they belong together, read in one go: a key never meets another's address. */
export interface KeyAccount {
  readonly baseUrl: string;
  readonly origin: string;
  readonly key: string;
  /** Changes whenever the key or the address does; says whether an answer is still this account's. */
  readonly epoch: number;
}

export type KeyStore = ReturnType<typeof createKeyStore>;

export function createKeyStore(db: Db, platform: Pick<Platform, 'session'>, badge: Badge) {
  const stored = async () =>
    (await db.read('connection', 'connection', storedSchema)) ?? NOT_CONNECTED;
  /** Calls under way die with the worker, so memory is enough to tell them apart. */
  let turn = 0;

  async function account(): Promise<KeyAccount | null> {
    const before = turn;
    const { baseUrl, keep, key: onDisk } = await stored();
    const origin = originOfUrl(baseUrl);
    let key = onDisk;
    if (keep === 'session') {
      const held = sessionSchema.safeParse(await platform.session.get(SESSION_KEY));
      key = held.success && held.data.origin === origin ? held.data.key : null;
    }
    return key === null ? null : { baseUrl, origin, key, epoch: before };
  }

  const read = async (): Promise<string | null> => (await account())?.key ?? null;

  async function trouble(): Promise<Failure | undefined> {
    return db.read('connection', 'trouble', failureSchema);
  }

  async function setTrouble(failure: Failure | null): Promise<void> {
    if (!failure) await db.remove('connection', 'trouble');
    else await db.write('connection', 'trouble', failure);
    // A passing rate limit is no reason to call for the person.
    const alarming = failure !== null && failure.kind !== 'rate-limited';
    await badge('trouble', alarming);
  }

  return {
    account,
    /** The present account's turn (see `Account`). */
    epoch: (): number => turn,
    read,
    trouble,
    /** Origin the key belongs to; part of every cache key, so that answers of another API never mix. */
    origin: async () => originOfUrl((await stored()).baseUrl),
    keep: async (): Promise<ConnectionSecret['keep']> => (await stored()).keep,

    async save(secret: ConnectionSecret): Promise<void> {
      const { baseUrl, key, keep } = secret;
      const before = await account();
      const isOther = before?.key !== key || before.baseUrl !== baseUrl;
      // Before and after: whoever reads in between has neither the old account's turn nor the new one's.
      if (isOther) turn += 1;
      try {
        if (keep === 'session') {
          await platform.session.set(SESSION_KEY, { origin: originOfUrl(baseUrl), key });
          await db.write('connection', 'connection', { baseUrl, keep, key: null });
        } else {
          await db.write('connection', 'connection', { baseUrl, keep, key });
          await platform.session.remove(SESSION_KEY);
        }
      } finally {
        if (isOther) turn += 1;
      }
    },

    /** Forgets the key; keeps `baseUrl`, or the one that was set. */
    async forget(baseUrl?: string): Promise<void> {
      try {
        const before = await stored();
        await platform.session.remove(SESSION_KEY);
        await db.write('connection', 'connection', {
          baseUrl: baseUrl ?? before.baseUrl,
          keep: before.keep,
          key: null,
        });
      } finally {
        turn += 1;
      }
      await setTrouble(null);
    },

    setTrouble,

    /** At start-up: the browser forgets badges when it closes. */
    async restoreBadge(): Promise<void> {
      const told = await trouble();
      if (told) await setTrouble(told);
    },

    /**
     * Remembers what a call said of the key: an answer clears the trouble, a refusal sets it. What
     * was asked with another key than the present one says nothing of this.
     */
    async updateTrouble(outcome: Outcome<unknown>, asked: number): Promise<void> {
      if (asked !== turn) return;
      if (outcome.ok) {
        if (await trouble()) await setTrouble(null);
      } else if (TROUBLE_FAILURES.has(outcome.failure.kind)) {
        // The raw body and the server's words stay out: only what is shown beside the key is kept.
        const { raw: _raw, detail: _detail, ...shown } = outcome.failure;
        await setTrouble(shown);
      }
    },

    /** A key is set and nothing is known to be wrong with it. */
    async isUsable(): Promise<boolean> {
      const told = await trouble();
      return (await read()) !== null && !(told && isKeyFailure(told));
    },

    async connection(): Promise<Connection> {
      const [{ baseUrl, keep }, key, told] = await Promise.all([stored(), read(), trouble()]);
      return {
        baseUrl,
        key: key === null ? { set: false } : { set: true, endsIn: keyEnding(key), keep },
        ...(told ? { trouble: told } : {}),
      };
    },
  };
}
