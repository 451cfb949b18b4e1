import { z } from 'zod';
import { valueKey } from '../../domain/index.ts';
import { failureSchema, kept, LIST_STATES } from '../../extension/schemas/index.ts';
import type { AnswersApi } from '../../service/answers/index.ts';
import type { Db, Transaction } from '../../service/storage/index.ts';
import { type ListQuestion, listQuestionSchema } from '../messages/index.ts';
import { copyRows, partOf, rowsRange } from '../store/list-records.ts';
import type { ListLog } from './log.ts';

/** The stored state of a list. */
const progressSchema = z.object({
  id: z.string(),
  at: z.number().int().nonnegative(),
  state: z.enum(LIST_STATES),
  total: z.number().int().nonnegative(),
  /** Credits that the person confirmed. */
  budget: z.number().int().nonnegative(),
  /** The account that the budget was confirmed for. */
  account: z.string(),
  /** Why the list is on hold, or waits. */
  failure: kept(failureSchema).nullable().catch(null),
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
});
type Progress = z.infer<typeof progressSchema>;
export type StoredList = Progress & { readonly name: string; readonly areSuppliers?: true };

/** What the background reads of a list's rows, which the page writes. */
const headSchema = z.object({
  name: z.string(),
  at: z.number(),
  total: z.number(),
  areSuppliers: z.literal(true).exactOptional(),
});

const askedSchema = z.object({
  questions: z.array(listQuestionSchema),
  /** Of a list that is checked again, the indexes of the questions that are asked. */
  asked: z.array(z.number().int().nonnegative()).exactOptional(),
});

/** How many finished lists are kept. */
const MAX_FINISHED_LISTS = 20;
/** How many lists are kept that were not looked up. */
const MAX_DRAFTS = 20;

export type ListStore = ReturnType<typeof createListStore>;

/** @param openLists ids of the lists that are open in tabs, which are kept */
export function createListStore(
  db: Db,
  log: ListLog,
  rawAnswers: Pick<AnswersApi['rawAnswers'], 'remove'>,
  openLists: () => Promise<ReadonlySet<string>>,
) {
  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
    db.transact(['lists', 'listRows'], work);

  /** A list with its name, and a draft with the time and size of its rows, which the page changes. */
  async function withHead(list: Progress): Promise<StoredList> {
    const head = await db.read('listRows', partOf(list.id, 'head'), headSchema);
    const { name = '', areSuppliers, ...ofRows } = head ?? {};
    const use = areSuppliers ? { areSuppliers } : {};
    return { ...list, ...(list.state === 'draft' ? ofRows : {}), name, ...use };
  }

  async function all(): Promise<StoredList[]> {
    const lists = await Promise.all((await db.all('lists', progressSchema)).map(withHead));
    return lists.toSorted((a, b) => b.at - a.at);
  }

  async function remove(id: string): Promise<void> {
    const receipts = await log.receipts(id);
    await inTransaction(async (tx) => {
      await tx.objectStore('lists').delete(id);
      await tx.objectStore('listRows').delete(rowsRange(id));
    });
    await Promise.all([log.remove(id), ...receipts.map((receipt) => rawAnswers.remove(receipt))]);
  }

  /** Removes the oldest lists in these states until at most `most` remain. */
  async function trim(states: readonly StoredList['state'][], most: number): Promise<void> {
    // The person still expects a list of suppliers.
    const lists = (await all()).filter(
      ({ state, areSuppliers }) => states.includes(state) && !areSuppliers,
    );
    if (lists.length <= most) return;
    const open = await openLists();
    for (const { id } of lists.slice(most)) if (!open.has(id)) await remove(id);
  }

  async function readProgress(tx: Transaction, id: string): Promise<Progress | undefined> {
    return progressSchema.safeParse(await tx.objectStore('lists').get(id)).data;
  }

  return {
    /** Newest first. */
    all,
    read: async (id: string): Promise<StoredList | undefined> => {
      const list = await db.read('lists', id, progressSchema);
      return list && withHead(list);
    },
    questions: (id: string) => db.read('listRows', partOf(id, 'asked'), askedSchema),
    remove,

    /** Removes the oldest lists beyond those that are kept. */
    trim: async (): Promise<void> => {
      await trim(['draft'], MAX_DRAFTS);
      await trim(['done', 'stopped'], MAX_FINISHED_LISTS);
    },

    /** Removes rows whose list is gone: a page that ended after that may have saved a change. */
    removeLeftRows: (): Promise<void> =>
      inTransaction(async (tx) => {
        const rows = tx.objectStore('listRows');
        const lists = new Set(await tx.objectStore('lists').getAllKeys());
        for (let cursor = await rows.openKeyCursor(); cursor; ) {
          const [id = ''] = String(cursor.key).split('/');
          const range = rowsRange(id);
          if (!lists.has(id)) await rows.delete(range);
          cursor = await cursor.continue(range.upper);
        }
      }),

    /**
     * Makes a draft the list that is looked up. If it is no draft any more, a copy of its rows becomes that list,
     * under the id of `progress`. Undefined: there is no such list.
     */
    start: async (
      id: string,
      progress: Progress,
      questions: readonly ListQuestion[],
    ): Promise<StoredList | undefined> => {
      const started = await inTransaction(async (tx) => {
        const list = await readProgress(tx, id);
        if (!list) return undefined;
        const next = list.state === 'draft' ? { ...progress, id } : progress;
        if (next.id !== id) await copyRows(tx, id, next.id);
        await tx.objectStore('listRows').put({ questions }, partOf(next.id, 'asked'));
        await tx.objectStore('lists').put(next, next.id);
        return next;
      });
      return started && withHead(started);
    },

    /**
     * Names the questions that are asked again, and adds those that the list did not have. Returns them by
     * their index; undefined: there is no such list.
     */
    ask: (id: string, asked: readonly ListQuestion[]) =>
      inTransaction(async (tx): Promise<ReadonlyMap<number, ListQuestion> | undefined> => {
        const rows = tx.objectStore('listRows');
        const stored = askedSchema.safeParse(await rows.get(partOf(id, 'asked')));
        if (!stored.success) return undefined;
        const { questions } = stored.data;
        const places = new Map(questions.map((question, n) => [valueKey(question), n]));
        const byPlace = new Map<number, ListQuestion>();
        for (const question of asked) {
          const place = places.get(valueKey(question)) ?? questions.length;
          if (place === questions.length) questions.push(question);
          byPlace.set(place, question);
        }
        await rows.put({ questions, asked: [...byPlace.keys()] }, partOf(id, 'asked'));
        return byPlace;
      }),

    /** Undefined: there is no such list. */
    update: async (id: string, patch: Partial<Progress>): Promise<StoredList | undefined> => {
      const updated = await inTransaction(async (tx) => {
        const list = await readProgress(tx, id);
        if (!list) return undefined;
        const next = { ...list, ...patch };
        await tx.objectStore('lists').put(next, id);
        return next;
      });
      return updated && withHead(updated);
    },

    clear: async (): Promise<void> => {
      await Promise.all([db.clear('lists'), db.clear('listRows'), log.clear()]);
    },
  };
}
