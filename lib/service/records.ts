import { z } from 'zod';
import { type AnswerRecord, recordSchema } from '../messages.ts';
import type { Db } from './db.ts';
import type { SettingsStore } from './settings.ts';

const storedSchema = recordSchema.extend({ size: z.number() });
/** As many as the history has entries, and together no more than this, in characters of JSON. */
const KEPT = 500;
const HEAVIEST = 20_000_000;

export type Records = ReturnType<typeof createRecords>;

/**
 * Whole answers beside the entries of the history that tell of them, for as long as those stand; an
 * answer's own place, the cache, forgets it when it expires. Callers in private windows never come here.
 */
export function createRecords(db: Db, settings: Pick<SettingsStore, 'read'>) {
  return {
    /** @param id the receipt's, and the entry's in the history */
    async add(id: string, record: AnswerRecord): Promise<void> {
      if (!(await settings.read()).history) return;
      const size = JSON.stringify(record.answer)?.length ?? 0;
      await db.write('records', id, { ...record, size });
      await db.trim('records', KEPT);
      await db.lighten('records', HEAVIEST);
    },
    async of(id: string): Promise<AnswerRecord | null> {
      return (await db.read('records', id, storedSchema)) ?? null;
    },
    remove: (id: string) => db.remove('records', id),
    clear: () => db.clear('records'),
  };
}
