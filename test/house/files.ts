/** The length of files. */
import { sourceOf } from '../sources.ts';

export const MOST_LINES = 250;

/** Data and tables, which are as long as what they list. */
const TABLES = [/\/data\//, /^lib\/kinds\/domain\/check\/providers\.ts$/];

/** Files that are still too long: this list may only become shorter. */
const STILL_TOO_LONG: readonly string[] = [
  'lib/kinds/domain/check/provider-typo.ts',
  'lib/page/line/field-line.ts',
  'lib/service/lookup/api-console.ts',
  'lib/service/lookup/value-lookup.ts',
];

export const linesOf = (path: string): number => sourceOf(path).trimEnd().split('\n').length;

/** Files that are longer than a file may be. */
export const tooLong = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => linesOf(path) > MOST_LINES && !TABLES.some((table) => table.test(path)))
    .filter((path) => !STILL_TOO_LONG.includes(path));

/** Files of the list that are short enough by now. */
export const shortEnoughByNow = (): string[] =>
  STILL_TOO_LONG.filter((path) => linesOf(path) <= MOST_LINES);
