import { z } from 'zod';
import type { Db } from '../../service/storage/index.ts';
import type { EvidenceSignature } from '../messages/index.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
/**
 * In the store `connection`, which "clear history" does not empty: without it this browser could not
 * recognise its earlier files. It says nothing about any value.
 */
const ID = 'evidence-key';
const keySchema = z.object({
  privateKey: z.instanceof(CryptoKey),
  publicKey: z.instanceof(CryptoKey),
});
type SigningKey = z.infer<typeof keySchema>;

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const publicKeyOf = async ({ publicKey }: SigningKey): Promise<string> =>
  hexOf(await crypto.subtle.exportKey('raw', publicKey));

/** The private part cannot be exported, not even by this program. */
const createKey = (): Promise<SigningKey> =>
  crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);

/** The key that signs evidence files. It is made for the first file and belongs to this browser. */
export function createSigningKey(db: Db) {
  const stored = () => db.read('connection', ID, keySchema);
  let creating: Promise<SigningKey> | undefined;

  async function createStored(): Promise<SigningKey> {
    const known = await stored();
    if (known) return known;
    const created = await createKey();
    await db.write('connection', ID, created);
    return created;
  }

  /** Two files at once must not make two keys. */
  function ownKey(): Promise<SigningKey> {
    creating ??= createStored().finally(() => {
      creating = undefined;
    });
    return creating;
  }

  return {
    async sign(text: string, isPrivate: boolean): Promise<EvidenceSignature> {
      const key = await (isPrivate ? createKey() : ownKey());
      const bytes = new TextEncoder().encode(text);
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
      const signature = hexOf(await crypto.subtle.sign(algorithm, key.privateKey, bytes));
      return { publicKey: await publicKeyOf(key), signature, isKept: !isPrivate };
    },
    async publicKey(): Promise<string | null> {
      const key = await stored();
      return key ? publicKeyOf(key) : null;
    },
  };
}
