/** Tables, grids and lists as columns: which cells are above and below a cell. */
import { native } from '../../reading/dom/index.ts';

const CELLS = 'td,th,[role=cell],[role=gridcell],[role=columnheader],[role=rowheader]';
const GROUPS = 'table,[role=table],[role=grid],[role=treegrid],ul,ol';
/** A row with more cells than this is not read as a row. */
const MAX_CELLS = 100;

/** The position of a cell. For an item of a list, the row is the item itself. */
export interface ColumnCell {
  /** The table, grid or list. */
  readonly group: Element;
  readonly row: Element;
  readonly cell: Element;
  /** Position in the row, counting a cell that spans several columns as that many. */
  readonly column: number;
}

/** The cells of a row, each with its column; empty if it has too many. */
export function cellsOf(row: Element): readonly (readonly [cell: Element, column: number])[] {
  if (native(row).localName === 'li') return [[row, 0]];
  if (native(row).childElementCount > MAX_CELLS) return [];
  let column = 0;
  return [...native(row).children]
    .filter((child) => native(child).matches(CELLS))
    .map((cell) => {
      const at = column;
      column += cell instanceof HTMLTableCellElement ? cell.colSpan : 1;
      return [cell, at];
    });
}

/** The innermost table cell or list item around an element; null if there is none. */
export function columnCellOf(element: Element): ColumnCell | null {
  const cell = native(element).closest(`td,[role=cell],[role=gridcell],li`);
  const row = native(cell)?.localName === 'li' ? cell : native(cell)?.parentElement;
  const group = native(native(row)?.parentElement)?.closest(GROUPS);
  if (!cell || !row || !group) return null;
  const column = cellsOf(row).find(([other]) => other === cell)?.[1];
  return column === undefined ? null : { group, row, cell, column };
}
