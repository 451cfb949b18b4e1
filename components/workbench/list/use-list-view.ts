/** How the person looks at the list: filters, order, columns and selection, of which the worker is told. */
import { useEffect, useState } from 'react';
import { DEFAULT_LIST_VIEW, type ListView } from '../../../lib/workbench/checked-list/index.ts';
import type { TableColumn } from '../../../lib/workbench/list/index.ts';
import { useTableColumns } from '../columns/use-table-columns.ts';
import type { ShownListProps } from '../list-props.ts';
import { useRowSelection } from './use-row-selection.ts';

/** The next sort of a column: ascending, descending, then the order of the list. */
function nextSort({ sort }: ListView, { id }: TableColumn): ListView['sort'] {
  if (sort?.by !== id) return { by: id, descending: false };
  return sort.descending ? null : { by: id, descending: true };
}

export function useListView({
  client,
  list,
  handle,
  result,
}: Pick<ShownListProps, 'client' | 'list' | 'handle' | 'result'>) {
  const { summary, facts } = result;
  const [view, setView] = useState<ListView>(DEFAULT_LIST_VIEW);
  const selection = useRowSelection(list.source);
  const showsKind = summary.kinds.length > 1;
  const columns = useTableColumns(list, handle, facts, showsKind, view.duplicates !== null);
  // A hidden column does not sort, because nobody could see why the rows are in its order.
  const sort = columns.columns.some(({ id }) => id === view.sort?.by) ? view.sort : null;
  useEffect(() => client.tell({ view: { ...view, sort } }), [client, view, sort]);
  useEffect(() => client.tell({ selected: [...selection.rows] }), [client, selection.rows]);
  const onView = (patch: Partial<ListView>) => setView((last) => ({ ...last, ...patch }));
  return {
    view,
    onView,
    sortBy: (column: TableColumn) => onView({ sort: nextSort(view, column) }),
    /** Ends all filters. */
    showAll: () => setView({ ...DEFAULT_LIST_VIEW, sort: view.sort }),
    selection,
    columns,
  };
}

export type ListLook = ReturnType<typeof useListView>;
