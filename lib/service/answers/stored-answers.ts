import { z } from 'zod';
import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import { type StoredAnswer, storedAnswerSchema } from '../../extension/schemas/index.ts';
import type { KeyStore } from '../account/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';
import type { createAnswerConsistencyCheck } from './answer-consistency.ts';
import type { AnswerCache } from './cache.ts';

const storedSchema = storedAnswerSchema.extend({ size: z.number() });
/** As many as the history has entries; the total size is in characters of JSON. */
const MAX_ENTRIES = 500;
const MAX_TOTAL_SIZE = 64_000_000;
/** Limit for the older answers that are stored with an answer. Longer ones stay only in the cache. */
const MAX_OLDER_SIZE = 200_000;
/**
 * Characters of JSON that a card accepts. It is rendered in a page, which must not wait for
 * megabytes.
 */
const MAX_CARD_SIZE = 1_000_000;

export const fitsCard = (record: StoredAnswer): boolean =>
  JSON.stringify(record).length <= MAX_CARD_SIZE;

export type StoredAnswers = ReturnType<typeof createStoredAnswers>;

/**
 * Whole answers for the entries of the history, for as long as those exist; the cache deletes an
 * answer when it expires. Lookups in private windows are not recorded.
 */
export function createStoredAnswers(db: Db, settings: Pick<SettingsStore, 'read'>) {
  return {
    /** @param id the receipt's, and the entry's in the history */
    async add(id: string, record: StoredAnswer): Promise<void> {
      if (!(await settings.read()).history) return;
      const { older = [], ...alone } = record;
      const olderSize = JSON.stringify(older).length;
      const keepsOlder = older.length > 0 && olderSize <= MAX_OLDER_SIZE;
      const size = (JSON.stringify(record.answer)?.length ?? 0) + (keepsOlder ? olderSize : 0);
      await db.write('records', id, { ...(keepsOlder ? record : alone), size });
      await db.trimToCount('records', MAX_ENTRIES);
      await db.trimToSize('records', MAX_TOTAL_SIZE);
    },
    async read(id: string): Promise<StoredAnswer | null> {
      return (await db.read('records', id, storedSchema)) ?? null;
    },
    remove: (id: string) => db.remove('records', id),
    clear: () => db.clear('records'),
  };
}

interface Dependencies {
  readonly ports: Pick<Ports, 'check'>;
  readonly key: KeyStore;
  readonly cache: AnswerCache;
  readonly storedAnswers: StoredAnswers;
  readonly settings: SettingsStore;
  /** Finds a contradiction with other answers. */
  readonly findContradiction: ReturnType<typeof createAnswerConsistencyCheck>;
}

/** Reads a whole stored answer. Never calls the API. */
export function createAnswerReader({
  ports,
  key,
  cache,
  storedAnswers,
  settings,
  findContradiction,
}: Dependencies) {
  return async (
    request: RequestOf<'record'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'record'>>> => {
    if ('id' in request) {
      // A card is in a web page, so it may read only the answer about its own value, not the history.
      if (caller.context !== 'ui') return fail(createFailure('not-allowed'));
      const record = await storedAnswers.read(request.id);
      const says = record && (await findContradiction(request.id).catch(() => null));
      return ok({ record, ...(says ? { contradiction: says } : {}) });
    }
    const { region } = await settings.read();
    const about = ports.check(request.kind, request.value, region ? { region } : {});
    const [hit] = await cache.find(await key.accountId(), [about]);
    const record = hit?.record ?? null;
    const isTooLong = record !== null && caller.context === 'card' && !fitsCard(record);
    return ok(isTooLong ? { record: null, tooLong: true } : { record });
  };
}
