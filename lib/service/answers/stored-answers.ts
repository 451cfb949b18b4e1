import { z } from 'zod';
import { type StoredAnswer, storedAnswerSchema } from '../../extension/schemas/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';

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
