import type { z } from 'zod';
import { createConnection, DATABASE, type StoreName, type TimedStoreName } from './stores.ts';
import { createTrims } from './trims.ts';

/** Of so many records most do not exist: it is faster to read all keys once than to ask for each. */
const MANY_RECORDS = 100;

export type Db = ReturnType<typeof createDb>;

/**
 * The extension-origin IndexedDB. Not `storage.local`, which content scripts can read in browsers
 * without `setAccessLevel`. Every value is parsed when it is read. One that does not parse is deleted,
 * so that a damaged record never causes a crash.
 */
export function createDb(name = DATABASE) {
  const { database, close, transactions } = createConnection(name);

  async function parsed<T>(
    store: StoreName,
    id: IDBValidKey,
    value: unknown,
    schema: z.ZodType<T>,
  ): Promise<T | undefined> {
    if (value === undefined) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    await (await database()).delete(store, id);
    return undefined;
  }

  /** All records of a store, or of an index of it, in a range. */
  async function parsedAll<T>(
    store: StoreName,
    schema: z.ZodType<T>,
    { index, range }: { index?: string; range?: IDBKeyRange | string | null } = {},
  ): Promise<{ id: string; value: T }[]> {
    const tx = (await database()).transaction(store);
    const from = index === undefined ? tx.store : tx.store.index(index);
    const [keys, values] = await Promise.all([from.getAllKeys(range), from.getAll(range)]);
    const all = await Promise.all(
      keys.map(async (key, i) => {
        const value = await parsed(store, key, values[i], schema);
        return value === undefined ? [] : [{ id: String(key), value }];
      }),
    );
    return all.flat();
  }
  const valuesOf = <T>(records: readonly { readonly value: T }[]): T[] =>
    records.map(({ value }) => value);
  const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

  return {
    async read<T>(store: StoreName, id: string, schema: z.ZodType<T>): Promise<T | undefined> {
      return parsed(store, id, await (await database()).get(store, id), schema);
    },
    /** Several records in one transaction; `undefined` where there is none. */
    async readMany<T>(
      store: StoreName,
      ids: readonly string[],
      schema: z.ZodType<T>,
    ): Promise<(T | undefined)[]> {
      const tx = (await database()).transaction(store);
      const keys = ids.length < MANY_RECORDS ? null : new Set(await tx.store.getAllKeys());
      const values: unknown[] = await Promise.all(
        ids.map((id) => (keys === null || keys.has(id) ? tx.store.get(id) : undefined)),
      );
      return Promise.all(ids.map((id, i) => parsed(store, id, values[i], schema)));
    },
    async all<T>(store: StoreName, schema: z.ZodType<T>): Promise<T[]> {
      return valuesOf(await parsedAll(store, schema));
    },
    /** Newest first: at most `limit`, none older than `since` (ms since epoch). */
    async newest<T>(
      store: TimedStoreName,
      schema: z.ZodType<T>,
      { limit, since }: { limit?: number; since?: number },
    ): Promise<T[]> {
      const range = since === undefined ? null : IDBKeyRange.lowerBound(since);
      // A single request instead of a cursor, because a day with a list has thousands of receipts.
      if (limit === undefined)
        return valuesOf(await parsedAll(store, schema, { index: 'at', range })).reverse();
      const tx = (await database()).transaction(store);
      const rows: { key: IDBValidKey; value: unknown }[] = [];
      let cursor = await tx.store.index('at').openCursor(range, 'prev');
      while (cursor && rows.length < limit) {
        rows.push({ key: cursor.primaryKey, value: cursor.value });
        cursor = await cursor.continue();
      }
      const read = await Promise.all(rows.map((row) => parsed(store, row.key, row.value, schema)));
      return read.filter((value) => value !== undefined);
    },
    /** Receipts in a state, about a question, or of a list. */
    async receiptsBy<T>(
      index: 'state' | 'question' | 'list',
      value: string,
      schema: z.ZodType<T>,
    ): Promise<T[]> {
      return valuesOf(await parsedAll('receipts', schema, { index, range: value }));
    },
    /** Records whose ids begin with `prefix`, in the order of their ids. */
    readByPrefix: <T>(store: StoreName, prefix: string, schema: z.ZodType<T>) =>
      parsedAll(store, schema, { range: beginningWith(prefix) }),
    async write(store: StoreName, id: string, value: unknown): Promise<void> {
      await (await database()).put(store, value, id);
    },
    /** Writes all records or none. */
    async writeAll(
      store: StoreName,
      records: readonly (readonly [string, unknown])[],
    ): Promise<void> {
      const tx = (await database()).transaction(store, 'readwrite');
      await Promise.all([...records.map(([id, value]) => tx.store.put(value, id)), tx.done]);
    },
    async removeByPrefix(store: StoreName, prefix: string): Promise<void> {
      await (await database()).delete(store, beginningWith(prefix));
    },
    async removeAll(store: StoreName, ids: readonly string[]): Promise<void> {
      const tx = (await database()).transaction(store, 'readwrite');
      await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
    },
    async remove(store: StoreName, id: string): Promise<void> {
      await (await database()).delete(store, id);
    },
    async clear(store: StoreName): Promise<void> {
      await (await database()).clear(store);
    },
    ...createTrims(database),
    ...transactions,
    close,
  };
}
