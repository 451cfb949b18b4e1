/** The values of a list: each with its verdict, or a cell that could not be read. */

import {
  type Failure,
  type Kind,
  type Tone,
  type UnreadReason,
  unescapeFormulaCell,
} from '../../domain/index.ts';
import type { FoundValue } from '../../extension/schemas/index.ts';
import type { CellPart, ListLayout, ListRow, RowReading, RowToRead } from '../messages/index.ts';
import { cellText, isBlankCell } from './header.ts';

/** The value that a part of a cell is; null: it could not be read. */
export const valueOfPart = (part: CellPart) => ('unread' in part ? null : part);

/** For each row below the header; undefined: not checked yet. */
export type RowReadings = readonly (RowReading | undefined)[];

/** A value of the list, a text of a cell that could not be read, or an empty cell where a value is missing. */
export interface ListLine {
  /** Position of the row below the header, from 0. */
  readonly position: number;
  /** Place among the lines of the row, from 0. */
  readonly place: number;
  readonly row: ListRow;
  /** Index of the column, from 0; null: a row in which there was nothing to read, or that was not read yet. */
  readonly column: number | null;
  /** The text that was read, as written; several of a cell have a line each. */
  readonly raw: string;
  /** The offset of `raw` in the text of the cell as it is read. */
  readonly start: number;
  readonly found: FoundValue | null;
  /** Why the lookup of its value failed; null where it did not. */
  readonly failure: Failure | null;
  /** `unread`: no value could be read; `none`: a row without any, or a sum; `pending`: not checked yet. */
  readonly status: Tone | 'unread' | 'none' | 'pending';
  /** Why nothing was read; null where something was, or it is not checked yet. */
  readonly unreadReason: UnreadReason | null;
  /** The kind that the column is read as, if it has one. */
  readonly columnKind: Kind | null;
  /** How often the value occurs in the list; counted on its first line, 1 on the others. */
  readonly occurrences: number;
  /** The number of the first row with the same value; null on the first line. */
  readonly repeatsRow: number | null;
}

/** Whether a line is one of several of its cell. */
export const sharesCell = (line: ListLine, lines: readonly ListLine[]): boolean =>
  lines.some((each) => each !== line && each.column === line.column);

/** Rows by which it is decided whether a column is in use. */
const SAMPLE_ROWS = 1_000;
/** The least share of filled cells, and the least number, of a column whose empty cells lack a value. */
const MIN_FILLED_SHARE = 0.75;
const MIN_FILLED = 3;

/** The columns with a kind that are mostly filled: an empty cell of one lacks its value. */
export function columnsInUse(
  body: readonly ListRow[],
  { columns }: Pick<ListLayout, 'columns'>,
): readonly number[] {
  if (columns.length < 2) return [];
  const every = Math.max(1, Math.ceil(body.length / SAMPLE_ROWS));
  const sample: ListRow[] = [];
  for (let i = 0; i < body.length; i += every) sample.push(...body.slice(i, i + 1));
  return columns.flatMap((_, column) => {
    if (columnKindOf({ columns }, column) === null) return [];
    const filled = sample.reduce((sum, row) => sum + (isBlankCell(row, column) ? 0 : 1), 0);
    return filled >= MIN_FILLED && filled >= sample.length * MIN_FILLED_SHARE ? column : [];
  });
}

/**
 * The cells of a row that are read, with their columns and what these are read as. Apostrophes that an export put
 * before formulas are not read.
 */
export const cellsToRead = (
  row: ListRow,
  { columns }: Pick<ListLayout, 'columns'>,
): RowToRead['cells'] =>
  columns.flatMap((reading, column) => {
    const text = reading === null ? '' : unescapeFormulaCell(cellText(row, column));
    const kind = columnKindOf({ columns }, column);
    return text.trim() === '' ? [] : [{ column, text, kind }];
  });

/** The column that a row is about: that of its first IBAN, else of its first value; null: it has none. */
export function valueColumnOf(lines: readonly Pick<ListLine, 'column' | 'found'>[]): number | null {
  const values = lines.filter(({ found }) => found);
  const iban = values.find(({ found }) => found?.verdict.kind === 'iban');
  return (iban ?? values[0])?.column ?? null;
}

/** The kind that a column is read as; null where there is none. */
export function columnKindOf(
  { columns }: Pick<ListLayout, 'columns'>,
  column: number | null,
): Kind | null {
  const reading = column === null ? null : columns[column];
  return reading === undefined || reading === 'any' ? null : reading;
}
