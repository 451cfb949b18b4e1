/** Keeps the rows of a sheet that have text, within limits. */

import { MAX_LIST_ROWS } from '../../domain/index.ts';
import type { ListRow } from '../messages/index.ts';
import type { CellContent } from './cell-text.ts';
import { WorkbookError } from './workbook-error.ts';

export const MAX_CELL_TEXT = 32_767;
/** Cells that are kept, and their UTF-16 units. */
export const MAX_CELLS = 5_000_000;
export const MAX_TEXT = 100_000_000;
/** Cells that are read, in rows that are blank or omitted too. */
const MAX_CELLS_READ = 4 * MAX_CELLS;

export interface SheetRows {
  readonly rows: readonly ListRow[];
  /** Rows beyond `MAX_LIST_ROWS` and a header. */
  readonly omitted: number;
}

const EMPTY: CellContent = { text: '', type: 't' };

/** @throws WorkbookError if the sheet has more than is kept */
export function createRowCollector() {
  const rows: ListRow[] = [];
  /** Rows with the same types share one string. */
  const known = new Map<string, string>();
  let omitted = 0;
  let cellsRead = 0;
  let cellCount = 0;
  let textLength = 0;

  return {
    /**
     * Adds a row, unless all its cells are empty.
     * @param contents by column; a hole is an empty cell
     * @param repeats how often the row occurs, one below the other
     */
    add(number: number, contents: readonly CellContent[], repeats = 1): void {
      // Of rows that are left out too, so that a file of blank cells ends as well.
      cellsRead += contents.length;
      if (cellsRead > MAX_CELLS_READ) throw new WorkbookError('large');
      if (!contents.some(({ text }) => text.trim() !== '')) return;
      const all = Array.from(contents, (content) => content ?? EMPTY);
      const cells = all.map(({ text }) => text.slice(0, MAX_CELL_TEXT));
      const kept = Math.max(0, Math.min(repeats, MAX_LIST_ROWS + 1 - rows.length));
      omitted += repeats - kept;
      cellCount += kept * cells.length;
      textLength += kept * cells.reduce((sum, { length }) => sum + length, 0);
      if (cellCount > MAX_CELLS || textLength > MAX_TEXT) throw new WorkbookError('large');
      const joined = all.map(({ type }) => type).join('');
      const types = known.get(joined) ?? joined;
      known.set(joined, types);
      for (let i = 0; i < kept; i += 1)
        rows.push({ number: number + i, cells, ...(/[^t]/.test(types) && { types }) });
    },
    result: (): SheetRows => ({ rows, omitted }),
  };
}
