export { type Checker, type CheckerSetup, createChecker, notCheckable } from './check/checker.ts';
export { countryOfValue, isSameCountry } from './check/value-country.ts';
export {
  type DetectOptions,
  detect,
  readCellAs,
  readColumns,
} from './detect/index.ts';
export * from './domain/index.ts';
export type { CheckData } from './kinds/shared/check-data.ts';
export type { CheckOptions } from './kinds/shared/offline-check.ts';
