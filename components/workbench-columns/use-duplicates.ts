import { useMemo, useState } from 'react';
import type { CheckedRow, TableColumn } from '../../lib/models/list/index.ts';
import {
  countDuplicates,
  type DuplicateGroup,
  type DuplicateKind,
  duplicateGroupsOf,
  groupsByRow,
  isGrouped,
  nameColumnOf,
} from '../../lib/models/list-view/index.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import type { OpenList } from '../workbench-list/index.ts';

/** What the rows of a group have in common. The counts come first, because long texts are cut. */
function groupText({ kind, value, rows, variants }: DuplicateGroup): string {
  const count = rows.length;
  if (kind === 'names') return workbenchText('namesInRows', { count, names: variants, value });
  return kind === 'written'
    ? workbenchText('writtenInRows', { count, ways: variants, value })
    : workbenchText('sameInRows', { count, value });
}

/** The duplicates of a list, and which of them the person chose to see. */
export function useDuplicates({ sheet, choice }: OpenList, rows: readonly CheckedRow[]) {
  const [kind, choose] = useState<DuplicateKind | null>(null);
  const nameColumn = useMemo(
    () => (choice.header ? nameColumnOf(sheet.rows[0]?.cells ?? []) : null),
    [sheet, choice.header],
  );
  const groups = useMemo(() => duplicateGroupsOf(rows, nameColumn), [rows, nameColumn]);
  const counts = useMemo(() => countDuplicates(groups), [groups]);
  const byRow = useMemo(
    () => (kind === null ? null : groupsByRow(groups.filter((group) => group.kind === kind))),
    [groups, kind],
  );
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
