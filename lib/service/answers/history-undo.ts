import { z } from 'zod';
import { historyEntrySchema, storedAnswerSchema } from '../../extension/schemas/index.ts';
import type { KeyStore } from '../account/index.ts';
import type { Platform } from '../platform/index.ts';
import type { AnswerCache } from './cache.ts';
import type { LookupHistory } from './history.ts';
import type { StoredAnswers } from './stored-answers.ts';

const SESSION_KEY = 'fieldmark.deleted';
const deletedSchema = z.object({
  entry: historyEntrySchema,
  record: storedAnswerSchema.nullable(),
  answers: z.array(z.object({ question: z.string(), stored: z.unknown() })),
});

interface Dependencies {
  readonly session: Platform['session'];
  readonly key: Pick<KeyStore, 'origin'>;
  readonly history: LookupHistory;
  readonly storedAnswers: StoredAnswers;
  readonly cache: AnswerCache;
}

/**
 * Deletes one entry of the history with its answer, and holds it in the session's memory for as long
 * as a person may want it back: until the next is deleted.
 */
export function createHistoryUndo({
  session,
  key,
  history,
  storedAnswers: records,
  cache,
}: Dependencies) {
  return {
    /** @returns whether it can be brought back; null where there is no such entry */
    async remove(id: string): Promise<boolean | null> {
      const entry = await history.read(id);
      if (!entry) return null;
      const { kind, value } = entry.verdict;
      const record = await records.read(id);
      const others = (await history.list(500)).filter(
        (each) => each.id !== id && each.verdict.kind === kind && each.verdict.value === value,
      );
      // A kept answer holds the value too: it goes with the last entry that tells of it.
      const answers =
        others.length > 0 ? [] : await cache.removeForValue(await key.origin(), { kind, value });
      await Promise.all([history.remove(id), records.remove(id)]);
      const kept = session.set(SESSION_KEY, { entry, record, answers });
      return kept.then(
        () => true,
        // Too long for the memory of a session.
        () => session.remove(SESSION_KEY).then(() => false),
      );
    },

    async restore(id: string): Promise<boolean> {
      const binned = deletedSchema.safeParse(await session.get(SESSION_KEY)).data;
      if (binned?.entry.id !== id) return false;
      const { entry, record, answers } = binned;
      await history.add(entry);
      if (record) await records.add(id, record);
      for (const { question, stored } of answers) await cache.restore(question, stored);
      await session.remove(SESSION_KEY);
      return true;
    },

    clear: () => session.remove(SESSION_KEY),
  };
}
