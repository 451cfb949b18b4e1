import type { Phrase } from '../../domain/index.ts';
import { kept } from '../../extension/schemas/index.ts';
import {
  type PaidResultState,
  paidFailureState,
  UNREADABLE_WINDOW,
} from '../../service/billing/index.ts';
import type { Db } from '../../service/storage/index.ts';
import { mayBeBilled } from '../list/index.ts';
import { type AnsweredQuestion, type ListAnswer, listAnswerSchema } from '../messages/index.ts';
import { entryIdOf, logPrefix, positionOf } from '../store/list-answers.ts';

/** State of a question by its last log entry. */
export type ListQuestionState = 'answered' | 'failed' | 'possibly' | 'again' | 'again-paid';

function questionStateOf(entry: ListAnswer<Phrase>): ListQuestionState {
  if (entry.state === 'answered') return 'answered';
  if (entry.state === 'again') return entry.paid ? 'again-paid' : 'again';
  return mayBeBilled(entry.failure) ? 'possibly' : 'failed';
}

const answerSchema = kept(listAnswerSchema);

interface PaidCallState {
  readonly position: number;
  readonly state: PaidResultState;
}

/** The paid call that an entry records; empty if it records none. */
function paidCallsIn(entry: ListAnswer<Phrase>, position: number): PaidCallState[] {
  if (entry.state === 'again') return [];
  if (entry.state === 'answered')
    return entry.cached || entry.shared ? [] : [{ position, state: 'readable' }];
  const state = paidFailureState(entry.failure);
  return state === null ? [] : [{ position, state }];
}

interface StoredEntry {
  readonly position: number;
  readonly entry: ListAnswer<Phrase>;
}

interface LoadedLog {
  /** Position of the next entry. */
  next: number;
  readonly states: Map<number, { readonly state: ListQuestionState; readonly position: number }>;
  /** The last paid calls, oldest first. */
  paid: readonly PaidCallState[];
}

/**
 * Outcomes of the questions of lists, as an append-only log: after any crash, a question's last
 * entry counts.
 */
export function createListLog(db: Db) {
  /** Loaded once per worker, then kept up to date. */
  const known = new Map<string, Promise<LoadedLog>>();

  /** In order. */
  async function entriesOf(id: string): Promise<StoredEntry[]> {
    const stored = await db.readByPrefix('listAnswers', logPrefix(id), answerSchema);
    return stored.map(({ id: name, value }) => ({ position: positionOf(name), entry: value }));
  }

  async function load(id: string): Promise<LoadedLog> {
    const entries = await entriesOf(id);
    return {
      next: (entries.at(-1)?.position ?? -1) + 1,
      states: new Map(
        entries.map(({ position, entry }) => [
          entry.n,
          { state: questionStateOf(entry), position },
        ]),
      ),
      paid: entries
        .flatMap(({ position, entry }) => paidCallsIn(entry, position))
        .slice(-UNREADABLE_WINDOW),
    };
  }

  function logOf(id: string): Promise<LoadedLog> {
    const log = known.get(id) ?? load(id);
    known.set(id, log);
    // Its caller gets the failure; the next one reads the log again.
    log.catch(() => known.delete(id));
    return log;
  }

  return {
    /** State of each question that has an entry, from a position on. */
    states: async (id: string, from = 0): Promise<ReadonlyMap<number, ListQuestionState>> =>
      new Map(
        [...(await logOf(id)).states].flatMap(([n, { state, position }]) =>
          position < from ? [] : [[n, state]],
        ),
      ),

    async add(id: string, entries: readonly ListAnswer<Phrase>[]): Promise<void> {
      const log = await logOf(id);
      const place = log.next;
      // Advanced before writing, so that concurrent writes get different positions.
      log.next += entries.length;
      await db.writeAll(
        'listAnswers',
        entries.map((entry, i) => [entryIdOf(id, place + i), entry]),
      );
      for (const [i, entry] of entries.entries())
        log.states.set(entry.n, { state: questionStateOf(entry), position: place + i });
      const paid = entries.flatMap((entry, i) => paidCallsIn(entry, place + i));
      log.paid = [...log.paid, ...paid].slice(-UNREADABLE_WINDOW);
    },

    /** Position of the next entry. */
    end: async (id: string): Promise<number> => (await logOf(id)).next,

    /** What each of the last paid calls brought, from a position on, oldest first. */
    paidStates: async (id: string, from: number): Promise<PaidResultState[]> =>
      (await logOf(id)).paid.filter(({ position }) => position >= from).map(({ state }) => state),

    /** By question, the last answer before a position, and all entries from there on with their positions. */
    async rounds(id: string, from: number) {
      const entries = await entriesOf(id);
      const before = new Map<number, AnsweredQuestion<Phrase>>();
      for (const { position, entry } of entries)
        if (position < from && entry.state === 'answered') before.set(entry.n, entry);
      const since = entries.filter(({ position }) => position >= from);
      return { before, after: Map.groupBy(since, ({ entry }) => entry.n) };
    },

    /** Removes the answers before a position that a later one before it replaces. */
    async dropReplaced(id: string, from: number): Promise<void> {
      const answers = (await entriesOf(id)).filter(
        ({ position, entry }) => entry.state === 'answered' && position < from,
      );
      const kept = new Set(
        new Map(answers.map(({ position, entry }) => [entry.n, position])).values(),
      );
      await db.removeAll(
        'listAnswers',
        answers.flatMap(({ position }) => (kept.has(position) ? [] : entryIdOf(id, position))),
      );
    },

    /** Ids of the receipts of paid calls without a readable answer. */
    async receipts(id: string): Promise<string[]> {
      return (await entriesOf(id)).flatMap(({ entry }) =>
        entry.state === 'failed' ? (entry.failure.receipt ?? []) : [],
      );
    },

    async remove(id: string): Promise<void> {
      await db.removeByPrefix('listAnswers', logPrefix(id));
      known.delete(id);
    },

    async clear(): Promise<void> {
      await db.clear('listAnswers');
      known.clear();
    },
  };
}

export type ListLog = ReturnType<typeof createListLog>;
