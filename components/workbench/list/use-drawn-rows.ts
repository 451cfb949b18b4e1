import { useMemo, useState } from 'react';
import { type ListResult, statusAt } from '../../../lib/workbench/checked-list/index.ts';
import { bodyRows, type CheckedRow, type RowStatus } from '../../../lib/workbench/list/index.ts';
import type { ListRow } from '../../../lib/workbench/messages/index.ts';
import type { OpenList } from './open-list.ts';

/** A row with its cells as they are on the page now. */
const withCells = (checked: CheckedRow, row: ListRow): CheckedRow => ({
  ...checked,
  row,
  lines: checked.lines.map((line) => ({ ...line, row })),
});

/** A row of which the worker has not told more than its result. */
const bareRow = (index: number, row: ListRow, status: RowStatus): CheckedRow => ({
  index,
  row,
  lines: [],
  status,
  remarks: [],
});

/** The rows that the page draws: their cells at once, and what the worker says of them once it is there. */
export function useDrawnRows({ sheet, choice }: OpenList, result: ListResult) {
  /** For each row of the worker, the same object as long as its cells are the same. */
  const [drawn] = useState(() => new WeakMap<CheckedRow, CheckedRow>());
  return useMemo(() => {
    const body = bodyRows(sheet, choice);
    const withOwnCells = (checked: CheckedRow): CheckedRow => {
      const row = body[Math.floor(checked.index)];
      if (row?.number !== checked.row.number) return checked;
      const known = drawn.get(checked);
      if (known?.row === row) return known;
      const next = withCells(checked, row);
      drawn.set(checked, next);
      return next;
    };
    const { near, shown, active } = result;
    return {
      /** The row with this `index`; null: there is none, or it has not come yet. */
      byIndex: (index: number | null): CheckedRow | null => {
        const checked =
          active?.index === index ? active : near.rows.find((row) => row.index === index);
        return checked ? withOwnCells(checked) : null;
      },
      /** The number of the row at a place. */
      numberAt: (place: number): number | undefined =>
        body[Math.floor(shown.indexes[place] ?? -1)]?.number,
      /** The row at a place among those that are shown. */
      at: (place: number): CheckedRow | null => {
        const index = shown.indexes[place];
        if (index === undefined) return null;
        const checked = near.rows[place - near.from];
        if (checked?.index === index) return withOwnCells(checked);
        const row = body[Math.floor(index)];
        return row ? bareRow(index, row, statusAt(shown, place)) : null;
      },
    };
  }, [sheet, choice, result, drawn]);
}

export type DrawnRows = ReturnType<typeof useDrawnRows>;
