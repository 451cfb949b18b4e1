/** Lists in the database, which the workbench's page stores and the background looks up. */
import { describe, expect, it } from 'vitest';
import { createListLog } from '../../lib/workbench/background/log.ts';
import type { ValueList } from '../../lib/workbench/messages/index.ts';
import { connected, replyOf, type World } from '../service/world.ts';
import { answersOf, begun, listOf, pageStoreOf, storeList, until } from './stored-lists.ts';

const question = { kind: 'email', value: 'a@example.com' } as const;

const runsOf = async (world: World) => (await replyOf(world.send('lists', {}))).runs;

const stored = async (world: World, id: string) => (await pageStoreOf(world).read(id))?.list;

async function started(world: World): Promise<string> {
  const id = await begun(world, [question], 3);
  await until(world, id, 'done');
  return id;
}
async function startedAgain(world: World, id: string): Promise<string> {
  const body = { id, questions: [question], price: 3 };
  const { run } = await replyOf(world.send('startList', body));
  await until(world, run.id, 'done');
  return run.id;
}

/** The list with another text in its row of this number. */
const withRow = (list: ValueList, number: number, text: string): ValueList => ({
  ...list,
  rows: list.rows.map((row) => (row.number === number ? { ...row, cells: [text] } : row)),
});

describe('a list that is not looked up', () => {
  it('is stored with its rows, layout and changed cells, and survives a restart', async () => {
    const world = await connected();
    const list: ValueList = {
      ...listOf(['Email', 'b@example.com'], 'people.csv'),
      originals: [{ row: 2, column: 0, text: 'b@exmaple.com' }],
      arrangement: [{ id: 'row', isShown: false, width: 12.5 }],
      choice: { columns: ['email'], header: true },
    };
    const id = await storeList(world, list);
    await world.restart();
    expect(await runsOf(world)).toMatchObject([
      { id, name: 'people.csv', state: 'draft', total: 1, at: world.now, spent: 0 },
    ]);
    expect(await stored(world, id)).toEqual(list);
    expect(world.calls).toEqual([]);
  });

  it.each([0, 1, 499, 500, 501, 2_345])(
    'is read as it was saved, with the types of its cells: %i rows',
    async (count) => {
      const world = await connected();
      const list = listOf(Array.from({ length: count }, (_, i) => `a${i}`));
      const typed = list.rows.map((row, i) => (i % 2 ? row : { ...row, types: 'n' }));
      const id = await storeList(world, { ...list, rows: typed });
      const edited = withRow(withRow({ ...list, rows: typed }, 1, 'first'), count, 'last');
      expect(await pageStoreOf(world).save(id, edited, { ...list, rows: typed })).toBe(true);
      expect((await stored(world, id))?.rows).toEqual(edited.rows);
    },
  );

  it('is saved under its id, with another name and time, and with all rows where these are others', async () => {
    const world = await connected();
    const list = listOf(['a', 'b'], 'old');
    const id = await storeList(world, list);
    await pageStoreOf(world).save(id, withRow(list, 2, 'B'), list);
    world.now += 1;
    const split = { ...listOf(['a', 'b', 'c'], 'new'), delimiter: ',' } as const;
    expect(await pageStoreOf(world).save(id, split, withRow(list, 2, 'B'))).toBe(true);
    expect(await runsOf(world)).toMatchObject([{ id, name: 'new', total: 3, at: world.now }]);
    expect(await stored(world, id)).toEqual(split);
  });

  it('keeps what two tabs changed in it', async () => {
    const world = await connected();
    const list = listOf(['a', 'b', 'c']);
    const id = await storeList(world, list);
    const [first, second] = [pageStoreOf(world), pageStoreOf(world)];
    await first.save(id, withRow(list, 1, 'A'), list);
    await second.save(id, withRow(list, 3, 'C'), list);
    expect(await stored(world, id)).toEqual(withRow(withRow(list, 1, 'A'), 3, 'C'));
  });

  it('is read with what a page was saving when it ended', async () => {
    const world = await connected();
    const list = listOf(['a', 'b']);
    const id = await storeList(world, list);
    const rest = withRow(list, 2, 'B');
    void pageStoreOf(world).save(id, rest, list);
    expect(await stored(world, id)).toEqual(rest);
  });

  it('is not stored again after it was removed, or after the history was cleared', async () => {
    const world = await connected();
    const list = listOf(['a']);
    const [removed, cleared] = [await storeList(world, list), await storeList(world, list)];
    await world.send('controlList', { id: removed, act: 'remove' });
    expect(await pageStoreOf(world).save(removed, list, list)).toBe(false);
    await world.send('clearHistory', {});
    expect(await pageStoreOf(world).save(cleared, list, list)).toBe(false);
    expect(await stored(world, cleared)).toBeUndefined();
    // A page that ended before it heard that the list is gone.
    await world.db.write('listRows', `${cleared}/row/00000001`, { number: 1, cells: ['secret'] });
    await world.restart();
    await world.service.whenResumed;
    const left = () => world.db.snapshot(['listRows'], (tx) => tx.objectStore('listRows').count());
    await expect.poll(left).toBe(0);
    expect(await runsOf(world)).toEqual([]);
  });

  it('is read without rows and answers that are damaged', async () => {
    const world = await connected();
    const id = await started(world);
    await world.db.write('listAnswers', `${id}/00000007`, { state: 'nonsense' });
    await world.db.write('listRows', `${id}/part/00000500`, [null, { number: 9 }]);
    await world.db.write('listRows', `${id}/row/00000001`, { number: 1, cells: [7] });
    expect(await pageStoreOf(world).read(id)).toEqual({
      list: listOf([question.value]),
      questions: [question],
    });
    expect(await answersOf(world, id)).toMatchObject([{ state: 'answered' }]);
    await world.db.write('listRows', `${id}/head`, 'nonsense');
    expect(await pageStoreOf(world).read(id)).toBeNull();
    expect(await runsOf(world)).toMatchObject([{ id, name: '' }]);
  });

  it.each(['pause', 'resume', 'stop'] as const)('is not started by %s', async (act) => {
    const world = await connected();
    const id = await storeList(world, listOf(['a']));
    expect(await world.send('controlList', { id, act })).toMatchObject({
      value: { run: { state: 'draft' } },
    });
    expect(await world.send('retryList', { id, which: 'failed', price: 9 })).toMatchObject({
      value: { run: null },
    });
    expect(await runsOf(world)).toMatchObject([{ id, state: 'draft' }]);
  });
});

