/** Turns rows into lines: a value with its verdict, or a row that could not be read. */

import { type Kind, type Tone, toneOf, type UnreadReason } from '../../domain/index.ts';
import type { FoundValue, ListLayout, ListRow } from '../../extension/schemas/index.ts';
import type { Sheet } from './sheet.ts';

/** The values of each row in order; empty: none could be read; undefined: not checked yet. */
export type RowReadings = readonly (readonly FoundValue[] | undefined)[];

/** A cell in which no value was read. */
export interface UnreadCellOfRow {
  readonly text: string;
  readonly reason: UnreadReason;
  /** The kind of its column, if it has one. */
  readonly kind: Kind | null;
}

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
  /** Why nothing was read; null where something was, or it is not checked yet. */
  readonly unreadReason: UnreadReason | null;
  /** The kind of the unread cell's column, if it has one. */
  readonly columnKind: Kind | null;
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

/** The cells of a row that are read, with their columns: those of the chosen column, or all. */
export function cellsToRead({ cells }: ListRow, { column: chosen }: Pick<ListLayout, 'column'>) {
  return cells
    .map((text, column) => ({ text, column }))
    .filter(({ text, column }) => (chosen === null || column === chosen) && text.trim() !== '');
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
 * Whether the rows are lines of a letter, whose words are not worth listing: some rows have values,
 * but in fewer than a third the value is nearly all of the text.
 */
function areProse(
  { width }: Sheet,
  rows: readonly ListRow[],
  readings: RowReadings,
  unread: readonly (readonly UnreadCellOfRow[])[],
): boolean {
  if (width > 1 || !readings.some((values) => values?.length)) return false;
  const isEntry = ({ cells }: ListRow, i: number) => {
    const found = readings[i]?.reduce((sum, { raw }) => sum + raw.length, 0) ?? 0;
    const isNumber = unread[i]?.some(({ reason }) => reason.startsWith('number')) ?? false;
    return isNumber || (cells[0]?.length ?? 0) < 2 * found;
  };
  const read = rows.filter((_, i) => readings[i] !== undefined);
  return 3 * rows.filter((row, i) => readings[i] && isEntry(row, i)).length < read.length;
}

/** The unread cell that represents its row: preferably one that looks like a value, not plain words. */
const mainUnread = (cells: readonly UnreadCellOfRow[] = []): UnreadCellOfRow | undefined =>
  cells.find(({ reason }) => reason !== 'no-value') ?? cells[0];

/**
 * @param readings one for each row of the body
 * @param unread the cells without a value, for each row of the body
 */
export function listLinesOf(
  sheet: Sheet,
  choice: ListLayout,
  readings: RowReadings,
  unread: readonly (readonly UnreadCellOfRow[])[] = [],
): ListLine[] {
  const rows = bodyRows(sheet, choice);
  const seen = new Map<string, { number: number; times: number }>();
  const lines: Omit<ListLine, 'index' | 'occurrences'>[] = [];
  const isProse = choice.kind === null && areProse(sheet, rows, readings, unread);
  const none = { found: null, unreadReason: null, columnKind: null, repeatsRow: null };
  for (const [i, row] of rows.entries()) {
    const values = readings[i];
    const raw = cellsToRead(row, choice)
      .map(({ text }) => text)
      .join(' ');
    if (!values) {
      lines.push({ ...none, row, raw, status: 'pending' });
      continue;
    }
    if (values.length === 0) {
      const { reason = 'no-value', kind = null } = mainUnread(unread[i]) ?? {};
      if (isProse && PLAIN.has(reason)) continue;
      lines.push({
        ...none,
        row,
        raw,
        status: 'unread',
        unreadReason: reason,
        columnKind: kind,
      });
      continue;
    }
    for (const found of values) {
      const key = valueKey(found);
      const previous = seen.get(key);
      if (previous) previous.times += 1;
      else seen.set(key, { number: row.number, times: 1 });
      lines.push({
        ...none,
        row,
        raw: found.raw,
        found,
        status: toneOf(found.verdict),
        repeatsRow: previous?.number ?? null,
      });
    }
    for (const { text, reason, kind } of unread[i] ?? []) {
      if (kind === null) continue;
      lines.push({
        ...none,
        row,
        raw: text,
        status: 'unread',
        unreadReason: reason,
        columnKind: kind,
      });
    }
  }
  return lines.map((line, index) => {
    const isFirst = line.found !== null && line.repeatsRow === null;
    const occurrences = isFirst && line.found ? (seen.get(valueKey(line.found))?.times ?? 1) : 1;
    return { ...line, index, occurrences };
  });
}
