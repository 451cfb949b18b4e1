import { type HistoryEntry, MESSAGES } from '../messages.ts';
import type { Db } from './db.ts';
import type { SettingsStore } from './settings.ts';

const entrySchema = MESSAGES.history.reply.shape.entries.element;
const KEPT = 500;

export type History = ReturnType<typeof createHistory>;

/** What was looked up, newest first. Callers in private windows never come here. */
export function createHistory(db: Db, settings: SettingsStore) {
  return {
    /** The id is the receipt's: the same answer delivered twice stays one entry. */
    async add(entry: HistoryEntry): Promise<void> {
      if (!(await settings.read()).history) return;
      await db.write('history', entry.id, entry);
      await db.trim('history', KEPT);
    },
    list: (limit: number): Promise<HistoryEntry[]> => db.newest('history', entrySchema, { limit }),
    of: (id: string): Promise<HistoryEntry | undefined> => db.read('history', id, entrySchema),
    remove: (id: string) => db.remove('history', id),
    clear: () => db.clear('history'),
  };
}
