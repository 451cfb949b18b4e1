/** Deletes what is too old or too much. */
import type { createConnection, SizedStoreName, TimedStoreName } from './stores.ts';

export const createTrims = (database: ReturnType<typeof createConnection>['database']) => ({
  /** Removes the records that fail the test. */
  async retainWhere(store: TimedStoreName, test: (value: unknown) => boolean): Promise<void> {
    const tx = (await database()).transaction(store, 'readwrite');
    for (let cursor = await tx.store.openCursor(); cursor; cursor = await cursor.continue()) {
      if (!test(cursor.value)) await cursor.delete();
    }
    await tx.done;
  },
  /**
   * Removes the oldest records until `keep` remain, except spared ones and those since `before` (ms since
   * the epoch).
   */
  async trimToCount(
    store: TimedStoreName,
    keep: number,
    except?: { readonly before: number; readonly spares: (value: unknown) => boolean },
  ): Promise<void> {
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
  /** Keeps the newest records whose sizes add up to at most `most`. Records without a `size` stay. */
  async trimToSize(store: SizedStoreName, most: number): Promise<void> {
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
});
