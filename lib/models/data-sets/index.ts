export { ageOf, needsCheck, timeOf } from './age.ts';
export type { DataDate } from './dates.ts';
export { DATA_SETS, type DataSet, type DataSetId } from './table.ts';
