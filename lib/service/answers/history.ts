import { MESSAGES } from '../../extension/messages/index.ts';
import type { HistoryEntry } from '../../extension/schemas/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import { codedVerdict, type Db, spokenVerdict } from '../storage/index.ts';

const entrySchema = MESSAGES.history.reply.shape.entries.element;
const MAX_ENTRIES = 500;

const spokenEntry = (entry: HistoryEntry): HistoryEntry => ({
  ...entry,
  verdict: spokenVerdict(entry.verdict),
});

export type LookupHistory = ReturnType<typeof createLookupHistory>;

/** The lookup history, newest first. Lookups in private windows are not recorded. */
export function createLookupHistory(db: Db, settings: SettingsStore) {
  return {
    /** An entry has the receipt's id, so that an answer that is delivered twice makes one entry. */
    async add(entry: HistoryEntry): Promise<void> {
      if (!(await settings.read()).history) return;
      const verdict = codedVerdict(entry.verdict);
      await db.write('history', entry.id, { ...entry, verdict });
      await db.trimToCount('history', MAX_ENTRIES);
    },
    list: async (limit: number): Promise<HistoryEntry[]> =>
      (await db.newest('history', entrySchema, { limit })).map(spokenEntry),
    async read(id: string): Promise<HistoryEntry | undefined> {
      const entry = await db.read('history', id, entrySchema);
      return entry && spokenEntry(entry);
    },
    remove: (id: string) => db.remove('history', id),
    clear: () => db.clear('history'),
  };
}
