import { type ListAnswer, listAnswerSchema } from '../../extension/schemas/index.ts';
import type { Db } from '../storage/index.ts';

/** How the last entry about a question says that it stands. */
export type ListQuestionState = 'answered' | 'failed' | 'possibly' | 'again' | 'again-paid';

const DIGITS = 8;
const prefix = (id: string): string => `${id}/`;
const entryIdOf = (id: string, place: number): string =>
  `${prefix(id)}${String(place).padStart(DIGITS, '0')}`;
const positionOf = (name: string): number => Number(name.slice(name.lastIndexOf('/') + 1));

export function questionStateOf(entry: ListAnswer): ListQuestionState {
  if (entry.state === 'answered') return 'answered';
  if (entry.state === 'again') return entry.paid ? 'again-paid' : 'again';
  const { billed, kind } = entry.failure;
  return billed === 'no' && kind !== 'possibly-billed-before' ? 'failed' : 'possibly';
}

interface LoadedLog {
  /** Place of the next entry. */
  next: number;
  readonly states: Map<number, ListQuestionState>;
}

/**
 * What came of the questions of lists: a log to which is only added, so that whatever dies meanwhile,
 * the last entry about a question holds.
 */
export function createListLog(db: Db) {
  /** Read once in a worker's life, then kept up to date. */
  const known = new Map<string, Promise<LoadedLog>>();

  async function load(id: string): Promise<LoadedLog> {
    const entries = await db.readByPrefix('listAnswers', prefix(id), listAnswerSchema);
    const last = entries.at(-1);
    return {
      next: last ? positionOf(last.id) + 1 : 0,
      states: new Map(entries.map(({ value }) => [value.n, questionStateOf(value)])),
    };
  }

  function of(id: string): Promise<LoadedLog> {
    const mine = known.get(id) ?? load(id);
    known.set(id, mine);
    mine.catch(() => known.delete(id));
    return mine;
  }

  return {
    /** How each question stands of which something is known. */
    states: async (id: string): Promise<ReadonlyMap<number, ListQuestionState>> =>
      (await of(id)).states,

    async add(id: string, entries: readonly ListAnswer[]): Promise<void> {
      const log = await of(id);
      const place = log.next;
      // Taken before it is written: of two at once each has a place of its own.
      log.next += entries.length;
      await db.writeAll(
        'listAnswers',
        entries.map((entry, i) => [entryIdOf(id, place + i), entry]),
      );
      for (const entry of entries) log.states.set(entry.n, questionStateOf(entry));
    },

    /** Entries from a place on, and the place behind the last of them. */
    async since(id: string, from: number): Promise<{ answers: ListAnswer[]; next: number }> {
      const entries = await db.readByPrefix(
        'listAnswers',
        prefix(id),
        listAnswerSchema,
        entryIdOf(id, from),
      );
      const last = entries.at(-1);
      return {
        answers: entries.map(({ value }) => value),
        next: last ? positionOf(last.id) + 1 : from,
      };
    },

    async remove(id: string): Promise<void> {
      await db.removeByPrefix('listAnswers', prefix(id));
      known.delete(id);
    },

    async clear(): Promise<void> {
      await db.clear('listAnswers');
      known.clear();
    },
  };
}

export type ListLog = ReturnType<typeof createListLog>;
