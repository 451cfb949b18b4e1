import type { z } from 'zod';
import {
  createConnection,
  DATABASE,
  type SizedStoreName,
  type StoreName,
  type TimedStoreName,
  type Transactions,
} from './stores.ts';

/**
 * The extension-origin IndexedDB. Not `storage.local`, which content scripts can read in browsers
 * without `setAccessLevel`. Every value is parsed when it is read. One that does not parse is deleted,
 * so that a damaged record never causes a crash.
 */
export interface Db extends Transactions {
  read<T>(store: StoreName, id: string, schema: z.ZodType<T>): Promise<T | undefined>;
  /** Several records in one transaction; `undefined` where there is none. */
  readMany<T>(
    store: StoreName,
    ids: readonly string[],
    schema: z.ZodType<T>,
  ): Promise<(T | undefined)[]>;
  all<T>(store: StoreName, schema: z.ZodType<T>): Promise<T[]>;
  /** Newest first: at most `limit`, none older than `since` (ms since epoch). */
  newest<T>(
    store: TimedStoreName,
    schema: z.ZodType<T>,
    range: { limit?: number; since?: number },
  ): Promise<T[]>;
  /** Receipts in a state, or about a question. */
  receiptsBy<T>(
    index: 'state' | 'question' | 'list',
    value: string,
    schema: z.ZodType<T>,
  ): Promise<T[]>;
  /** Records whose ids begin with `prefix`, in the order of their ids. */
  readByPrefix<T>(
    store: StoreName,
    prefix: string,
    schema: z.ZodType<T>,
  ): Promise<{ id: string; value: T }[]>;
  write(store: StoreName, id: string, value: unknown): Promise<void>;
  /** Writes all records or none. */
  writeAll(store: StoreName, records: readonly (readonly [string, unknown])[]): Promise<void>;
  removeByPrefix(store: StoreName, prefix: string): Promise<void>;
  removeAll(store: StoreName, ids: readonly string[]): Promise<void>;
  remove(store: StoreName, id: string): Promise<void>;
  clear(store: StoreName): Promise<void>;
  /** Removes the records that fail the test. */
  retainWhere(store: TimedStoreName, test: (value: unknown) => boolean): Promise<void>;
  /**
   * Removes the oldest records until `keep` remain, except spared ones and those since `before` (ms since
   * the epoch).
   */
  trimToCount(
    store: TimedStoreName,
    keep: number,
    except?: { readonly before: number; readonly spares: (value: unknown) => boolean },
  ): Promise<void>;
  /** Keeps the newest records whose sizes add up to at most `most`. Records without a `size` stay. */
  trimToSize(store: SizedStoreName, most: number): Promise<void>;
  close(): Promise<void>;
}

/** Of so many records most do not exist: it is faster to read all keys once than to ask for each. */
const MANY_RECORDS = 100;

export function createDb(name = DATABASE): Db {
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

  const present = <T>(values: readonly (T | undefined)[]): T[] =>
    values.filter((value) => value !== undefined);

  return {
    async read(store, id, schema) {
      return parsed(store, id, await (await database()).get(store, id), schema);
    },
    async readMany(store, ids, schema) {
      const tx = (await database()).transaction(store);
      const keys = ids.length < MANY_RECORDS ? null : new Set(await tx.store.getAllKeys());
      const values: unknown[] = await Promise.all(
        ids.map((id) => (keys === null || keys.has(id) ? tx.store.get(id) : undefined)),
      );
      return Promise.all(ids.map((id, i) => parsed(store, id, values[i], schema)));
    },
    async all(store, schema) {
      const tx = (await database()).transaction(store);
      const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
      return present(
        await Promise.all(keys.map((key, i) => parsed(store, key, values[i], schema))),
      );
    },
    async newest(store, schema, { limit = Number.POSITIVE_INFINITY, since }) {
      const tx = (await database()).transaction(store);
      const range = since === undefined ? null : IDBKeyRange.lowerBound(since);
      if (limit === Number.POSITIVE_INFINITY) {
        // A single request instead of a cursor, because a day with a list has thousands of receipts.
        const index = tx.store.index('at');
        const [keys, values] = await Promise.all([index.getAllKeys(range), index.getAll(range)]);
        const all = await Promise.all(keys.map((key, i) => parsed(store, key, values[i], schema)));
        return present(all).reverse();
      }
      const rows: { key: IDBValidKey; value: unknown }[] = [];
      let cursor = await tx.store.index('at').openCursor(range, 'prev');
      while (cursor && rows.length < limit) {
        rows.push({ key: cursor.primaryKey, value: cursor.value });
        cursor = await cursor.continue();
      }
      return present(
        await Promise.all(rows.map((row) => parsed(store, row.key, row.value, schema))),
      );
    },
    async receiptsBy(index, value, schema) {
      const tx = (await database()).transaction('receipts');
      const from = tx.store.index(index);
      const [keys, values] = await Promise.all([from.getAllKeys(value), from.getAll(value)]);
      return present(
        await Promise.all(keys.map((key, i) => parsed('receipts', key, values[i], schema))),
      );
    },
    async readByPrefix(store, prefix, schema) {
      const tx = (await database()).transaction(store);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, values] = await Promise.all([
        tx.store.getAllKeys(range),
        tx.store.getAll(range),
      ]);
      const all = await Promise.all(
        keys.map(async (key, i) => {
          const value = await parsed(store, key, values[i], schema);
          return value === undefined ? [] : [{ id: String(key), value }];
        }),
      );
      return all.flat();
    },
    async write(store, id, value) {
      await (await database()).put(store, value, id);
    },
    async writeAll(store, records) {
      const tx = (await database()).transaction(store, 'readwrite');
      await Promise.all([...records.map(([id, value]) => tx.store.put(value, id)), tx.done]);
    },
    async removeByPrefix(store, prefix) {
      await (await database()).delete(store, IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    },
    async removeAll(store, ids) {
      const tx = (await database()).transaction(store, 'readwrite');
      await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
    },
    async remove(store, id) {
      await (await database()).delete(store, id);
    },
    async clear(store) {
      await (await database()).clear(store);
    },
    async retainWhere(store, test) {
      const tx = (await database()).transaction(store, 'readwrite');
      for (let cursor = await tx.store.openCursor(); cursor; cursor = await cursor.continue()) {
        if (!test(cursor.value)) await cursor.delete();
      }
      await tx.done;
    },
    async trimToCount(store, keep, except) {
      const tx = (await database()).transaction(store, 'readwrite');
      let excess = (await tx.store.count()) - keep;
      const range = except ? IDBKeyRange.upperBound(except.before, true) : null;
      let cursor = excess > 0 ? await tx.store.index('at').openCursor(range) : null;
      while (cursor && excess > 0) {
        if (!except?.spares(cursor.value)) {
          await cursor.delete();
          excess -= 1;
        }
        cursor = await cursor.continue();
      }
      await tx.done;
    },
    async trimToSize(store, most) {
      const tx = (await database()).transaction(store, 'readwrite');
      let remaining = most;
      // A key cursor on the index does not read the records themselves.
      let cursor = await tx.store.index('weight').openKeyCursor(null, 'prev');
      while (cursor) {
        const [, size] = Array.isArray(cursor.key) ? cursor.key : [];
        remaining -= typeof size === 'number' ? size : 0;
        if (remaining < 0) await tx.store.delete(cursor.primaryKey);
        cursor = await cursor.continue();
      }
      await tx.done;
    },
    ...transactions,
    close,
  };
}
