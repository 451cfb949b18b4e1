import { type IDBPDatabase, openDB } from 'idb';

const SCHEMA_VERSION = 5;

export const STORE_NAMES = [
  'connection',
  'settings',
  'snapshots',
  'cache',
  'receipts',
  'history',
  'jobs',
  'lists',
  'listRows',
  'listAnswers',
  'records',
  'rawAnswers',
  'consoleRequests',
] as const;
export type StoreName = (typeof STORE_NAMES)[number];
/** Stores whose records have a time `at` and are read newest first. */
export type TimedStoreName = 'receipts' | 'history' | SizedStoreName;
/** Timed stores whose records have a `size`. */
export type SizedStoreName = 'cache' | 'records' | 'rawAnswers' | 'consoleRequests';

/** Stores of schema version 1. */
const FIRST_VERSION_STORES = [
  'connection',
  'settings',
  'snapshots',
  'cache',
  'receipts',
  'history',
  'jobs',
] as const satisfies readonly StoreName[];

/** Opens the database at its current version; `onLost`: it must be reopened. */
export function openDatabase(name: string, onLost: () => void): Promise<IDBPDatabase> {
  return openDB(name, SCHEMA_VERSION, {
    // Each version adds a step, so that a database of any older version is upgraded in sequence.
    upgrade(db, from, _to, tx) {
      if (from < 1) {
        for (const store of FIRST_VERSION_STORES) {
          const created = db.createObjectStore(store);
          if (store === 'receipts' || store === 'history' || store === 'cache') {
            created.createIndex('at', 'at');
          }
          if (store === 'receipts') {
            created.createIndex('state', 'state');
            created.createIndex('question', 'question');
          }
        }
      }
      if (from < 2) {
        const records = db.createObjectStore('records');
        records.createIndex('at', 'at');
        records.createIndex('weight', ['at', 'size']);
        tx.objectStore('cache').createIndex('weight', ['at', 'size']);
      }
      if (from < 3) {
        for (const store of ['lists', 'listRows', 'listAnswers']) db.createObjectStore(store);
        tx.objectStore('receipts').createIndex('list', 'list');
      }
      if (from < 4) {
        const rawAnswers = db.createObjectStore('rawAnswers');
        rawAnswers.createIndex('at', 'at');
        rawAnswers.createIndex('weight', ['at', 'size']);
      }
      if (from < 5) {
        const consoleRequests = db.createObjectStore('consoleRequests');
        consoleRequests.createIndex('at', 'at');
        consoleRequests.createIndex('weight', ['at', 'size']);
      }
    },
    blocking(_from, _to, event) {
      onLost();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: onLost,
  });
}