describe('a lookup', () => {
  it('turns the draft into the list that is looked up, and pays nothing for one that is gone', async () => {
    const world = await connected();
    const body = { id: 'gone', questions: [question], price: 3 };
    expect(await world.send('startList', body)).toMatchObject({ ok: false });
    expect(world.paid()).toEqual([]);
    const id = await storeList(world, listOf([question.value]));
    expect(await startedAgain(world, id)).toBe(id);
    expect(await runsOf(world)).toMatchObject([{ id, state: 'done', answered: 1, spent: 3 }]);
  });

  it('keeps its questions and answers while the list’s cells and name change, and the next makes another list', async () => {
    const world = await connected();
    const id = await started(world);
    const list = listOf([question.value]);
    const changed = { ...withRow(list, 1, 'changed'), name: 'other.csv' };
    await pageStoreOf(world).save(id, changed, list);
    expect(await pageStoreOf(world).read(id)).toEqual({ list: changed, questions: [question] });
    expect(await runsOf(world)).toMatchObject([
      { id, name: 'other.csv', state: 'done', total: 1, answered: 1 },
    ]);
    const copy = await startedAgain(world, id);
    expect(copy).not.toBe(id);
    expect(await stored(world, copy)).toEqual(changed);
    expect(await runsOf(world)).toHaveLength(2);
  });

  it('started in two tabs at once runs once for each, and pays once', async () => {
    const world = await connected();
    const id = await storeList(world, listOf([question.value]));
    const ids = await Promise.all([startedAgain(world, id), startedAgain(world, id)]);
    expect(new Set(ids).size).toBe(2);
    expect(world.paid()).toHaveLength(1);
  });
});

it('reads the answers of a long list in order, and later the new ones', async () => {
  const world = await connected();
  const id = await started(world);
  const [first] = await answersOf(world, id);
  if (first?.state !== 'answered') throw new Error('no answer');
  const entries = Array.from({ length: 1_200 }, (_, at) => ({ ...first, at }));
  await createListLog(world.db).add(id, entries);
  const from = { round: 0, disposableIsBad: false };
  const { answers, next } = await pageStoreOf(world).answers(id, 1, from);
  expect(answers.map(({ at }) => at)).toEqual(entries.map(({ at }) => at));
  expect(await pageStoreOf(world).answers(id, next, from)).toEqual({ answers: [], next });
});

it('keeps the newest twenty drafts, those open in tabs, and every list that was looked up', async () => {
  const world = await connected();
  const lookedUp = await started(world);
  world.now += 1;
  const open = await storeList(world, listOf(['a'], 'open'));
  world.tabs.push({
    id: 7,
    url: `chrome-extension://fieldmark/workbench.html?list=${open}`,
    private: false,
  });
  for (let i = 0; i <= 20; i += 1) {
    world.now += 1;
    await storeList(world, listOf(['a'], `draft ${i}`));
  }
  await world.send('trimLists', {});
  expect((await runsOf(world)).map(({ name }) => name)).toEqual([
    ...Array.from({ length: 20 }, (_, i) => `draft ${20 - i}`),
    'open',
    'suppliers.csv',
  ]);
  expect(await stored(world, lookedUp)).toBeDefined();
});
