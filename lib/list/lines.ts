/** What becomes of each row: a value with its verdict, or a line that could not be read. */
import type { Choice, Found, Row } from '../messages.ts';
import { type Tone, toneOf } from '../verdict.ts';
import type { Sheet } from './sheet.ts';

/** What was read in one row, in its order; empty: nothing. Undefined: it has not been looked at yet. */
export type Readings = readonly (readonly Found[] | undefined)[];

/** A line of the table. A row in which several values stand has one for each of them. */
export interface Line {
  /** Place among all lines, from 0: it stays what it is however they are sorted. */
  readonly index: number;
  readonly row: Row;
  /** What was looked at, as it is written. */
  readonly raw: string;
  readonly found: Found | null;
  /** How it stands; `unread`: no value could be read; `pending`: not looked at yet. */
  readonly word: Tone | 'unread' | 'pending';
  /** How often its value stands in the list; told by the first of them. */
  readonly times: number;
  /** The number of the row that holds the same value before it; null for the first. */
  readonly repeats: number | null;
}

/** The rows below the heading. */
export const bodyOf = ({ rows }: Sheet, { header }: Pick<Choice, 'header'>): readonly Row[] =>
  header ? rows.slice(1) : rows;

/** The cells of a row that are looked at. */
export function cellsOf({ cells }: Row, { column }: Pick<Choice, 'column'>): string[] {
  const wanted = column === null ? cells : [cells[column] ?? ''];
  return wanted.filter((cell) => cell.trim() !== '');
}

/** One name for a value, however it is written. */
export const nameOf = ({ verdict }: Pick<Found, 'verdict'>): string =>
  `${verdict.kind} ${verdict.value}`;

/** @param readings one for each row of the body */
export function linesOf(sheet: Sheet, choice: Choice, readings: Readings): Line[] {
  const rows = bodyOf(sheet, choice);
  const seen = new Map<string, { number: number; times: number }>();
  const lines: Omit<Line, 'index' | 'times'>[] = [];
  for (const [i, row] of rows.entries()) {
    const read = readings[i];
    const raw = cellsOf(row, choice).join(' ');
    if (!read?.length) {
      const word = read ? 'unread' : 'pending';
      lines.push({ row, raw, found: null, word, repeats: null });
      continue;
    }
    for (const found of read) {
      const name = nameOf(found);
      const before = seen.get(name);
      if (before) before.times += 1;
      else seen.set(name, { number: row.number, times: 1 });
      const repeats = before?.number ?? null;
      lines.push({ row, raw: found.raw, found, word: toneOf(found.verdict), repeats });
    }
  }
  return lines.map((line, index) => {
    const isFirst = line.found !== null && line.repeats === null;
    const times = isFirst && line.found ? (seen.get(nameOf(line.found))?.times ?? 1) : 1;
    return { ...line, index, times };
  });
}
