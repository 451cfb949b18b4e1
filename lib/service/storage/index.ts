export { createDb, type Db } from './database.ts';
