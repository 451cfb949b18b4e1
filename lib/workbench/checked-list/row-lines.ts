/** The values of a row, and the rows of the table that show them. */

import { toneOf, type UnreadReason } from '../../domain/index.ts';
import {
  amountIn,
  applyAnswer,
  type CheckedRow,
  cellsToRead,
  columnKindOf,
  isBlankCell,
  isOtherAccount,
  isUrgent,
  type ListAnswers,
  type ListLine,
  listFailureOf,
  type RowRemark,
  rankOf,
  valueOfPart,
} from '../list/index.ts';
import type { CellPart, CellReading, ListLayout, ListRow, RowReading } from '../messages/index.ts';

/** Lines change only while the list is recomputed. */
export type NewLine = { -readonly [K in keyof ListLine]: ListLine[K] };

/** The unread text that represents its row: preferably one that looks like a value, else the first. */
function mainUnread(cells: readonly CellReading[]) {
  const unread = cells.flatMap(({ column, parts }) =>
    parts.flatMap((part) => ('unread' in part ? { column, ...part } : [])),
  );
  return unread.find((part) => part.unread !== 'no-value') ?? unread[0];
}

const NOTHING: CellPart = { raw: '', start: 0, unread: 'missing' };

/** The cells of a row that has values, or nothing but an amount, with the empty ones in which a value is missing. */
function withMissing(
  row: ListRow,
  cells: readonly CellReading[],
  { inUse, amountColumn }: RowContext,
): readonly CellReading[] {
  const missing = inUse.filter((column) => isBlankCell(row, column));
  const isPayment =
    cells.length === 0 && amountColumn !== null && amountIn(row, amountColumn) !== null;
  const hasValue = isPayment || cells.some(({ parts }) => parts.some(valueOfPart));
  if (missing.length === 0 || !hasValue) return cells;
  return [...cells, ...missing.map((column) => ({ column, parts: [NOTHING] }))].toSorted(
    (a, b) => a.column - b.column,
  );
}

export interface RowContext {
  readonly layout: ListLayout;
  /** Columns in which an empty cell lacks its value (`columnsInUse`). */
  readonly inUse: readonly number[];
  /** Index of the column with amounts; null: there is none. */
  readonly amountColumn: number | null;
  readonly answers: ListAnswers;
}

/** What stands for a row in which nothing is to be checked. */
export const lineOfNothing = (row: ListRow, position: number): NewLine => ({
  position,
  place: 0,
  row,
  column: null,
  raw: '',
  start: 0,
  found: null,
  status: 'none',
  unreadReason: null,
  failure: null,
  columnKind: null,
  occurrences: 1,
  repeatsRow: null,
});

/**
 * At least one line; values do not repeat others yet.
 * @param position of the row below the header
 */
export function linesOfRow(
  row: ListRow,
  position: number,
  reading: RowReading | undefined,
  context: RowContext,
): NewLine[] {
  const { layout, answers } = context;
  const lines: NewLine[] = [];
  const add = ({ column = null, found = null, ...more }: Partial<NewLine>) =>
    lines.push({
      ...lineOfNothing(row, position),
      ...more,
      place: lines.length,
      column,
      found,
      failure: listFailureOf(found, answers),
      columnKind: columnKindOf(layout, column),
    });
  const cells = reading?.cells ?? [];
  for (const { column, parts } of withMissing(row, cells, context)) {
    // Words in a column without a kind are not worth listing.
    const isWords = columnKindOf(layout, column) === null && !parts.some(valueOfPart);
    for (const part of parts) {
      const { raw, start } = part;
      if ('unread' in part) {
        const status = part.unread === 'missing' ? 'caution' : 'unread';
        if (!isWords) add({ column, raw, start, status, unreadReason: part.unread });
        continue;
      }
      const found = applyAnswer(part, answers);
      const status = isOtherAccount({ found }) ? 'bad' : toneOf(found.verdict);
      add({ column, raw, start, found, status });
    }
  }
  if (lines.length > 0) return lines;
  if (reading && cells.length === 0) return [lineOfNothing(row, position)];
  const raw = cellsToRead(row, layout)
    .map(({ text }) => text)
    .join(' ');
  const main = reading && mainUnread(reading.cells);
  const column = main?.column ?? null;
  if (reading) add({ column, raw, status: 'unread', unreadReason: main?.unread ?? 'no-value' });
  else add({ raw, status: 'pending' });
  return lines;
}

/** Values in a cell are fewer than this. */
const ROWS_PER_CELL = 4096;

/** The `index` of the row in which a line is. */
export const indexOfLine = ({ position, place }: ListLine, isTable: boolean): number =>
  isTable ? position : position + place / ROWS_PER_CELL;

function worstOf(lines: readonly ListLine[], remarks: readonly RowRemark[]) {
  let worst: CheckedRow['status'] = remarks.some(isUrgent) ? 'caution' : 'pending';
  for (const { status } of lines) if (rankOf(status) < rankOf(worst)) worst = status;
  return worst;
}

/**
 * The row of the table, or in a list of one column the row of each line.
 * @param remarksOf what is said of a line, besides what is said of the whole row
 */
export function rowsOfLines(
  lines: readonly NewLine[],
  isTable: boolean,
  ofRow: readonly RowRemark[],
  remarksOf: (line: NewLine) => readonly RowRemark[] | undefined,
): CheckedRow[] {
  const rowOf = (group: readonly NewLine[]): CheckedRow[] => {
    const [first] = group;
    if (!first) return [];
    const others = group.flatMap((line) => remarksOf(line) ?? []);
    const remarks = others.length > 0 ? [...ofRow, ...others] : ofRow;
    return [
      {
        index: indexOfLine(first, isTable),
        row: first.row,
        lines: group,
        status: worstOf(group, remarks),
        remarks,
      },
    ];
  };
  return isTable ? rowOf(lines) : lines.flatMap((line) => rowOf([line]));
}

/** Reasons why rows of plain words or numbers are unread. In a letter they are not worth listing. */
const PLAIN: ReadonlySet<UnreadReason> = new Set<UnreadReason>([
  'no-value',
  'number',
  'number-without-region',
]);

/** Whether the row has only words that are not worth listing in a letter. */
export const isPlain = ([first, second]: readonly CheckedRow[]): boolean => {
  const [line] = first?.lines ?? [];
  if (!line || second || line.found || line.unreadReason === null) return false;
  return line.columnKind === null && PLAIN.has(line.unreadReason);
};
