import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../lib/domain/index.ts';
import type { ReplyOf } from '../../../lib/extension/messages/index.ts';
import type { ValueList } from '../../../lib/workbench/messages/index.ts';
import { connected, privateUi, type World } from '../../service/world.ts';

const listOf = (name: string, values: readonly string[] = ['a@example.com']): ValueList => ({
  name,
  delimiter: ',',
  rows: values.map((value, i) => ({ number: i + 1, cells: [value] })),
  choice: { columns: ['any'], header: false },
});

async function save(world: World, list: ValueList, id: string | null = null, changesOnly = false) {
  world.now += 1;
  const outcome = await world.send('saveList', { id, list, changesOnly });
  if (!outcome.ok) throw new Error(outcome.failure.message);
  return outcome.value.id;
}

async function saved(world: World, list: ValueList): Promise<string> {
  const id = await save(world, list);
  if (id === null) throw new Error('not stored');
  return id;
}

async function runsOf(world: World) {
  const outcome = await world.send('lists', {});
  return outcome.ok ? outcome.value.runs : [];
}

async function stored(world: World, id: string) {
  const outcome = await world.send('list', { id });
  return outcome.ok ? outcome.value.list : null;
}

const question = { kind: 'email', value: 'a@example.com' } as const;
const start = (world: World, id: string | null, list: ValueList) =>
  world.send('startList', { id, list, questions: [question], price: 3 });

async function started(world: World, id: string | null, list: ValueList): Promise<string> {
  const outcome = await start(world, id, list);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const { run } = outcome.value;
  await expect
    .poll(async () => (await runsOf(world)).find((other) => other.id === run.id)?.state)
    .toBe('done');
  return run.id;
}

