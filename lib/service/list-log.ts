import { type ListAnswer, listAnswerSchema } from '../messages.ts';
import type { Db } from './db.ts';

/** How the last entry about a question says that it stands. */
export type Stand = 'answered' | 'failed' | 'possibly' | 'again' | 'again-paid';

const DIGITS = 8;
const prefix = (id: string): string => `${id}/`;
const nameOf = (id: string, place: number): string =>
  `${prefix(id)}${String(place).padStart(DIGITS, '0')}`;
const placeOf = (name: string): number => Number(name.slice(name.lastIndexOf('/') + 1));

export function standOf(entry: ListAnswer): Stand {
  if (entry.state === 'answered') return 'answered';
  if (entry.state === 'again') return entry.paid ? 'again-paid' : 'again';
  const { billed, kind } = entry.failure;
  return billed === 'no' && kind !== 'possibly-billed-before' ? 'failed' : 'possibly';
}

interface Known {
  /** Place of the next entry. */
  next: number;
  readonly stands: Map<number, Stand>;
}

/**
 * What came of the questions of lists: a log to which is only added, so that whatever dies meanwhile,
 * the last entry about a question holds.
 */
export function createListLog(db: Db) {
  /** Read once in a worker's life, then kept up to date. */
  const known = new Map<string, Promise<Known>>();

  async function load(id: string): Promise<Known> {
    const entries = await db.under('listAnswers', prefix(id), listAnswerSchema);
    const last = entries.at(-1);
    return {
      next: last ? placeOf(last.id) + 1 : 0,
      stands: new Map(entries.map(({ value }) => [value.n, standOf(value)])),
    };
  }

  function of(id: string): Promise<Known> {
    const mine = known.get(id) ?? load(id);
    known.set(id, mine);
    mine.catch(() => known.delete(id));
    return mine;
  }

  return {
    /** How each question stands of which something is known. */
    stands: async (id: string): Promise<ReadonlyMap<number, Stand>> => (await of(id)).stands,

    async add(id: string, entries: readonly ListAnswer[]): Promise<void> {
      const log = await of(id);
      const place = log.next;
      // Taken before it is written: of two at once each has a place of its own.
      log.next += entries.length;
      await db.writeAll(
        'listAnswers',
        entries.map((entry, i) => [nameOf(id, place + i), entry]),
      );
      for (const entry of entries) log.stands.set(entry.n, standOf(entry));
    },

    /** Entries from a place on, and the place behind the last of them. */
    async since(id: string, from: number): Promise<{ answers: ListAnswer[]; next: number }> {
      const entries = await db.under('listAnswers', prefix(id), listAnswerSchema, nameOf(id, from));
      const last = entries.at(-1);
      return {
        answers: entries.map(({ value }) => value),
        next: last ? placeOf(last.id) + 1 : from,
      };
    },

    async remove(id: string): Promise<void> {
      await db.removeUnder('listAnswers', prefix(id));
      known.delete(id);
    },

    async clear(): Promise<void> {
      await db.clear('listAnswers');
      known.clear();
    },
  };
}

export type ListLog = ReturnType<typeof createListLog>;
