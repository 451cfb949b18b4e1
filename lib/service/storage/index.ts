export { createDb, type Db } from './database.ts';
export { codedFailure, codedVerdict, spokenFailure, spokenVerdict } from './stored-texts.ts';