describe('a list that is not looked up', () => {
  it('is stored with its rows, layout and changed cells, and survives a restart', async () => {
    const world = await connected();
    const originals = [{ row: 2, column: 0, text: 'b@exmaple.com' }];
    const list = { ...listOf('people.csv', ['Email', 'b@example.com']), originals };
    const withHeader = { ...list, choice: { columns: ['email' as const], header: true } };
    const id = await saved(world, withHeader);
    await world.restart();
    expect(await runsOf(world)).toMatchObject([
      { id, name: 'people.csv', state: 'draft', total: 1, at: world.now, spent: 0 },
    ]);
    expect(await stored(world, id)).toEqual(withHeader);
    expect(world.calls).toEqual([]);
  });

  it('keeps the types of the cells of a workbook, also where other cells change', async () => {
    const world = await connected();
    const rows = [
      { number: 1, cells: ['1', 'a'], types: 'nt' },
      { number: 2, cells: ['2', 'b'], types: 'nt' },
      { number: 3, cells: ['x', 'c'] },
    ];
    const list = { ...listOf('book.xlsx'), rows };
    const id = await saved(world, list);
    await world.restart();
    expect(await stored(world, id)).toEqual(list);
    const changed = { number: 2, cells: ['2', 'B'], types: 'nt' };
    await save(world, { ...list, rows: [changed] }, id, true);
    expect((await stored(world, id))?.rows).toEqual([rows[0], changed, rows[2]]);
  });

  it('is saved again under its id, with another name and time', async () => {
    const world = await connected();
    const id = await saved(world, listOf('old', ['a', 'b']));
    expect(await save(world, listOf('new', ['a', 'b', 'c']), id)).toBe(id);
    expect(await runsOf(world)).toMatchObject([{ id, name: 'new', total: 3, at: world.now }]);
  });

  it('is saved with only the rows that changed', async () => {
    const world = await connected();
    const id = await saved(world, listOf('old', ['a', 'b', 'c']));
    const changes = { ...listOf('new'), rows: [{ number: 2, cells: ['B'] }] };
    expect(await save(world, changes, id, true)).toBe(id);
    expect(await stored(world, id)).toEqual(listOf('new', ['a', 'B', 'c']));
    expect(await runsOf(world)).toMatchObject([{ name: 'new', total: 3 }]);
  });

  it('is read with the changes that are being saved, as when its tab is reloaded', async () => {
    const world = await connected();
    const id = await saved(world, listOf('x', ['a@exmaple.com', 'b@exmaple.com']));
    const changed = listOf('x', ['a@example.com']);
    const saving = save(world, changed, id, true);
    const [first, second] = (await stored(world, id))?.rows ?? [];
    expect([first?.cells, second?.cells]).toEqual([['a@example.com'], ['b@exmaple.com']]);
    await saving;
  });

  it('is not stored again after it was removed, or after the history was cleared', async () => {
    const world = await connected();
    const [removed, cleared] = [await saved(world, listOf('a')), await saved(world, listOf('b'))];
    await world.send('controlList', { id: removed, act: 'remove' });
    expect(await save(world, listOf('a'), removed)).toBeNull();
    await world.send('clearHistory', {});
    expect(await save(world, listOf('b'), cleared)).toBeNull();
    expect(await runsOf(world)).toEqual([]);
  });

  it('is neither stored nor read in a private window', async () => {
    const world = await connected();
    const id = await saved(world, listOf('a'));
    const body = { id: null, list: listOf('secret'), changesOnly: false };
    expect(await world.send('saveList', body, privateUi)).toEqual({
      ok: true,
      value: { id: null },
    });
    expect(await world.send('list', { id }, privateUi)).toMatchObject({ value: { list: null } });
    expect(await runsOf(world)).toHaveLength(1);
  });

  describe('whose rows come in parts', () => {
    const upload = '00000000-0000-4000-8000-000000000000';
    const list = listOf('long', ['a@example.com', 'b@example.com', 'c@example.com']);
    const stage = (world: World, from: number, count = 2, caller?: typeof privateUi) =>
      world.send(
        'stageRows',
        { upload, from, rows: list.rows.slice(from, from + count) },
        ...(caller ? [caller] : []),
      );
    const body = { id: null, list: { ...list, rows: [] }, changesOnly: false, upload };
    const staged = (isStaged: boolean) => ({ ok: true, value: { isStaged } });

    it('is stored with all of them', async () => {
      const world = await connected();
      expect(await stage(world, 0)).toEqual(staged(true));
      expect(await stage(world, 2)).toEqual(staged(true));
      const outcome = await world.send('saveList', body);
      const id = outcome.ok ? outcome.value.id : null;
      expect(await stored(world, id ?? '')).toEqual(list);
    });

    it('is not stored if a part was lost', async () => {
      const world = await connected();
      await stage(world, 0);
      await world.restart();
      expect(await stage(world, 2)).toEqual(staged(false));
      expect(await world.send('saveList', body)).toMatchObject({
        ok: false,
        failure: { kind: 'worker-gone' },
      });
      expect(await runsOf(world)).toEqual([]);
    });

    const start = {
      id: null,
      list: { ...list, rows: [] },
      upload,
      questions: [{ kind: 'email' as const, value: 'a@example.com' }],
      price: 3,
    };

    it('is looked up with all of them', async () => {
      const world = await connected();
      await stage(world, 0);
      await stage(world, 2);
      const started = await world.send('startList', start);
      expect(await stored(world, started.ok ? started.value.run.id : '')).toEqual(list);
    });

    it('is not looked up if a part was lost', async () => {
      const world = await connected();
      await stage(world, 0);
      await world.restart();
      await stage(world, 2);
      expect(await world.send('startList', start)).toMatchObject({
        ok: false,
        failure: { kind: 'worker-gone', billed: 'no' },
      });
      expect(await runsOf(world)).toEqual([]);
      expect(world.paid()).toEqual([]);
    });

    it.each([
      [
        'many rows',
        Array.from({ length: 12_001 }, (_, i) => `a${i}@example.com`),
        [5000, 5000, 2001],
      ],
      ['long cells', Array.from({ length: 10 }, (_, i) => `${i}`.repeat(900_000)), [4, 4, 2]],
    ])('is read in parts: %s', async (_, cells, sizes) => {
      const world = await connected();
      const long = listOf('long', cells);
      const id = await saved(world, long);
      const parts: ValueList[] = [];
      for (let from: number | undefined = 0; from !== undefined; ) {
        const outcome: Outcome<ReplyOf<'list'>> = await world.send('list', { id, from });
        if (!outcome.ok || !outcome.value.list) throw new Error('no list');
        parts.push(outcome.value.list);
        from = outcome.value.next;
      }
      expect(parts.map(({ rows }) => rows.length)).toEqual(sizes);
      expect(parts.flatMap(({ rows }) => rows)).toEqual(long.rows);
      await world.send('clearHistory', {});
      expect(await world.send('list', { id, from: 1 })).toMatchObject({ value: { list: null } });
    });

    it('is forgotten with the history, and not kept in a private window', async () => {
      const world = await connected();
      await stage(world, 0);
      await world.send('clearHistory', {});
      expect(await stage(world, 2)).toEqual(staged(false));
      expect(await stage(world, 0, 2, privateUi)).toEqual(staged(true));
      expect(await stage(world, 2)).toEqual(staged(false));
    });
  });

  it.each(['pause', 'resume', 'stop'] as const)('is not started by %s', async (act) => {
    const world = await connected();
    const id = await saved(world, listOf('a'));
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
  it('turns the draft into the list that is looked up', async () => {
    const world = await connected();
    const list = listOf('people.csv');
    const id = await saved(world, list);
    expect(await started(world, id, list)).toBe(id);
    expect(await runsOf(world)).toMatchObject([{ id, state: 'done', answered: 1, spent: 3 }]);
  });

  it('keeps its questions and answers while the list’s cells and name change', async () => {
    const world = await connected();
    const id = await started(world, null, listOf('people.csv'));
    expect(await save(world, listOf('suppliers.csv', ['changed']), id)).toBe(id);
    expect(await world.send('list', { id })).toMatchObject({
      value: { list: { rows: [{ cells: ['changed'] }] }, questions: [question] },
    });
    expect(await runsOf(world)).toMatchObject([
      { id, name: 'suppliers.csv', state: 'done', total: 1, answered: 1 },
    ]);
  });

  it('of an ended list makes another list', async () => {
    const world = await connected();
    const id = await started(world, null, listOf('people.csv'));
    expect(await started(world, id, listOf('people.csv'))).not.toBe(id);
    expect(await runsOf(world)).toHaveLength(2);
  });
});

it('keeps the newest twenty drafts, those open in tabs, and every list that was looked up', async () => {
  const world = await connected();
  const lookedUp = await started(world, null, listOf('looked up'));
  const open = await saved(world, listOf('open'));
  world.tabs.push({
    id: 7,
    url: `chrome-extension://fieldmark/workbench.html?list=${open}`,
    private: false,
  });
  await saved(world, listOf('oldest'));
  for (let i = 1; i <= 20; i += 1) await saved(world, listOf(`draft ${i}`));
  const kept = (await runsOf(world)).map(({ name }) => name);
  expect(kept).toEqual([
    ...Array.from({ length: 20 }, (_, i) => `draft ${20 - i}`),
    'open',
    'looked up',
  ]);
  expect(await stored(world, lookedUp)).not.toBeNull();
});
