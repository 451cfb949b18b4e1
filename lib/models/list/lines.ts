/** What becomes of each row: a value with its verdict, or a line that could not be read. */

import { type Tone, toneOf } from '../../domain/index.ts';
import type { FoundValue, ListLayout, ListRow } from '../../extension/schemas/index.ts';
import type { Sheet } from './sheet.ts';

/** What was read in one row, in its order; empty: nothing. Undefined: it has not been looked at yet. */
export type RowReadings = readonly (readonly FoundValue[] | undefined)[];

/** A line of the table. A row in which several values stand has one for each of them. */
export interface ListLine {
  /** Place among all lines, from 0: it stays what it is however they are sorted. */
  readonly index: number;
  readonly row: ListRow;
  /** What was looked at, as it is written. */
  readonly raw: string;
  readonly found: FoundValue | null;
  /** How it stands; `unread`: no value could be read; `pending`: not looked at yet. */
  readonly status: Tone | 'unread' | 'pending';
  /** How often its value stands in the list; told by the first of them. */
  readonly occurrences: number;
  /** The number of the row that holds the same value before it; null for the first. */
  readonly repeatsRow: number | null;
}

/** The rows below the heading. */
export const bodyRows = (
  { rows }: Sheet,
  { header }: Pick<ListLayout, 'header'>,
): readonly ListRow[] => (header ? rows.slice(1) : rows);

/** The cells of a row that are looked at. */
export function cellsToRead({ cells }: ListRow, { column }: Pick<ListLayout, 'column'>): string[] {
  const wanted = column === null ? cells : [cells[column] ?? ''];
  return wanted.filter((cell) => cell.trim() !== '');
}

/** One name for a value, however it is written. */
export const valueKey = ({ verdict }: Pick<FoundValue, 'verdict'>): string =>
  `${verdict.kind} ${verdict.value}`;

/** @param readings one for each row of the body */
export function listLinesOf(sheet: Sheet, choice: ListLayout, readings: RowReadings): ListLine[] {
  const rows = bodyRows(sheet, choice);
  const seen = new Map<string, { number: number; times: number }>();
  const lines: Omit<ListLine, 'index' | 'occurrences'>[] = [];
  for (const [i, row] of rows.entries()) {
    const read = readings[i];
    const raw = cellsToRead(row, choice).join(' ');
    if (!read?.length) {
      const word = read ? 'unread' : 'pending';
      lines.push({ row, raw, found: null, status: word, repeatsRow: null });
      continue;
    }
    for (const found of read) {
      const name = valueKey(found);
      const before = seen.get(name);
      if (before) before.times += 1;
      else seen.set(name, { number: row.number, times: 1 });
      const repeats = before?.number ?? null;
      lines.push({
        row,
        raw: found.raw,
        found,
        status: toneOf(found.verdict),
        repeatsRow: repeats,
      });
    }
  }
  return lines.map((line, index) => {
    const isFirst = line.found !== null && line.repeatsRow === null;
    const occurrences = isFirst && line.found ? (seen.get(valueKey(line.found))?.times ?? 1) : 1;
    return { ...line, index, occurrences };
  });
}
