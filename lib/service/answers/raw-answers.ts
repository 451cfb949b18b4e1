import { z } from 'zod';
import type { Failure, Phrase } from '../../domain/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { Db } from '../storage/index.ts';

/** Characters of a raw answer that are stored in the failure itself. */
const BEGINNING_LENGTH = 20_000;
/**
 * Characters in one message. Escaped they take up to six times as many bytes, and browsers allow 64
 * MB.
 */
const PART_LENGTH = 4_000_000;
const MAX_ENTRIES = 100;
/** In characters, all together; the oldest are deleted first. */
const MAX_TOTAL_SIZE = 64_000_000;
/** Characters in memory, for answers that may not be stored. The newest is always kept. */
const MAX_IN_MEMORY = 32_000_000;

const storedSchema = z.object({ at: z.number(), size: z.number(), text: z.string() });
export type StoredRawAnswer = z.infer<typeof storedSchema>;

/** The properties of a failure that show a raw answer. */
const beginningOf = (
  id: string,
  text: string,
): Pick<Failure<Phrase>, 'raw' | 'rawId' | 'rawLength'> =>
  text.length <= BEGINNING_LENGTH
    ? { raw: text }
    : {
        raw: text.slice(0, BEGINNING_LENGTH).toWellFormed(),
        rawId: id,
        rawLength: text.length,
      };

export type RawAnswers = ReturnType<typeof createRawAnswers>;

/**
 * Whole raw answers of paid calls that could not be read, by the receipt's id. Failures contain only
 * the beginning of long ones. In private windows, or with the history switched off, they are kept in memory until
 * the worker ends.
 */
export function createRawAnswers(db: Db, settings: Pick<SettingsStore, 'read'>, now: () => number) {
  const inMemory = new Map<string, string>();

  function remember(id: string, text: string): void {
    inMemory.delete(id);
    inMemory.set(id, text);
    let size = [...inMemory.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of inMemory) {
      if (size <= MAX_IN_MEMORY || oldest === id) break;
      inMemory.delete(oldest);
      size -= length;
    }
  }

  const textOf = async (id: string): Promise<string | undefined> =>
    inMemory.get(id) ?? (await db.read('rawAnswers', id, storedSchema))?.text;

  return {
    /** The raw answer of an earlier call, as its failure showed it; empty where it is not kept. */
    async shown(id: string): Promise<Pick<Failure<Phrase>, 'raw' | 'rawId' | 'rawLength'>> {
      const text = await textOf(id);
      return text === undefined ? {} : beginningOf(id, text);
    },

    /** Keeps a text for the page that is about to read it. */
    remember,

    /** Keeps the raw answer whole. Returns the failure with its beginning, and whether it is stored. */
    async keep(
      id: string,
      failure: Failure<Phrase>,
      isPrivate: boolean,
    ): Promise<{ readonly failure: Failure<Phrase>; readonly kept: boolean }> {
      const { raw: text = '' } = failure;
      const size = text.length;
      const isShort = size <= BEGINNING_LENGTH;
      if (isShort && (size === 0 || failure.billed === 'no')) return { failure, kept: true };
      const short = { ...failure, ...beginningOf(id, text) };
      try {
        if (isPrivate || !(await settings.read()).history) remember(id, text);
        else {
          await db.write('rawAnswers', id, { at: now(), size, text });
          await db.trimToCount('rawAnswers', MAX_ENTRIES);
          await db.trimToSize('rawAnswers', MAX_TOTAL_SIZE);
        }
        return { failure: short, kept: true };
      } catch {
        remember(id, text);
        return { failure: short, kept: false };
      }
    },

    /** A part of the text, from character `from` on; null where it is no longer kept. */
    async part(id: string, from: number): Promise<{ part: string | null; length: number }> {
      const text = await textOf(id);
      if (text === undefined) return { part: null, length: 0 };
      return { part: text.slice(from, from + PART_LENGTH), length: text.length };
    },

    read: (id: string): Promise<StoredRawAnswer | undefined> =>
      db.read('rawAnswers', id, storedSchema),
    restore: (id: string, stored: StoredRawAnswer) => db.write('rawAnswers', id, stored),
    async remove(id: string): Promise<void> {
      inMemory.delete(id);
      await db.remove('rawAnswers', id);
    },
    async clear(): Promise<void> {
      inMemory.clear();
      await db.clear('rawAnswers');
    },
  };
}
