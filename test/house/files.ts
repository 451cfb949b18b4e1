/** Rules for the length of files. */
import { sourceOf } from '../sources.ts';

export const MOST_LINES = 250;

/** Data and tables, which may be as long as they need. */
const TABLES = [/\/data\//, /^lib\/kinds\/domain\/check\/providers\.ts$/];

export const linesOf = (path: string): number => sourceOf(path).trimEnd().split('\n').length;

/** Files that are longer than allowed. */
export const tooLong = (paths: readonly string[]): string[] =>
  paths.filter((path) => linesOf(path) > MOST_LINES && !TABLES.some((table) => table.test(path)));
