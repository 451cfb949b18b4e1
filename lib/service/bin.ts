import { z } from 'zod';
import { historyEntrySchema, recordSchema } from '../messages.ts';
import type { Cache } from './cache.ts';
import type { History } from './history.ts';
import type { KeyStore } from './key.ts';
import type { Platform } from './platform.ts';
import type { Records } from './records.ts';

const NAME = 'fieldmark.deleted';
const binnedSchema = z.object({
  entry: historyEntrySchema,
  record: recordSchema.nullable(),
  answers: z.array(z.object({ question: z.string(), stored: z.unknown() })),
});

interface Parts {
  readonly session: Platform['session'];
  readonly key: Pick<KeyStore, 'origin'>;
  readonly history: History;
  readonly records: Records;
  readonly cache: Cache;
}

/**
 * Deletes one entry of the history with its answer, and holds it in the session's memory for as long
 * as a person may want it back: until the next is deleted.
 */
export function createBin({ session, key, history, records, cache }: Parts) {
  return {
    /** @returns whether it can be brought back; null where there is no such entry */
    async remove(id: string): Promise<boolean | null> {
      const entry = await history.of(id);
      if (!entry) return null;
      const { kind, value } = entry.verdict;
      const record = await records.of(id);
      const others = (await history.list(500)).filter(
        (each) => each.id !== id && each.verdict.kind === kind && each.verdict.value === value,
      );
      // A kept answer holds the value too: it goes with the last entry that tells of it.
      const answers =
        others.length > 0 ? [] : await cache.take(await key.origin(), { kind, value });
      await Promise.all([history.remove(id), records.remove(id)]);
      const kept = session.set(NAME, { entry, record, answers });
      return kept.then(
        () => true,
        // Too long for the memory of a session.
        () => session.remove(NAME).then(() => false),
      );
    },

    async restore(id: string): Promise<boolean> {
      const binned = binnedSchema.safeParse(await session.get(NAME)).data;
      if (binned?.entry.id !== id) return false;
      const { entry, record, answers } = binned;
      await history.add(entry);
      if (record) await records.add(id, record);
      for (const { question, stored } of answers) await cache.put(question, stored);
      await session.remove(NAME);
      return true;
    },

    clear: () => session.remove(NAME),
  };
}
