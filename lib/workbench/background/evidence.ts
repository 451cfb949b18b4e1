import { z } from 'zod';
import { ENDPOINT_CONTRACT, ok } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { KeyStore } from '../../service/account/index.ts';
import type { AnswerCache } from '../../service/answers/index.ts';
import type { Caller } from '../../service/messaging/index.ts';
import type { Db } from '../../service/storage/index.ts';
import { hexOf } from '../evidence.ts';
import { type EvidenceAnswer, type EvidenceSignature, evidenceText } from '../messages/index.ts';

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

interface Dependencies {
  readonly db: Db;
  readonly key: Pick<KeyStore, 'accountId' | 'origin'>;
  readonly cache: Pick<AnswerCache, 'readAll'>;
}

/** What an evidence file is written from: the stored answers, and a signature. Never calls the API. */
export function createEvidence({ db, key, cache }: Dependencies) {
  const signingKey = createSigningKey(db);
  return {
    evidence: async ({ values }: RequestOf<'evidence'>) => {
      const source = await key.origin();
      const stored = await cache.readAll(await key.accountId(), values);
      const answers = stored.flat().map(
        ({ kind, value, whole, at, endpoint, params, body, ...call }): EvidenceAnswer => ({
          kind,
          value,
          source,
          whole,
          at,
          endpoint: ENDPOINT_CONTRACT[endpoint].path,
          params: { query: value, ...params },
          requestId: call.requestId ?? null,
          body: body ?? null,
          answer: body === undefined ? call.answer : null,
          ...(call.shared ? { shared: true } : {}),
        }),
      );
      return ok({ answers });
    },
    signEvidence: async ({ head }: RequestOf<'signEvidence'>, caller: Caller) =>
      ok(await signingKey.sign(evidenceText(head), caller.private)),
    evidenceKey: async (_: object, caller: Caller) =>
      ok({ publicKey: caller.private ? null : await signingKey.publicKey() }),
  };
}
