/** The values of a row, and the rows of the table that show them. */
import type { UnreadReason } from '../../domain/index.ts';
import { toneOf } from '../../domain/index.ts';
import type { FoundValue, ListLayout, ListRow } from '../../extension/schemas/index.ts';
import {
  type CellReading,
  type CheckedRow,
  cellsToRead,
  columnKindOf,
  hasCorrection,
  type ListLine,
  type RowReading,
  rankOf,
} from '../list/index.ts';

/** Lines change only while the list is recomputed. */
export type NewLine = { -readonly [K in keyof ListLine]: ListLine[K] };

/** The unread cell that represents its row: preferably one that looks like a value, else the first. */
const mainUnread = (cells: readonly CellReading[]): CellReading | undefined =>
  cells.find(({ unread }) => unread !== null && unread !== 'no-value') ?? cells[0];

/**
 * At least one line; values do not repeat others yet.
 * @param position of the row below the header
 * @param applyAnswer adds what a lookup found to a value
 */
export function linesOfRow(
  row: ListRow,
  position: number,
  layout: ListLayout,
  reading: RowReading | undefined,
  applyAnswer: (found: FoundValue) => FoundValue,
): NewLine[] {
  const lines: NewLine[] = [];
  const add = (line: Pick<NewLine, 'column' | 'raw' | 'found' | 'status' | 'unreadReason'>) =>
    lines.push({
      position,
      place: lines.length,
      row,
      ...line,
      columnKind: columnKindOf(layout, line.column),
      occurrences: 1,
      repeatsRow: null,
    });
  for (const { column, found, text, unread } of reading?.cells ?? []) {
    for (const each of found) {
      const value = applyAnswer(each);
      const status = toneOf(value.verdict);
      add({ column, raw: each.raw, found: value, status, unreadReason: null });
    }
    // Words in a column without a kind are not worth listing.
    if (found.length > 0 || columnKindOf(layout, column) === null) continue;
    const unreadReason = unread ?? 'no-value';
    add({ column, raw: text, found: null, status: 'unread', unreadReason });
  }
  if (lines.length > 0) return lines;
  const raw = cellsToRead(row, layout)
    .map(({ text }) => text)
    .join(' ');
  if (!reading) {
    add({ column: null, raw, found: null, status: 'pending', unreadReason: null });
    return lines;
  }
  const { unread, column = null } = mainUnread(reading.cells) ?? {};
  add({ column, raw, found: null, status: 'unread', unreadReason: unread ?? 'no-value' });
  return lines;
}

/** Values in a cell are fewer than this. */
const ROWS_PER_CELL = 4096;

function worstOf(lines: readonly ListLine[], contradictions: readonly string[]) {
  let worst: CheckedRow['status'] = contradictions.length > 0 ? 'caution' : 'pending';
  for (const { status } of lines) if (rankOf(status) < rankOf(worst)) worst = status;
  return worst;
}

const NO_CONTRADICTIONS: readonly string[] = [];

/** The row of the table, or in a list of one column the row of each line. */
export function rowsOfLines(
  lines: readonly ListLine[],
  isTable: boolean,
  contradictions = NO_CONTRADICTIONS,
): CheckedRow[] {
  const rowOf = (group: readonly ListLine[]): CheckedRow[] => {
    const [first] = group;
    if (!first) return [];
    return [
      {
        index: first.position + first.place / ROWS_PER_CELL,
        row: first.row,
        lines: group,
        status: worstOf(group, contradictions),
        contradictions,
        isRepeat: group.every(({ repeatsRow }) => repeatsRow !== null),
        corrections: group.filter(hasCorrection).length,
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
export const isPlain = ([first]: readonly CheckedRow[]): boolean => {
  const [line] = first?.lines ?? [];
  if (!line || line.found || line.unreadReason === null) return false;
  return line.columnKind === null && PLAIN.has(line.unreadReason);
};
