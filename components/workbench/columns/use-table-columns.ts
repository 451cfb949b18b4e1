import { useMemo } from 'react';
import {
  type FactColumn,
  type TableColumn,
  tableColumnsOf,
} from '../../../lib/workbench/list/index.ts';
import {
  type ArrangedColumn,
  arrangeColumns,
  changeColumn,
  moveColumn,
  placesOf,
} from '../../../lib/workbench/list-view/index.ts';
import type { ListHandle, OpenList } from '../list/index.ts';

/**
 * The columns of the table as the person arranged them.
 * @param facts all facts that are known of values in the list
 * @param showsKind the list has several kinds
 * @param same says what the rows of a group have in common; null: the rows are not grouped
 */
export function useTableColumns(
  { sheet, choice, arrangement }: OpenList,
  handle: ListHandle,
  facts: readonly FactColumn[],
  showsKind: boolean,
  same: TableColumn | null,
) {
  const columns = useMemo(
    () => [
      ...(same ? [same] : []),
      ...tableColumnsOf(sheet, choice, facts).filter(({ id }) => id !== 'kind' || showsKind),
    ],
    [sheet, choice, facts, showsKind, same],
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
