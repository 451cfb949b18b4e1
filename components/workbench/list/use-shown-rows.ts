import { useCallback, useMemo, useState } from 'react';
import type { CheckedRow, TableColumn } from '../../../lib/workbench/list/index.ts';
import {
  createRowOrder,
  type GroupsByRow,
  type ListView,
  rowsInGroups,
} from '../../../lib/workbench/list-view/index.ts';
import type { OriginalCell } from '../../../lib/workbench/messages/index.ts';
import { useInSlices } from './use-in-slices.ts';

const NO_ROWS: readonly CheckedRow[] = [];

/** The rows that match the view, in its order. */
export function useShownRows(
  rows: readonly CheckedRow[],
  view: ListView,
  columns: readonly TableColumn[],
  byRow: GroupsByRow | null,
  originals: readonly OriginalCell[],
) {
  const [order] = useState(createRowOrder);
  const changed = useMemo(() => new Set(originals.map(({ row }) => row)), [originals]);
  const start = useCallback(
    function* (): Generator<void, readonly CheckedRow[]> {
      const showRepeats = view.showRepeats || byRow !== null;
      const matching = yield* order.update(rows, { ...view, showRepeats }, columns, changed);
      return byRow ? yield* rowsInGroups(matching, byRow) : matching;
    },
    [order, rows, view, columns, byRow, changed],
  );
  return useInSlices(start, view).result ?? NO_ROWS;
}
