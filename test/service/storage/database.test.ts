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

  it.each(['cache', 'records', 'rawAnswers'] as const)(
    'keeps the newest records of %s whose sizes add up to at most the limit',
    async (store) => {
      const db = fresh();
      for (const [at, size] of [
        [1, 10],
        [4, 50],
        [2, 30],
        [3, 40],
      ]) {
        await db.write(store, `${at}`, { at, size, name: 'n' });
      }
      const remaining = async () => (await db.all(store, schema)).map(({ at }) => at);
      await db.trimToSize(store, 120);
      expect(await remaining()).toEqual([2, 3, 4]);
      await db.trimToSize(store, 119);
      expect(await remaining()).toEqual([3, 4]);
    },
  );

  it('reads and removes records by a prefix, in the order of their ids', async () => {
    const db = fresh();
    const entry = (name: string) => [name, { at: 1, name }] as const;
    await db.writeAll('listAnswers', ['a/2', 'b/1', 'a/1', 'a/10', 'ab/1'].map(entry));
    const ids = async (prefix: string) =>
      (await db.readByPrefix('listAnswers', prefix, schema)).map(({ id }) => id);
    expect(await ids('a/')).toEqual(['a/1', 'a/10', 'a/2']);
    await db.removeByPrefix('listAnswers', 'a/');
    expect(await ids('a/')).toEqual([]);
    expect(await ids('b/')).toEqual(['b/1']);
  });

  it('of the first version opens, without exchange rates and the requests of the console', async () => {
    names += 1;
    const name = `db-test-${names}`;
    const first = await openDB(name, 1, {
      upgrade(db) {
        for (const store of [...STORE_NAMES, 'consoleRequests']) db.createObjectStore(store);
      },
    });
    for (const id of ['rates account EUR', 'usage'])
      await first.put('snapshots', { at: 1, name: id }, id);
    await first.put('consoleRequests', { at: 1, name: 'x' }, 'a');
    first.close();
    const db = createDb(name);
    expect(await db.all('snapshots', schema)).toEqual([{ at: 1, name: 'usage' }]);
    await db.close();
    const now = await openDB(name);
    expect([...now.objectStoreNames]).toEqual([...STORE_NAMES].sort());
    now.close();
  });

  it('of the second version opens, with its texts as messages', async () => {
    names += 1;
    const name = `db-test-${names}`;
    const former = await openDB(name, 2, {
      upgrade(db) {
        for (const store of STORE_NAMES) db.createObjectStore(store);
      },
    });
    const text = (...given: unknown[]) => `\uFDD0${JSON.stringify(given)}\uFDD1`;
    const entry = {
      verdict: {
        headline: text('iban.countryWithoutIban', { code: text('country', 'XK') }),
        facts: [
          { name: 'record.bank', label: text('record.bank'), value: 'A \uFDD1 bank' },
          { name: 'x', label: 'x', value: text('list', ['a', text('record.yes')], 'unit') },
        ],
      },
      failure: {
        action: `${text('failures.checkAddress')} ${text('dateTime', 7)}`,
        raw: '{"a":1}',
      },
      broken: '\uFDD0[\uFDD1 rest',
      file: new Uint8Array([1]),
    };
    await former.put('history', entry, 'a');
    await former.put('listAnswers', { at: 1, name: 'untouched' }, 'l/1');
    former.close();
    const db = createDb(name);
    expect(await db.read('listAnswers', 'l/1', schema)).toEqual({ at: 1, name: 'untouched' });
    expect(await db.read('history', 'a', z.unknown())).toEqual({
      verdict: {
        headline: {
          message: 'iban.countryWithoutIban',
          values: { code: { message: 'country', values: { code: 'XK' } } },
        },
        facts: [
          { name: 'record.bank', label: { message: 'record.bank' }, value: 'A \uFDD1 bank' },
          {
            name: 'x',
            label: 'x',
            value: {
              message: 'list',
              values: { items: ['a', { message: 'record.yes' }], type: 'unit' },
            },
          },
        ],
      },
      failure: {
        action: [{ message: 'failures.checkAddress' }, { message: 'dateTime', values: { at: 7 } }],
        raw: '{"a":1}',
      },
      broken: 'rest',
      file: new Uint8Array([1]),
    });
  });

  it('is opened again after it was closed', async () => {
    const db = fresh();
    await db.write('settings', 'a', { at: 1, name: 'x' });
    await db.close();
    expect(await db.read('settings', 'a', schema)).toEqual({ at: 1, name: 'x' });
  });
});
