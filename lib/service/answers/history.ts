import { z } from 'zod';
import type { Phrase } from '../../domain/index.ts';
import {
  type HistoryEntry,
  historyEntrySchema,
  kept,
  storedAnswerSchema,
} from '../../extension/schemas/index.ts';
import type { KeyStore } from '../account/index.ts';
import type { Platform } from '../platform/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';
import type { AnswerCache } from './cache.ts';
import type { RawAnswers } from './raw-answers.ts';
import type { StoredAnswers } from './stored-answers.ts';

const MAX_ENTRIES = 500;

export type LookupHistory = ReturnType<typeof createLookupHistory>;

const entrySchema = kept(historyEntrySchema);

/** The lookup history, newest first. Lookups in private windows are not recorded. */
export function createLookupHistory(db: Db, settings: SettingsStore) {
  return {
    /** An entry has the receipt's id, so that an answer that is delivered twice makes one entry. */
    async add(entry: HistoryEntry<Phrase>): Promise<void> {
      if (!(await settings.read()).history) return;
      await db.write('history', entry.id, entry);
      await db.trimToCount('history', MAX_ENTRIES);
    },
    list: (limit: number): Promise<HistoryEntry<Phrase>[]> =>
      db.newest('history', entrySchema, { limit }),
    read: (id: string): Promise<HistoryEntry<Phrase> | undefined> =>
      db.read('history', id, entrySchema),
    remove: (id: string) => db.remove('history', id),
    /** Call when a call proved to be free: without an answer it is no lookup any more. @returns its entry */
    async settleFree(id: string): Promise<HistoryEntry<Phrase> | undefined> {
      const entry = await db.read('history', id, entrySchema);
      if (entry?.billed !== 'possibly') return entry;
      const hasAnswer = entry.raw !== undefined || entry.verdict.basis.includes('api');
      if (hasAnswer) await db.write('history', id, { ...entry, billed: 'no', credits: 0 });
      else await db.remove('history', id);
      return entry;
    },
    clear: () => db.clear('history'),
  };
}

const SESSION_KEY = 'fieldmark.deleted';
const deletedSchema = z.object({
  entry: entrySchema,
  record: storedAnswerSchema.nullable(),
  raw: z.object({ at: z.number(), size: z.number(), text: z.string() }).exactOptional(),
  answers: z.array(z.object({ question: z.string(), stored: z.unknown() })),
});

interface Dependencies {
  readonly session: Platform['session'];
  readonly key: Pick<KeyStore, 'accountId'>;
  readonly history: LookupHistory;
  readonly storedAnswers: StoredAnswers;
  readonly rawAnswers: RawAnswers;
  readonly cache: AnswerCache;
}

/**
 * Deletes one entry of the history with its answer, and keeps it in session memory until the next
 * one is deleted, so that it can be restored.
 */
export function createHistoryUndo({
  session,
  key,
  history,
  storedAnswers,
  rawAnswers,
  cache,
}: Dependencies) {
  return {
    /** @returns whether it can be restored; null where there is no such entry */
    async remove(id: string): Promise<boolean | null> {
      const entry = await history.read(id);
      if (!entry) return null;
      const { kind, value } = entry.verdict;
      const record = await storedAnswers.read(id);
      const raw = await rawAnswers.read(id);
      const others = (await history.list(500)).filter(
        (other) => other.id !== id && other.verdict.kind === kind && other.verdict.value === value,
      );
      // Cached answers contain the value too, so they are deleted with the last entry about it.
      const answers =
        others.length > 0 ? [] : await cache.removeForValue(await key.accountId(), { kind, value });
      await Promise.all([history.remove(id), storedAnswers.remove(id), rawAnswers.remove(id)]);
      const kept = session.set(SESSION_KEY, { entry, record, ...(raw && { raw }), answers });
      return kept.then(
        () => true,
        // The entry is larger than session memory allows.
        () => session.remove(SESSION_KEY).then(() => false),
      );
    },

    async restore(id: string): Promise<boolean> {
      const deleted = deletedSchema.safeParse(await session.get(SESSION_KEY)).data;
      if (deleted?.entry.id !== id) return false;
      const { entry, record, raw, answers } = deleted;
      await history.add(entry);
      if (record) await storedAnswers.add(id, record);
      if (raw) await rawAnswers.restore(id, raw);
      for (const { question, stored } of answers) await cache.restore(question, stored);
      await session.remove(SESSION_KEY);
      return true;
    },

    clear: () => session.remove(SESSION_KEY),
  };
}
