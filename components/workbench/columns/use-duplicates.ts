import { useCallback, useMemo, useState } from 'react';
import type { CheckedList, CheckedListModel } from '../../../lib/workbench/checked-list/index.ts';
import type { CheckedRow, TableColumn } from '../../../lib/workbench/list/index.ts';
import {
  type DuplicateGroup,
  type DuplicateKind,
  type GroupsByRow,
  groupsByRow,
  isGrouped,
} from '../../../lib/workbench/list-view/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import { useInSlices } from '../list/index.ts';

/** What the rows of a group have in common. The counts come first, because long texts are cut. */
function groupText({ kind, value, rows, variants }: DuplicateGroup): string {
  const count = rows.length;
  if (kind === 'names') return workbenchText('namesInRows', { count, names: variants, value });
  return kind === 'written'
    ? workbenchText('writtenInRows', { count, ways: variants, value })
    : workbenchText('sameInRows', { count, value });
}

/** The duplicates of a list, and which of them the person chose to see. */
export function useDuplicates(
  { duplicates: counts, rows }: CheckedList,
  model: Pick<CheckedListModel, 'groups'>,
) {
  const [kind, choose] = useState<DuplicateKind | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the groups are those of the rows
  const start = useCallback(
    function* (): Generator<void, GroupsByRow | null> {
      return kind && (yield* groupsByRow(yield* model.groups(kind)));
    },
    [rows, model, kind],
  );
  const { result: byRow = null } = useInSlices(start, kind);
  const column = useMemo((): TableColumn | null => {
    if (!byRow) return null;
    const textOf = (row: CheckedRow) => {
      const group = isGrouped(row) ? row.group : byRow.get(row.index)?.[0];
      return group ? groupText(group) : '';
    };
    return { id: 'same', name: workbenchText('headSame'), cell: null, textOf };
  }, [byRow]);
  return { kind, choose, counts, byRow, column };
}

export type Duplicates = ReturnType<typeof useDuplicates>;
