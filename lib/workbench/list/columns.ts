/** Recognises the column of values, their kind, and whether the first row is a heading. */

import type { Kind } from '../../domain/index.ts';
import { KIND_DEFINITIONS } from '../../kinds/index.ts';
import type { ListLayout } from '../messages/index.ts';
import { workbenchText } from '../texts.ts';
import { kindByHeading, kindByShape } from './recognise-kind.ts';
import type { Sheet } from './sheet.ts';

/** Rows that are examined to recognise the layout. */
const SAMPLE_ROWS = 200;
/** A column without a heading has the kind of its values if they are at least this share, and at least this many. */
const MAJORITY = 0.6;
const MIN_MAJORITY = 3;
/** A column with a smaller share of values is not a column of values. */
const MIN_VALUE_SHARE = 0.5;

interface Column {
  readonly index: number;
  /** Share of the filled cells that look like a value, 0 to 1. */
  readonly share: number;
  readonly filled: number;
  readonly kind: Kind | null;
  /** Most filled cells are of this kind, and no other cell is plainly of another one. */
  readonly isMajority: boolean;
  readonly heading: Kind | null;
}

/** The kind of at least 90 % of the cells; null where there is none. */
function dominantKind(kinds: readonly Kind[]): Kind | null {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return first && first[1] >= kinds.length * 0.9 ? first[0] : null;
}

/** @param from index of the first row of values */
function columnOf(sheet: Sheet, index: number, from: number): Column {
  const firstCell = sheet.rows[0]?.cells[index] ?? '';
  const heading = kindByShape(firstCell) === null ? kindByHeading(firstCell) : null;
  const sample = sheet.rows.slice(from, from + SAMPLE_ROWS).map(({ cells }) => cells[index] ?? '');
  const cells = sample.filter((cell) => cell.trim());
  const kinds = cells.flatMap((cell) => kindByShape(cell) ?? []);
  const share = cells.length === 0 ? 0 : kinds.length / cells.length;
  const kind = dominantKind(kinds);
  const count = kinds.filter((other) => other === kind).length;
  const isNumeric = kind !== null && KIND_DEFINITIONS[kind].isNumeric;
  // A mistyped value of one such kind may look like another.
  const isMixed = kinds.some(
    (other) => other !== kind && !(isNumeric && KIND_DEFINITIONS[other].isNumeric),
  );
  const isMajority = count >= MIN_MAJORITY && count >= cells.length * MAJORITY && !isMixed;
  return { index, share, filled: cells.length, kind, isMajority, heading };
}

const columnsOf = (sheet: Sheet, from: number): Column[] =>
  Array.from({ length: sheet.width }, (_, index) => columnOf(sheet, index, from));

/** A heading counts for more than the shape of cells, because digits look like several kinds. */
const columnScore = ({ share, heading, kind }: Column): number =>
  share + (heading !== null && share > 0 ? 1 : 0) + (heading !== null && heading === kind ? 1 : 0);

/** Whether the first row is a heading: none of its cells is a value, and it names a kind or is above values. */
function hasHeaderRow(sheet: Sheet): boolean {
  const [firstRow, ...rest] = sheet.rows;
  if (!firstRow || rest.length === 0) return false;
  const columns = columnsOf(sheet, 1);
  if (firstRow.cells.some((cell) => kindByShape(cell) !== null)) return false;
  if (columns.some(({ heading }) => heading !== null)) return true;
  // Words above values are a heading only in a table. In a plain list they may replace a missing value.
  const isWords = firstRow.cells.every((cell) => cell.trim() !== '' && !/\d/.test(cell));
  return sheet.width > 1 && isWords && columns.some(({ share }) => share > 0.8);
}

/**
 * How a sheet is read at first. Every column with a kind is read as that kind. If no column has a kind,
 * the column with most values is read cell by cell, and if there is none, the whole sheet.
 *
 * @param columnKinds the kind of each column as the background recognises it
 */
export function recogniseLayout(
  sheet: Sheet,
  columnKinds: readonly (Kind | null)[] = [],
): ListLayout {
  const header = hasHeaderRow(sheet);
  const columns = columnsOf(sheet, header ? 1 : 0);
  const [best] = columns
    .filter(({ share, filled }) => filled > 0 && share >= MIN_VALUE_SHARE)
    .toSorted((a, b) => columnScore(b) - columnScore(a) || a.index - b.index);
  const bestKind = best && fixedKind(best, header);
  const kindOf = ({ index }: Column) =>
    (sheet.width > 1 ? columnKinds[index] : null) ??
    (index === best?.index ? bestKind : null) ??
    null;
  const kinds = columns.map(kindOf);
  if (kinds.some((kind) => kind !== null)) return { header, columns: kinds };
  const only = best ?? (header ? columns.find(({ heading }) => heading !== null) : undefined);
  const isRead = ({ index }: Column) => only === undefined || index === only.index;
  return { header, columns: columns.map((column) => (isRead(column) ? 'any' : null)) };
}

/**
 * The kind that every cell of a column is read as; null where it is recognised for each cell. Only
 * with a fixed kind are mistyped values judged; cells of plain words stay unread.
 */
const fixedKind = ({ kind, heading, isMajority }: Column, header: boolean): Kind | null =>
  (header && heading === kind) || isMajority ? kind : null;

const ALPHABET_SIZE = 26;

/** "A" … "Z", "AA", as in spreadsheets; `index` from 0. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % ALPHABET_SIZE));
  return index < ALPHABET_SIZE ? last : columnLetter(Math.floor(index / ALPHABET_SIZE) - 1) + last;
}

const byLetter = (letter: string): string => workbenchText('columnByLetter', { letter });

/** The name of each column: its heading, else `unnamed` of its letter. */
export function columnNames(
  sheet: Sheet,
  { header }: Pick<ListLayout, 'header'>,
  unnamed = byLetter,
): string[] {
  const [firstRow] = sheet.rows;
  return Array.from({ length: sheet.width }, (_, index) => {
    const heading = header ? firstRow?.cells[index]?.trim() : '';
    return heading || unnamed(columnLetter(index));
  });
}
