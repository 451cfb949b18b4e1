/** The cells of a sheet; the row that names its columns, with the rows above it and the rows of the list below it. */
import type { ListLayout, ListRow } from '../messages/index.ts';

/** Where the header is. */
export type HeaderPlace = Pick<ListLayout, 'header' | 'above'>;

interface Rows {
  readonly rows: readonly ListRow[];
}

/** The text of a cell; '' where there is none, or no such column. */
export const cellText = ({ cells }: Pick<ListRow, 'cells'>, column: number | null | undefined) =>
  (column == null ? undefined : cells[column]) ?? '';

/** Whether a cell has no text. */
export const isBlankCell = (row: Pick<ListRow, 'cells'>, column: number): boolean =>
  cellText(row, column).trim() === '';

/** The rows below the header. */
export function bodyRows({ rows }: Rows, { header, above = 0 }: HeaderPlace): readonly ListRow[] {
  const from = above + (header ? 1 : 0);
  return from === 0 ? rows : rows.slice(from);
}

/** The rows above the header, such as a title: they are kept, and neither read nor counted. */
export const rowsAbove = ({ rows }: Rows, { above = 0 }: HeaderPlace): readonly ListRow[] =>
  rows.slice(0, above);

/** The row that names the columns. */
export const headerRow = ({ rows }: Rows, { header, above = 0 }: HeaderPlace) =>
  header ? rows[above] : undefined;

export const filledCount = ({ cells }: Pick<ListRow, 'cells'>): number =>
  cells.reduce((count, cell) => count + (cell.trim() === '' ? 0 : 1), 0);

/** The row of headings that are each above several columns, or beside the one below; a title is none. */
function groupRow(list: Rows, place: HeaderPlace): ListRow | undefined {
  const header = headerRow(list, place);
  const before = rowsAbove(list, place).at(-1);
  const isDirectlyAbove = before !== undefined && before.number + 1 === header?.number;
  return isDirectlyAbove && filledCount(before) > 1 ? before : undefined;
}

/** The heading of each column, without spaces around it; null where there is no header. */
export function headingsIn(list: Rows, place: HeaderPlace): readonly string[] | null {
  if (!place.header) return null;
  const own = headerRow(list, place)?.cells ?? [];
  const groups = groupRow(list, place)?.cells ?? [];
  const texts = Array.from(
    { length: Math.max(own.length, groups.length) },
    (_, i) => own[i]?.trim() || groups[i]?.trim() || '',
  );
  // A heading that occurs twice says with its group which one it is.
  return texts.map((text, i) => {
    const isOwn = text !== '' && own[i]?.trim() === text;
    if (!isOwn || texts.indexOf(text) === texts.lastIndexOf(text)) return text;
    const group = groups.slice(0, i + 1).findLast((cell) => cell.trim() !== '');
    return group ? `${group.trim()}: ${text}` : text;
  });
}
