/** Reads and changes the files that `npm run data` writes. */
import type { DataDate, DataSetId } from '../../lib/models/data-sets.ts';
import { decodeFrontCoded } from '../../lib/reading/text/front-coded-list.ts';

/** The entries of a front-coded data file. */
export function namesIn(file: string): readonly string[] {
  const literal = /^export const \w+ = (".*");$/m.exec(file)?.[1];
  if (literal === undefined) throw new Error('This file has no front-coded list.');
  const coded: string = JSON.parse(literal);
  return [...decodeFrontCoded(coded)];
}

const literal = (text: string) => `'${text.replace(/[^\w .@/-]/g, '')}'`;

/** The content of dates.ts with another date for a data set. */
export function withDate(file: string, id: DataSetId, date: DataDate): string {
  const row = new RegExp(`^( {2}${id}: )\\{.*\\},$`, 'm');
  if (!row.test(file)) throw new Error(`No row for ${id} is in the table of dates.`);
  const { day, of, version } = date;
  const value = `{ day: ${literal(day)}, of: ${literal(of)}, version: ${literal(version)} },`;
  return file.replace(row, (_, start: string) => `${start}${value}`);
}
