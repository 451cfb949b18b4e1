import { useMemo } from 'react';
import {
  type ArrangedColumn,
  arrangeColumns,
  changeColumn,
  type FactColumn,
  groupText,
  moveColumn,
  placesOf,
  type TableColumn,
  tableColumnsOf,
} from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { OpenList } from '../list/open-list.ts';
import type { ListHandle } from '../list/use-open-list.ts';

/** What the rows of a group have in common. */
const sameColumn = (): TableColumn => ({
  id: 'same',
  name: workbenchText('headSame'),
  cell: null,
  textOf: groupText,
});

/**
 * The columns of the table as the person arranged them.
 * @param facts all facts that are known of values in the list
 * @param showsKind the list has several kinds
 * @param inGroups rows are shown in groups of duplicates
 */
export function useTableColumns(
  { sheet, choice, arrangement }: OpenList,
  handle: ListHandle,
  facts: readonly FactColumn[],
  showsKind: boolean,
  inGroups: boolean,
) {
  const columns = useMemo(
    () => [
      ...(inGroups ? [sameColumn()] : []),
      ...tableColumnsOf(sheet, choice, facts).filter(({ id }) => id !== 'kind' || showsKind),
    ],
    [sheet, choice, facts, showsKind, inGroups],
  );
  const arranged = useMemo(() => arrangeColumns(columns, arrangement), [columns, arrangement]);
  const shown = useMemo(() => arranged.filter(({ isShown }) => isShown), [arranged]);
  const names = useMemo(() => shown.map(({ column }) => column), [shown]);
  return useMemo(() => {
    const change = (next: readonly ArrangedColumn[]) => handle.arrange(placesOf(next));
    return {
      /** All, shown or not. */
      arranged,
      shown,
      /** Those of `shown`. */
      columns: names,
      isChanged: arrangement.length > 0,
      show: (id: string, isShown: boolean) => change(changeColumn(arranged, id, { isShown })),
      /** @param width in characters; null: automatic */
      resize: (id: string, width: number | null) => change(changeColumn(arranged, id, { width })),
      /** @param to index among all columns */
      move: (id: string, to: number) => change(moveColumn(arranged, id, to)),
      /** Moves a column to the place of another. */
      moveOnto: (id: string, other: string) =>
        change(
          moveColumn(
            arranged,
            id,
            arranged.findIndex(({ column }) => column.id === other),
          ),
        ),
      reset: () => handle.arrange([]),
    };
  }, [arranged, shown, names, arrangement, handle]);
}

export type TableColumns = ReturnType<typeof useTableColumns>;
