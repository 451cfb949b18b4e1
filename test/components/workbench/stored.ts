/** The database in which the workbench's page stores its lists, and what the background writes there. */
import 'fake-indexeddb/auto';
import { createTransactions } from '../../../lib/service/storage/index.ts';
import type {
  ListAnswer,
  ListQuestion,
  ListRun,
  ValueList,
} from '../../../lib/workbench/messages/index.ts';
import { createPageStore } from '../../../lib/workbench/page-store.ts';
import { entryIdOf } from '../../../lib/workbench/store/list-answers.ts';
import { partOf } from '../../../lib/workbench/store/list-records.ts';
import { NOW } from '../samples.ts';

/** A list, its questions and their answers, in place of those that the database had. */
export async function store(
  id: string,
  list: ValueList,
  questions: readonly ListQuestion[] = [],
  answers: readonly ListAnswer[] = [],
): Promise<void> {
  await createPageStore().add(id, list);
  await createTransactions().transact(['listRows', 'listAnswers'], async (tx) => {
    await tx.objectStore('listRows').put({ questions }, partOf(id, 'asked'));
    const log = tx.objectStore('listAnswers');
    await log.clear();
    for (const [i, answer] of answers.entries()) await log.put(answer, entryIdOf(id, i));
  });
}

/** The list that the page's address names, as it is stored. */
export async function storedList(): Promise<ValueList | null> {
  const id = new URLSearchParams(location.search).get('list');
  return (id === null ? null : await createPageStore().read(id))?.list ?? null;
}

/** The lookup of a list. */
export const RUN: ListRun = {
  id: 'run-1',
  name: 'Pasted list',
  at: NOW,
  state: 'running',
  total: 2,
  budget: 4,
  spent: 0,
  answered: 0,
  failed: 0,
  possibly: 0,
  wait: null,
  failure: null,
};

export const progress = (run: ListRun | null) => ({ run, round: 0, disposableIsBad: false });
