import { z } from 'zod';
import { createMutex } from '../concurrency/index.ts';
import type { Db } from '../storage/index.ts';

const storedSchema = z.object({
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
    const stored = await db.read('connection', 'accounts', storedSchema);
    if (stored) return stored.salt;
    const created = hex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
    await db.write('connection', 'accounts', { salt: created });
    return created;
  }

  return async ({ baseUrl, key }: Readonly<Record<'baseUrl' | 'key', string>>): Promise<string> =>
    digestOf(await runExclusive(salt), baseUrl, key);
}
