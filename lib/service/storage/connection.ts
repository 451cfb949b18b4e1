/** Opens the database, and runs transactions in it: what the background and pages of ours share. */
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { openDatabase, type StoreName } from './stores.ts';

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
