import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import { withMessages } from './former-texts.ts';

/** Raised with a change that also adds a step to `upgrade`. */
const SCHEMA_VERSION = 3;

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
] as const;
export type StoreName = (typeof STORE_NAMES)[number];
/** Stores whose records have a time `at` and are read newest first. */
export type TimedStoreName = 'receipts' | 'history' | SizedStoreName;
/** Timed stores whose records have a `size`. */
export type SizedStoreName = 'cache' | 'records' | 'rawAnswers';

/** Indexes by store: their names, which are the paths of their keys, `weight` apart. */
const INDEXES: Readonly<Partial<Record<StoreName, readonly string[]>>> = {
  history: ['at'],
  receipts: ['at', 'state', 'question', 'list'],
  cache: ['at', 'weight'],
  records: ['at', 'weight'],
  rawAnswers: ['at', 'weight'],
};

const STORES_WITH_TEXTS = [
  'connection',
  'snapshots',
  'history',
  'jobs',
  'lists',
  'listAnswers',
] as const satisfies readonly StoreName[];

type UpgradedStore = IDBPObjectStore<unknown, string[], StoreName, 'versionchange'>;

async function replaceTexts(store: UpgradedStore): Promise<void> {
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
    const value = withMessages(cursor.value);
    if (value !== cursor.value) await cursor.update(value);
  }
}

/** Opens the database at its current version; `onLost`: it must be reopened. */
export function openDatabase(name: string, onLost: () => void): Promise<IDBPDatabase> {
  return openDB(name, SCHEMA_VERSION, {
    async upgrade(db, from, _to, tx) {
      // Version 2: tables of exchange rates and the console's earlier requests go.
      if (from === 1) {
        db.deleteObjectStore('consoleRequests');
        await tx.objectStore('snapshots').delete(IDBKeyRange.bound('rates ', 'rates \uffff'));
      }
      // Version 3: texts are messages.
      if (from > 0) {
        for (const name of STORES_WITH_TEXTS) await replaceTexts(tx.objectStore<StoreName>(name));
        return;
      }
      for (const name of STORE_NAMES) {
        const store = db.createObjectStore(name);
        for (const index of INDEXES[name] ?? [])
          store.createIndex(index, index === 'weight' ? ['at', 'size'] : index);
      }
    },
    blocking(_from, _to, event) {
      onLost();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated: onLost,
  });
}

/** Requests of one transaction; it ends when none is open. */
export type Transaction = IDBPTransaction<unknown, StoreName[], 'readwrite'>;
export type Snapshot = IDBPTransaction<unknown, StoreName[], 'readonly'>;

export interface Transactions {
  /** Reads, and then writes what depends on it, in one transaction. */
  transact<T>(stores: readonly StoreName[], work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Reads in one transaction, between the writes of others. */
  snapshot<T>(stores: readonly StoreName[], work: (tx: Snapshot) => Promise<T>): Promise<T>;
}

export function createConnection(name: string) {
  let opening: Promise<IDBPDatabase> | undefined;
  const database = () => {
    opening ??= openDatabase(name, () => {
      opening = undefined;
    }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const close = async (): Promise<void> => {
    const open = opening;
    opening = undefined;
    (await open)?.close();
  };
  const transactions: Transactions = {
    async transact(stores, work) {
      const tx = (await database()).transaction([...stores], 'readwrite');
      const [result] = await Promise.all([work(tx), tx.done]);
      return result;
    },
    async snapshot(stores, work) {
      const tx = (await database()).transaction([...stores]);
      const [result] = await Promise.all([work(tx), tx.done]);
      return result;
    },
  };
  return { database, close, transactions };
}

export const DATABASE = 'fieldmark';

/** The database for a page of ours: without the schemas, which are the background's. */
export const createTransactions = (): Transactions => createConnection(DATABASE).transactions;
