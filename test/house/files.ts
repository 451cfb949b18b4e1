/** The length of files. */
import { sourceOf } from '../sources.ts';

export const MOST_LINES = 250;

/** Data and tables, which are as long as what they list. */
const TABLES = [/\/data\//, /^lib\/kinds\/domain\/check\/providers\.ts$/];

export const linesOf = (path: string): number => sourceOf(path).trimEnd().split('\n').length;

/** Files that are longer than a file may be. */
export const tooLong = (paths: readonly string[]): string[] =>
  paths.filter((path) => linesOf(path) > MOST_LINES && !TABLES.some((table) => table.test(path)));
