import { z } from 'zod';
import { createMutex } from '../concurrency/index.ts';
import type { Db } from '../storage/index.ts';

const storedSchema = z.object({
  /** Random, hex, so that an account has a different id in every installation. */
  salt: z.string().min(1),
  /**
   * Up to 0.1.0 the origin identified an account. Data stored under it belongs to the account that was
   * connected then. `digest`: that account's id; null until it is known.
   */
  former: z.object({ origin: z.string(), digest: z.string().nullable() }).nullable(),
});
type Stored = z.infer<typeof storedSchema>;

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
 * Names accounts (base URL and key) without revealing the key. An id never leaves the background.
 */
export function createAccountIds(db: Db) {
  const runExclusive = createMutex();

  async function read(origin: string): Promise<Stored> {
    const stored = await db.read('connection', 'accounts', storedSchema);
    if (stored) return stored;
    const salt = hex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
    const created = { salt, former: origin === '' ? null : { origin, digest: null } };
    await db.write('connection', 'accounts', created);
    return created;
  }

  return {
    /**
     * Call before a first connection is saved, so that later data is not taken for a former
     * account's.
     */
    prepare: (origin: string): Promise<unknown> => runExclusive(() => read(origin)),

    idOf: ({ baseUrl, origin, key }: Readonly<Record<'baseUrl' | 'origin' | 'key', string>>) =>
      runExclusive(async (): Promise<string> => {
        const stored = await read(origin);
        const digest = await digestOf(stored.salt, baseUrl, key);
        const { former } = stored;
        if (former?.origin !== origin) return digest;
        if (former.digest === null) {
          const known = { ...stored, former: { origin, digest } };
          await db.write('connection', 'accounts', known);
          return origin;
        }
        return former.digest === digest ? origin : digest;
      }),
  };
}
