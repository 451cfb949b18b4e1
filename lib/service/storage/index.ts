export {
  createTransactions,
  type Snapshot,
  type Transaction,
  type Transactions,
} from './connection.ts';
export { createDb, type Db } from './database.ts';
