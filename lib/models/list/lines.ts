/** The values of a list: each with its verdict, or a cell that could not be read. */

import {
  type Kind,
  type Tone,
  toneOf,
  type UnreadReason,
  unescapeFormulaCell,
} from '../../domain/index.ts';
import type { FoundValue, ListLayout, ListRow } from '../../extension/schemas/index.ts';
import type { Sheet } from './sheet.ts';

/** What was read in a cell. */
export interface CellReading {
  /** From 0. */
  readonly column: number;
  /** The text that was read. */
  readonly text: string;
  /** In order; empty: none could be read. */
  readonly found: readonly FoundValue[];
  /** Why there is no value; null where there is one. */
  readonly unread: UnreadReason | null;
}

/** What was read in a row. */
export interface RowReading {
  /** The cells that have text, in order. */
  readonly cells: readonly CellReading[];
  /** Sentences about values of the row that contradict each other. */
  readonly contradictions: readonly string[];
}

/** For each row below the header; undefined: not checked yet. */
export type RowReadings = readonly (RowReading | undefined)[];

/** A value of the list, or a cell without one. */
export interface ListLine {
  /** Index among all lines, from 0. */
  readonly index: number;
  readonly row: ListRow;
  /** Index of the column, from 0; null: a row of which nothing could be read. */
  readonly column: number | null;
  /** The text that was read, as written. */
  readonly raw: string;
  readonly found: FoundValue | null;
  /** `unread`: no value could be read; `pending`: not checked yet. */
  readonly status: Tone | 'unread' | 'pending';
  /** Why nothing was read; null where something was, or it is not checked yet. */
  readonly unreadReason: UnreadReason | null;
  /** The kind that the column is read as, if it has one. */
  readonly columnKind: Kind | null;
  /** How often the value occurs in the list; counted on its first line, 1 on the others. */
  readonly occurrences: number;
  /** The number of the first row with the same value; null on the first line. */
  readonly repeatsRow: number | null;
}

/** The rows below the header. */
export const bodyRows = (
  { rows }: Sheet,
  { header }: Pick<ListLayout, 'header'>,
): readonly ListRow[] => (header ? rows.slice(1) : rows);

/**
 * The cells of a row that are read, with their columns. Apostrophes that an export put before
 * formulas are not read.
 */
export const cellsToRead = (
  { cells }: ListRow,
  { columns }: Pick<ListLayout, 'columns'>,
): { text: string; column: number }[] =>
  columns.flatMap((reading, column) => {
    const text = reading === null ? '' : unescapeFormulaCell(cells[column] ?? '');
    return text.trim() === '' ? [] : [{ text, column }];
  });

/** The kind that a column is read as; null where there is none. */
export function columnKindOf(
  { columns }: Pick<ListLayout, 'columns'>,
  column: number | null,
): Kind | null {
  const reading = column === null ? null : columns[column];
  return reading === undefined || reading === 'any' ? null : reading;
}

/** Identifies a value, however it is written. */
export const valueKey = ({ verdict }: Pick<FoundValue, 'verdict'>): string =>
  `${verdict.kind} ${verdict.value}`;

/** Reasons why rows of plain words or numbers are unread. In a letter they are not worth listing. */
const PLAIN: ReadonlySet<UnreadReason> = new Set<UnreadReason>([
  'no-value',
  'number',
  'number-without-region',
]);

/**
 * Whether the rows are lines of a letter, whose words are not worth listing: some rows have
 * values, but in fewer than a third the value is nearly all of the text.
 */
function areProse({ width }: Sheet, rows: readonly ListRow[], readings: RowReadings): boolean {
  const hasValue = (reading: RowReading | undefined) =>
    reading?.cells.some(({ found }) => found.length > 0) ?? false;
  if (width > 1 || !readings.some(hasValue)) return false;
  const isEntry = ({ cells }: ListRow, i: number) => {
    const read = readings[i]?.cells ?? [];
    const found = read.flatMap((cell) => cell.found).reduce((sum, { raw }) => sum + raw.length, 0);
    const isNumber = read.some(({ unread }) => unread?.startsWith('number'));
    return isNumber || (cells[0]?.length ?? 0) < 2 * found;
  };
  const checked = rows.filter((_, i) => readings[i] !== undefined);
  return 3 * rows.filter((row, i) => readings[i] && isEntry(row, i)).length < checked.length;
}

/** The unread cell that represents its row: preferably one that looks like a value, else the first. */
const mainUnread = (cells: readonly CellReading[]): CellReading | undefined =>
  cells.find(({ unread }) => unread !== null && unread !== 'no-value') ?? cells[0];

type NewLine = { -readonly [K in keyof ListLine]: ListLine[K] };

/** All values and unread cells, in the order of the list. It runs often: lines are made only once. */
export function listLinesOf(sheet: Sheet, layout: ListLayout, readings: RowReadings): ListLine[] {
  const rows = bodyRows(sheet, layout);
  /** The first line of each value, by kind. */
  const seen = new Map<Kind, Map<string, NewLine>>();
  const lines: NewLine[] = [];
  const isProse = layout.columns.includes('any') && areProse(sheet, rows, readings);
  const addUnread = (
    line: Pick<NewLine, 'row' | 'column' | 'raw' | 'unreadReason' | 'columnKind'>,
  ) =>
    lines.push({
      index: lines.length,
      ...line,
      found: null,
      status: line.unreadReason === null ? 'pending' : 'unread',
      occurrences: 1,
      repeatsRow: null,
    });
  const add = (row: ListRow, { column, found, text, unread }: CellReading) => {
    const columnKind = columnKindOf(layout, column);
    for (const value of found) {
      const { kind, value: name } = value.verdict;
      const ofKind = seen.get(kind) ?? new Map<string, NewLine>();
      seen.set(kind, ofKind);
      const first = ofKind.get(name);
      if (first) first.occurrences += 1;
      const line: NewLine = {
        index: lines.length,
        row,
        column,
        raw: value.raw,
        found: value,
        status: toneOf(value.verdict),
        unreadReason: null,
        columnKind,
        occurrences: 1,
        repeatsRow: first?.row.number ?? null,
      };
      if (!first) ofKind.set(name, line);
      lines.push(line);
    }
    // Words in a column without a kind are not worth listing.
    if (found.length > 0 || columnKind === null) return;
    addUnread({ row, column, raw: text, unreadReason: unread ?? 'no-value', columnKind });
  };
  for (const [i, row] of rows.entries()) {
    const raw = () =>
      cellsToRead(row, layout)
        .map(({ text }) => text)
        .join(' ');
    const reading = readings[i];
    if (!reading) {
      addUnread({ row, column: null, raw: raw(), unreadReason: null, columnKind: null });
      continue;
    }
    const before = lines.length;
    for (const cell of reading.cells) add(row, cell);
    if (lines.length > before) continue;
    const { unread, column = null } = mainUnread(reading.cells) ?? {};
    const unreadReason = unread ?? 'no-value';
    if (isProse && PLAIN.has(unreadReason)) continue;
    addUnread({ row, column, raw: raw(), unreadReason, columnKind: null });
  }
  return lines;
}
