/** Turns rows into lines: a value with its verdict, or a row that could not be read. */

import { type Tone, toneOf } from '../../domain/index.ts';
import type { FoundValue, ListLayout, ListRow } from '../../extension/schemas/index.ts';
import type { Sheet } from './sheet.ts';

/** The values of each row in order; empty: none could be read; undefined: not checked yet. */
export type RowReadings = readonly (readonly FoundValue[] | undefined)[];

/** A line of the table. A row with several values becomes one line for each. */
export interface ListLine {
  /** Index among all lines, from 0, independent of sorting. */
  readonly index: number;
  readonly row: ListRow;
  /** The text that was read, as written. */
  readonly raw: string;
  readonly found: FoundValue | null;
  /** `unread`: no value could be read; `pending`: not checked yet. */
  readonly status: Tone | 'unread' | 'pending';
  /** How often the value occurs in the list; counted on its first line, 1 on the others. */
  readonly occurrences: number;
  /** The number of the first row with the same value; null on the first line. */
  readonly repeatsRow: number | null;
}

/** The rows below the heading. */
export const bodyRows = (
  { rows }: Sheet,
  { header }: Pick<ListLayout, 'header'>,
): readonly ListRow[] => (header ? rows.slice(1) : rows);

/** The cells of a row that are read: those of the chosen column, or all. */
export function cellsToRead({ cells }: ListRow, { column }: Pick<ListLayout, 'column'>): string[] {
  const wanted = column === null ? cells : [cells[column] ?? ''];
  return wanted.filter((cell) => cell.trim() !== '');
}

/** Identifies a value, however it is written. */
export const valueKey = ({ verdict }: Pick<FoundValue, 'verdict'>): string =>
  `${verdict.kind} ${verdict.value}`;

/** @param readings one for each row of the body */
export function listLinesOf(sheet: Sheet, choice: ListLayout, readings: RowReadings): ListLine[] {
  const rows = bodyRows(sheet, choice);
  const seen = new Map<string, { number: number; times: number }>();
  const lines: Omit<ListLine, 'index' | 'occurrences'>[] = [];
  for (const [i, row] of rows.entries()) {
    const values = readings[i];
    const raw = cellsToRead(row, choice).join(' ');
    if (!values?.length) {
      const status = values ? 'unread' : 'pending';
      lines.push({ row, raw, found: null, status, repeatsRow: null });
      continue;
    }
    for (const found of values) {
      const key = valueKey(found);
      const previous = seen.get(key);
      if (previous) previous.times += 1;
      else seen.set(key, { number: row.number, times: 1 });
      lines.push({
        row,
        raw: found.raw,
        found,
        status: toneOf(found.verdict),
        repeatsRow: previous?.number ?? null,
      });
    }
  }
  return lines.map((line, index) => {
    const isFirst = line.found !== null && line.repeatsRow === null;
    const occurrences = isFirst && line.found ? (seen.get(valueKey(line.found))?.times ?? 1) : 1;
    return { ...line, index, occurrences };
  });
}
