/** Lists in the database of a simulated world, as the workbench's page stores, starts and reads them. */

import { expect } from 'vitest';
import type { ListQuestion, ListRun, ValueList } from '../../lib/workbench/messages/index.ts';
import { createPageStore } from '../../lib/workbench/page-store.ts';
import { replyOf, ui, type World } from '../service/world.ts';

/** A list of one column. */
export const listOf = (values: readonly string[], name = 'suppliers.csv'): ValueList => ({
  name,
  delimiter: ';',
  rows: values.map((value, i) => ({ number: i + 1, cells: [value] })),
  choice: { columns: ['any'], header: false },
});

export const pageStoreOf = (world: World) => createPageStore(world.db, () => world.now);

export async function storeList(world: World, list: ValueList): Promise<string> {
  const id = crypto.randomUUID();
  await pageStoreOf(world).add(id, list);
  return id;
}

export const startList = async (
  world: World,
  questions: readonly ListQuestion[],
  price: number,
  { list = listOf(questions.map(({ value }) => value)), from = ui } = {},
) =>
  world.send(
    'startList',
    { id: await storeList(world, list), questions: [...questions], price },
    from,
  );

/** Starts a list, and returns its id in the store. */
export const begun = async (...start: Parameters<typeof startList>): Promise<string> =>
  (await replyOf(startList(...start))).run.id;

export async function runOf(world: World, id: string): Promise<ListRun> {
  const { run } = await replyOf(world.send('listRun', { id }));
  return run ?? expect.fail('there is no such list');
}

export const until = (world: World, id: string, state: ListRun['state']) =>
  expect.poll(async () => (await runOf(world, id)).state).toBe(state);

/** The answers of a list as its page shows them. */
export async function answersOf(world: World, id: string) {
  const progress = await replyOf(world.send('listRun', { id }));
  return (await pageStoreOf(world).answers(id, 0, progress)).answers;
}
