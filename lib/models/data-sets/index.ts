export type { DataDate } from './dates.ts';
export { ageOf, needsCheck, timeOf } from './dates.ts';
export { DATA_SETS, type DataSet, type DataSetId } from './table.ts';
