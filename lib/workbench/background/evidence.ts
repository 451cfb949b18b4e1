import { ENDPOINT_CONTRACT, ok } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { KeyStore } from '../../service/account/index.ts';
import type { AnswerCache } from '../../service/answers/index.ts';
import type { Caller } from '../../service/messaging/index.ts';
import type { Db } from '../../service/storage/index.ts';
import { type EvidenceAnswer, evidenceText } from '../messages/index.ts';
import { createSigningKey } from './signing-key.ts';

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
        ({
          kind,
          value,
          endpoint,
          params,
          whole,
          at,
          requestId,
          body,
          answer,
          shared,
        }): EvidenceAnswer => ({
          ...{ kind, value, source, whole, at },
          endpoint: ENDPOINT_CONTRACT[endpoint].path,
          params: { query: value, ...params },
          requestId: requestId ?? null,
          body: body ?? null,
          answer: body === undefined ? answer : null,
          ...(shared ? { shared: true } : {}),
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
