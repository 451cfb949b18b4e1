import { MESSAGES } from '../../extension/messages/index.ts';
import type { HistoryEntry } from '../../extension/schemas/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';

const entrySchema = MESSAGES.history.reply.shape.entries.element;
const MAX_ENTRIES = 500;

export type LookupHistory = ReturnType<typeof createLookupHistory>;

/** The lookup history, newest first. Lookups in private windows are not recorded. */
export function createLookupHistory(db: Db, settings: SettingsStore) {
  return {
    /** An entry has the receipt's id, so that an answer that is delivered twice makes one entry. */
    async add(entry: HistoryEntry): Promise<void> {
      if (!(await settings.read()).history) return;
      await db.write('history', entry.id, entry);
      await db.trimToCount('history', MAX_ENTRIES);
    },
    list: (limit: number): Promise<HistoryEntry[]> => db.newest('history', entrySchema, { limit }),
    read: (id: string): Promise<HistoryEntry | undefined> => db.read('history', id, entrySchema),
    remove: (id: string) => db.remove('history', id),
    clear: () => db.clear('history'),
  };
}
