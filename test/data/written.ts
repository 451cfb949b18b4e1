/** Reads and changes the files that `npm run data` writes. */
import type { DataDate, DataSetId } from '../../lib/models/data-sets.ts';
import { decodeFrontCoded } from '../../lib/values/text/front-coded-list.ts';

/** The entries of each front-coded list in a data file. */
export function listsIn(file: string): readonly (readonly string[])[] {
  const literals = [...file.matchAll(/^export const \w+ = (".*");$/gm)];
  if (literals.length === 0) throw new Error('This file has no front-coded list.');
  return literals.map(([, literal = '']) => {
    const coded: string = JSON.parse(literal);
    return [...decodeFrontCoded(coded)];
  });
}

/** The entries of a data file with one front-coded list. */
export const namesIn = (file: string): readonly string[] => listsIn(file)[0] ?? [];

const literal = (text: string) => `'${text.replace(/[^\w .@/-]/g, '')}'`;

/** The content of dates.ts with another date for a data set. */
export function withDate(file: string, id: DataSetId, date: DataDate): string {
  const row = new RegExp(`^( {2}${id}: )\\{.*\\},$`, 'm');
  if (!row.test(file)) throw new Error(`No row for ${id} is in the table of dates.`);
  const { day, of, version } = date;
  const value = `{ day: ${literal(day)}, of: ${literal(of)}, version: ${literal(version)} },`;
  return file.replace(row, (_, start: string) => `${start}${value}`);
}
