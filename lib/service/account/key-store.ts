import { z } from 'zod';
import type { Outcome, Phrase } from '../../domain/index.ts';
import type { Connection } from '../../extension/schemas/index.ts';
import { createMutex, type Platform } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';
import type { Trouble } from './trouble.ts';

const saltSchema = z.object({
  /** Random, hex, so that an account has a different id in every installation. */
  salt: z.string().min(1),
});

const SALT_BYTES = 32;
/** Hex digits of an id: 128 bits. */
const ID_LENGTH = 32;

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function digestOf(salt: string, baseUrl: string, key: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const signer = await crypto.subtle.importKey('raw', encoder.encode(salt), algorithm, false, [
    'sign',
  ]);
  const signed = await crypto.subtle.sign('HMAC', signer, encoder.encode(`${baseUrl}\n${key}`));
  return hex(new Uint8Array(signed)).slice(0, ID_LENGTH);
}

/**
 * Returns ids of accounts (base URL and key) that do not reveal the key. An id never leaves the background.
 */
export function createAccountIds(db: Db) {
  const runExclusive = createMutex();

  async function salt(): Promise<string> {
    const stored = await db.read('connection', 'accounts', saltSchema);
    if (stored) return stored.salt;
    const created = hex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
    await db.write('connection', 'accounts', { salt: created });
    return created;
  }

  return async ({ baseUrl, key }: Readonly<Record<'baseUrl' | 'key', string>>): Promise<string> =>
    digestOf(await runExclusive(salt), baseUrl, key);
}

/**
 * The connection: base URL and key. `disk`: in extension-origin IndexedDB. `session`: the key in
 * `storage.session` (memory of the browser, never written to disk), the base URL alone on disk.
 * Only api/client in the background may use `read`.
 */
const storedSchema = z.object({
  baseUrl: z.string(),
  keep: z.enum(['disk', 'session']).catch('disk'),
  key: z.string().min(1).nullable().catch(null),
  /** The id of the account that was connected last. */
  account: z.string().catch(''),
});
const sessionSchema = z.object({ origin: z.string(), key: z.string().min(1) });
const NOT_CONNECTED = { baseUrl: '', keep: 'disk', key: null, account: '' } as const;
const SESSION_KEY = 'fieldmark.key';

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

/** Base URL and key, read together, so that a key is never sent to another key's address. */
export interface KeyAccount {
  readonly baseUrl: string;
  readonly origin: string;
  readonly key: string;
  /** Names the account without revealing the key (see `createAccountIds`). */
  readonly id: string;
  /**
   * Changes whenever the key or the address changes. An answer whose call had another epoch belongs to
   * another account.
   */
  readonly epoch: number;
}

export type KeyStore = ReturnType<typeof createKeyStore>;

export function createKeyStore(db: Db, platform: Pick<Platform, 'session'>, trouble: Trouble) {
  const stored = async () =>
    (await db.read('connection', 'connection', storedSchema)) ?? NOT_CONNECTED;
  const accountIdOf = createAccountIds(db);
  /** In memory only, because running calls end with the worker. */
  let epoch = 0;

  async function secret() {
    const { baseUrl, keep, key: onDisk } = await stored();
    const origin = originOfUrl(baseUrl);
    if (keep !== 'session') return { baseUrl, origin, key: onDisk };
    const inSession = sessionSchema.safeParse(await platform.session.get(SESSION_KEY));
    const key = inSession.success && inSession.data.origin === origin ? inSession.data.key : null;
    return { baseUrl, origin, key };
  }

  async function account(): Promise<KeyAccount | null> {
    const before = epoch;
    const { baseUrl, origin, key } = await secret();
    if (key === null) return null;
    return { baseUrl, origin, key, id: await accountIdOf({ baseUrl, key }), epoch: before };
  }

  /** Does not compute the account's id, because every message waits for this. */
  const read = async (): Promise<string | null> => (await secret()).key;

  return {
    account,
    /** The current account's epoch (see `KeyAccount`). */
    epoch: (): number => epoch,
    read,
    trouble: trouble.current,
    refuses: trouble.refuses,
    setTrouble: trouble.set,
    restoreBadge: trouble.restoreBadge,
    /** The account whose stored answers are shown: the connected one, or the last one. */
    async accountId(): Promise<string> {
      const connected = await account();
      if (connected) return connected.id;
      return (await stored()).account;
    },
    /** Origin that the key belongs to. */
    origin: async () => originOfUrl((await stored()).baseUrl),
    keep: async (): Promise<ConnectionSecret['keep']> => (await stored()).keep,

    async save(secret: ConnectionSecret): Promise<void> {
      const { baseUrl, key, keep } = secret;
      const before = await account();
      const isOther = before?.key !== key || before.baseUrl !== baseUrl;
      const id = await accountIdOf({ baseUrl, key });
      // Raised before and after the write, so that a read in between matches neither account.
      if (isOther) epoch += 1;
      try {
        if (keep === 'session') {
          await platform.session.set(SESSION_KEY, { origin: originOfUrl(baseUrl), key });
          await db.write('connection', 'connection', {
            baseUrl,
            keep,
            key: null,
            account: id,
          });
        } else {
          await db.write('connection', 'connection', { baseUrl, keep, key, account: id });
          await platform.session.remove(SESSION_KEY);
        }
      } finally {
        if (isOther) epoch += 1;
      }
    },

    /** Forgets the key. Keeps the stored base URL, or saves `baseUrl`. */
    async forget(baseUrl?: string): Promise<void> {
      try {
        const [before, last] = await Promise.all([stored(), account()]);
        const isSame = baseUrl === undefined || baseUrl === before.baseUrl;
        await platform.session.remove(SESSION_KEY);
        await db.write('connection', 'connection', {
          baseUrl: baseUrl ?? before.baseUrl,
          keep: before.keep,
          key: null,
          account: isSame ? (last?.id ?? before.account) : '',
        });
      } finally {
        epoch += 1;
      }
      await trouble.set(null);
    },

    /** Records what a call's outcome says, unless it was made with another key than the current one. */
    async updateTrouble(outcome: Outcome<unknown, Phrase>, askedEpoch: number): Promise<void> {
      if (askedEpoch === epoch) await trouble.update(outcome);
    },

    /** Whether a key is set and the API is not known to refuse it. */
    isUsable: async (): Promise<boolean> =>
      (await read()) !== null && !(await trouble.refuses('key')),

    async connection(): Promise<Connection<Phrase>> {
      const [{ baseUrl, keep }, key, failure] = await Promise.all([
        stored(),
        read(),
        trouble.current(),
      ]);
      return {
        baseUrl,
        key: key === null ? { set: false } : { set: true, endsIn: keyEnding(key), keep },
        ...(failure ? { trouble: failure } : {}),
      };
    },
  };
}
