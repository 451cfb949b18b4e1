export { createDb, type Db } from './database.ts';
export {
  createTransactions,
  type Snapshot,
  type Transaction,
  type Transactions,
} from './stores.ts';
