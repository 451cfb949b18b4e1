import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createDb } from '../../../lib/service/storage/database.ts';
import { STORE_NAMES } from '../../../lib/service/storage/stores.ts';

let names = 0;
const fresh = () => {
  names += 1;
  return createDb(`db-test-${names}`);
};
const schema = z.object({ at: z.number(), name: z.string() });

describe('the database', () => {
  it.each(STORE_NAMES)(
    '%s deletes a record that does not parse, and keeps the rest',
    async (store) => {
      const db = fresh();
      await db.write(store, 'good', { at: 1, name: 'x' });
      await db.write(store, 'bad', { at: 2, name: 5 });
      expect(await db.read(store, 'bad', schema)).toBeUndefined();
      expect(await db.all(store, z.unknown())).toEqual([{ at: 1, name: 'x' }]);
      await db.write(store, 'bad', 'nonsense');
      expect(await db.all(store, schema)).toEqual([{ at: 1, name: 'x' }]);
      expect(await db.readMany(store, ['none', 'good', 'bad'], schema)).toEqual([
        undefined,
        { at: 1, name: 'x' },
        undefined,
      ]);
    },
  );

  it('asks only for records that exist when it reads many', async () => {
    const db = fresh();
    await db.write('cache', 'good 250', { at: 1, name: 'x' });
    const get = vi.spyOn(IDBObjectStore.prototype, 'get');
    onTestFinished(() => get.mockRestore());
    const ids = Array.from({ length: 500 }, (_, i) => `good ${i}`);
    const records = await db.readMany('cache', ids, schema);
    expect(records).toHaveLength(500);
    expect(records[250]).toEqual({ at: 1, name: 'x' });
    expect(records.filter(Boolean)).toHaveLength(1);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('reads newest first, within limits, and trims the oldest', async () => {
    const db = fresh();
    for (const at of [3, 1, 5, 2, 4]) await db.write('history', `${at}`, { at, name: 'n' });
    const at = async (range: { limit?: number; since?: number }) =>
      (await db.newest('history', schema, range)).map((entry) => entry.at);
    expect(await at({})).toEqual([5, 4, 3, 2, 1]);
    expect(await at({ limit: 2 })).toEqual([5, 4]);
    expect(await at({ since: 3 })).toEqual([5, 4, 3]);
    await db.trimToCount('history', 3);
    expect(await at({})).toEqual([5, 4, 3]);
    await db.trimToCount('history', 3);
    expect(await at({})).toEqual([5, 4, 3]);
  });

  it('keeps the newest records whose sizes add up to at most the limit', async () => {
    const db = fresh();
    for (const [at, size] of [
      [1, 10],
      [4, 50],
      [2, 30],
      [3, 40],
    ]) {
      await db.write('records', `${at}`, { at, size, name: 'n' });
    }
    const remaining = async () => (await db.all('records', schema)).map(({ at }) => at);
    await db.trimToSize('records', 120);
    expect(await remaining()).toEqual([2, 3, 4]);
    await db.trimToSize('records', 119);
    expect(await remaining()).toEqual([3, 4]);
  });

  it('is upgraded from the first version with all its data', async () => {
    names += 1;
    const name = `db-test-${names}`;
    const old = await openDB(name, 1, {
      upgrade(made) {
        const first = [
          'connection',
          'settings',
          'snapshots',
          'cache',
          'receipts',
          'history',
          'jobs',
        ];
        for (const store of first) {
          const created = made.createObjectStore(store);
          if (['receipts', 'history', 'cache'].includes(store)) created.createIndex('at', 'at');
          if (store === 'receipts') {
            created.createIndex('state', 'state');
            created.createIndex('question', 'question');
          }
        }
      },
    });
    await old.put('cache', { at: 7, name: 'kept' }, 'question');
    old.close();
    const db = createDb(name);
    expect(await db.read('cache', 'question', schema)).toEqual({ at: 7, name: 'kept' });
    await db.write('records', 'id', { at: 8, size: 3, name: 'new' });
    await db.trimToSize('cache', 0);
    expect(await db.all('cache', schema)).toEqual([{ at: 7, name: 'kept' }]);
    expect(await db.newest('records', schema, {})).toEqual([{ at: 8, name: 'new' }]);
    await db.write('receipts', 'of-a-list', { at: 9, name: 'paid', list: 'one' });
    expect(await db.receiptsBy('list', 'one', schema)).toEqual([{ at: 9, name: 'paid' }]);
  });

  it('is upgraded from version 4 with the records of each of its stores', async () => {
    names += 1;
    const name = `db-test-${names}`;
    const stores = STORE_NAMES.filter((store) => store !== 'consoleRequests');
    // The stores and indexes as version 4 made them.
    const weight = ['weight', ['at', 'size']] as const;
    const indexes: Readonly<
      Record<string, readonly (readonly [string, string | readonly string[]])[]>
    > = {
      history: [['at', 'at']],
      receipts: ['at', 'state', 'question', 'list'].map((path) => [path, path] as const),
      cache: [['at', 'at'], weight],
      records: [['at', 'at'], weight],
      rawAnswers: [['at', 'at'], weight],
    };
    const old = await openDB(name, 4, {
      upgrade(made) {
        for (const store of stores) {
          const created = made.createObjectStore(store);
          for (const [index, path] of indexes[store] ?? [])
            created.createIndex(index, typeof path === 'string' ? path : [...path]);
        }
      },
    });
    const record = (store: string) => ({ at: 7, size: 3, name: store, list: 'one' });
    for (const store of stores) await old.put(store, record(store), 'id');
    old.close();
    const db = createDb(name);
    for (const store of stores)
      expect(await db.read(store, 'id', z.unknown()), store).toEqual(record(store));
    expect(await db.receiptsBy('list', 'one', schema)).toEqual([{ at: 7, name: 'receipts' }]);
    for (const store of ['history', 'receipts', 'cache', 'records', 'rawAnswers'] as const)
      expect(await db.newest(store, schema, { limit: 1 }), store).toEqual([{ at: 7, name: store }]);
    await db.write('consoleRequests', 'new', { at: 8, size: 2, name: 'new' });
    expect(await db.newest('consoleRequests', schema, {})).toEqual([{ at: 8, name: 'new' }]);
    await db.trimToSize('rawAnswers', 3);
    await db.trimToSize('consoleRequests', 1);
    expect(await db.all('rawAnswers', schema)).toHaveLength(1);
    expect(await db.all('consoleRequests', schema)).toEqual([]);
    await db.close();
    const upgraded = await openDB(name);
    expect(upgraded.version).toBe(5);
    expect([...upgraded.objectStoreNames]).toEqual([...STORE_NAMES].toSorted());
    upgraded.close();
  });

  it('reads and removes records by a prefix, in the order of their ids', async () => {
    const db = fresh();
    const entry = (name: string) => [name, { at: 1, name }] as const;
    await db.writeAll('listAnswers', ['a/2', 'b/1', 'a/1', 'a/10', 'ab/1'].map(entry));
    const ids = async (prefix: string, from?: string) =>
      (await db.readByPrefix('listAnswers', prefix, schema, from)).map(({ id }) => id);
    expect(await ids('a/')).toEqual(['a/1', 'a/10', 'a/2']);
    expect(await ids('a/', 'a/10')).toEqual(['a/10', 'a/2']);
    await db.removeByPrefix('listAnswers', 'a/');
    expect(await ids('a/')).toEqual([]);
    expect(await ids('b/')).toEqual(['b/1']);
  });

  it('is opened again after it was closed', async () => {
    const db = fresh();
    await db.write('settings', 'a', { at: 1, name: 'x' });
    await db.close();
    expect(await db.read('settings', 'a', schema)).toEqual({ at: 1, name: 'x' });
  });
});
