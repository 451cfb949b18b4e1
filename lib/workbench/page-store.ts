/** The lists as the workbench's page reads and writes them: in the database itself, without the background. */
import { withDisposableSetting } from '../domain/index.ts';
import { createTransactions, type Transactions } from '../service/storage/index.ts';
import type { ListAnswer, ValueList } from './messages/index.ts';
import { nextAnswers } from './store/list-answers.ts';
import {
  DRAFT,
  readList,
  readQuestions,
  rowsRange,
  writeFile,
  writeList,
} from './store/list-records.ts';

export function createPageStore(
  db: Transactions = createTransactions(),
  now: () => number = Date.now,
) {
  return {
    /** Stores a new list. */
    async add(id: string, list: ValueList): Promise<void> {
      await db.transact(['lists', 'listRows'], async (tx) => {
        const at = now();
        const record = tx.objectStore('lists').put({ id, at, ...DRAFT }, id);
        await Promise.all([record, writeList(tx, id, [list, null, at])]);
      });
      const { file } = list;
      // Where there is no room for the file, the list is still kept, and exports say what is missing.
      if (file) await db.transact(['listRows'], (tx) => writeFile(tx, id, file)).catch(() => null);
    },

    /**
     * Saves what differs from what was saved before; `saved` null: all. False: the list was removed. What is not
     * long is handed over at once, so that the browser writes it although the page ends.
     */
    save: async (id: string, list: ValueList, saved: ValueList | null): Promise<boolean> => {
      const key = await db.transact(['lists', 'listRows'], async (tx) => {
        const found = tx.objectStore('lists').getKey(id);
        const [known] = await Promise.all([found, writeList(tx, id, [list, saved, now()])]);
        return known;
      });
      if (key === undefined)
        await db.transact(['listRows'], (tx) => tx.objectStore('listRows').delete(rowsRange(id)));
      return key !== undefined;
    },

    /** Null where there is no such list. What a page that ended was still saving is in it. */
    read: (id: string) =>
      db.snapshot(['lists', 'listRows'], async (tx) => {
        if ((await tx.objectStore('lists').getKey(id)) === undefined) return null;
        const list = await readList(tx, id);
        return list && { list, questions: await readQuestions(tx, id) };
      }),

    questions: (id: string) => db.snapshot(['listRows'], (tx) => readQuestions(tx, id)),

    /** All answers from a position of the log on, with their texts, and the position after the last. */
    async answers(
      id: string,
      from: number,
      { round, disposableIsBad }: { readonly round: number; readonly disposableIsBad: boolean },
    ): Promise<{ readonly answers: readonly ListAnswer[]; readonly next: number }> {
      const answers: ListAnswer[] = [];
      let next = from;
      for (let part = await nextAnswers(db, id, from, round); part; ) {
        // Loaded with the first answers, because most of its texts are about these.
        const { shownFailure, shownVerdict } = await import('../texts/shown.ts');
        for (const answer of part.answers) {
          if (answer.state === 'answered') {
            const verdict = withDisposableSetting(answer.verdict, disposableIsBad);
            answers.push({ ...answer, verdict: shownVerdict(verdict) });
          } else if (answer.state === 'failed')
            answers.push({ ...answer, failure: shownFailure(answer.failure) });
          else answers.push(answer);
        }
        next = part.next;
        part = await nextAnswers(db, id, next, round);
      }
      return { answers, next };
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
