import { z } from 'zod';
import { valueKey } from '../../domain/index.ts';
import { failureSchema, LIST_STATES } from '../../extension/schemas/index.ts';
import type { AnswersApi } from '../../service/answers/index.ts';
import { createMutex } from '../../service/concurrency/index.ts';
import type { Db } from '../../service/storage/index.ts';
import {
  type ListQuestion,
  listQuestionSchema,
  type ValueList,
  valueListSchema,
} from '../messages/index.ts';
import type { ListLog } from './log.ts';

/** The stored state of a list. Its rows are stored separately. */
const storedSchema = z.object({
  id: z.string(),
  at: z.number().int().nonnegative(),
  name: z.string(),
  state: z.enum(LIST_STATES),
  total: z.number().int().nonnegative(),
  /** Credits that the person confirmed. */
  budget: z.number().int().nonnegative(),
  /** The account that the budget was confirmed for. */
  account: z.string(),
  /** Why the list is on hold, or waits. */
  failure: failureSchema.nullable().catch(null),
  /** When the next call may start, ms since the epoch; null: at once. */
  until: z.number().nullable().catch(null),
  /**
   * Position in the log when the person last resumed or retried. Only unreadable answers after it
   * count.
   */
  unreadableFrom: z.number().exactOptional(),
  /**
   * Set where the list is, or was, checked again. `from`: the position in the log where this check begins;
   * `compareFrom`: where the first check of an unbroken series begins of which each was stopped, before which
   * are the answers that are compared (absent: `from`); `since`: when these were looked up.
   */
  round: z
    .object({
      number: z.number().int().positive(),
      from: z.number().int().nonnegative(),
      compareFrom: z.number().int().nonnegative().exactOptional(),
      at: z.number(),
      since: z.number().int().nonnegative(),
    })
    .nullable()
    .catch(null),
  /** When the person wants to be reminded to check the list again. */
  reminder: z.object({ due: z.number(), isDue: z.boolean() }).nullable().catch(null),
});
export type StoredList = z.infer<typeof storedSchema>;

const rowsSchema = z.object({
  list: valueListSchema,
  questions: z.array(listQuestionSchema),
  /** Of a list that is checked again, the indexes of the questions that are asked. */
  asked: z.array(z.number().int().nonnegative()).exactOptional(),
});

/** How many finished lists are kept. */
const MAX_FINISHED_LISTS = 20;
/** How many lists are kept that were not looked up. */
const MAX_DRAFTS = 20;

/** Number of rows without the header. */
const rowCount = ({ rows, choice }: ValueList): number =>
  Math.max(0, rows.length - (choice.header ? 1 : 0));

export type ListStore = ReturnType<typeof createListStore>;

/** @param openLists ids of the lists that are open in tabs, which are kept */
export function createListStore(
  db: Db,
  log: ListLog,
  rawAnswers: Pick<AnswersApi['rawAnswers'], 'remove'>,
  openLists: () => Promise<ReadonlySet<string>>,
) {
  const locked = createMutex();

  async function all(): Promise<StoredList[]> {
    return (await db.all('lists', storedSchema)).toSorted((a, b) => b.at - a.at);
  }

  async function remove(id: string): Promise<void> {
    const receipts = await log.receipts(id);
    await db.remove('lists', id);
    await Promise.all([
      db.remove('listRows', id),
      log.remove(id),
      ...receipts.map((receipt) => rawAnswers.remove(receipt)),
    ]);
  }

  /** Removes the oldest lists in these states until at most `most` remain. */
  async function trim(states: readonly StoredList['state'][], most: number): Promise<void> {
    // The person still expects a list with a reminder.
    const lists = (await all()).filter(
      ({ state, reminder }) => states.includes(state) && reminder === null,
    );
    if (lists.length <= most) return;
    const open = await openLists();
    for (const { id } of lists.slice(most)) if (!open.has(id)) await remove(id);
  }

  async function write(
    list: StoredList,
    rows: ValueList,
    questions: readonly ListQuestion[],
    asked?: readonly number[],
  ): Promise<void> {
    const again = asked ? { asked } : {};
    await db.write('listRows', list.id, { list: rows, questions, ...again });
    await db.write('lists', list.id, list);
  }

  return {
    /** Newest first. */
    all,
    read: (id: string) => db.read('lists', id, storedSchema),
    /** With the changes that are being saved, because a tab may be reloaded right after a change. */
    rows: (id: string) => locked(() => db.read('listRows', id, rowsSchema)),
    remove: (id: string): Promise<void> => locked(() => remove(id)),

    /** Writes the rows first, because a list must not start without them. */
    add: (list: StoredList, rows: ValueList, questions: readonly ListQuestion[]): Promise<void> =>
      locked(async () => {
        await write(list, rows, questions);
        await trim(['done', 'stopped'], MAX_FINISHED_LISTS);
      }),

    /** Stores a list as a draft. */
    addDraft: (id: string, at: number, rows: ValueList): Promise<void> =>
      locked(async () => {
        const draft = {
          state: 'draft',
          budget: 0,
          account: '',
          failure: null,
          until: null,
          round: null,
          reminder: null,
        } as const;
        await write({ id, at, name: rows.name, total: rowCount(rows), ...draft }, rows, []);
        await trim(['draft'], MAX_DRAFTS);
      }),

    /**
     * Replaces the rows and the name of a list, but not its questions. False: there is no such list.
     * @param changesOnly `rows` has only the rows that changed
     */
    saveRows: (id: string, at: number, rows: ValueList, changesOnly: boolean): Promise<boolean> =>
      locked(async () => {
        const list = await db.read('lists', id, storedSchema);
        const stored = list && (await db.read('listRows', id, rowsSchema));
        if (!stored) return false;
        const changed = new Map(rows.rows.map((row) => [row.number, row]));
        const next = changesOnly
          ? { ...rows, rows: stored.list.rows.map((row) => changed.get(row.number) ?? row) }
          : rows;
        const changes = list.state === 'draft' ? { at, total: rowCount(next) } : {};
        const { questions, asked } = stored;
        await write({ ...list, ...changes, name: rows.name }, next, questions, asked);
        return true;
      }),

    /**
     * Names the questions that are asked again, and adds those that the list did not have. Returns them by
     * their index; undefined: there is no such list.
     */
    ask: (id: string, asked: readonly ListQuestion[]) =>
      locked(async (): Promise<ReadonlyMap<number, ListQuestion> | undefined> => {
        const stored = await db.read('listRows', id, rowsSchema);
        if (!stored) return undefined;
        const questions = [...stored.questions];
        const places = new Map(questions.map((question, n) => [valueKey(question), n]));
        const byPlace = new Map<number, ListQuestion>();
        for (const question of asked) {
          const place = places.get(valueKey(question)) ?? questions.length;
          if (place === questions.length) questions.push(question);
          byPlace.set(place, question);
        }
        const next = { list: stored.list, questions, asked: [...byPlace.keys()] };
        await db.write('listRows', id, next);
        return byPlace;
      }),

    /** Undefined: there is no such list. */
    update: (id: string, patch: Partial<StoredList>): Promise<StoredList | undefined> =>
      locked(async () => {
        const list = await db.read('lists', id, storedSchema);
        if (!list) return undefined;
        const next = { ...list, ...patch };
        await db.write('lists', id, next);
        return next;
      }),

    clear: (): Promise<void> =>
      locked(async () => {
        await Promise.all([db.clear('lists'), db.clear('listRows'), log.clear()]);
      }),
  };
}
