/** How the person looks at the list: filters, order, columns and selection, of which the worker is told. */
import { useEffect, useMemo, useState } from 'react';
import type { Delimiter } from '../../../lib/domain/index.ts';
import {
  DEFAULT_LIST_VIEW,
  type ListView,
  type Shown,
} from '../../../lib/workbench/checked-list/index.ts';
import type { TableColumn } from '../../../lib/workbench/list/index.ts';
import { useTableColumns } from '../columns/use-table-columns.ts';
import type { ShownListProps } from '../list-props.ts';
import type { OpenList } from './open-list.ts';

/** The next sort of a column: ascending, descending, then the order of the list. */
function nextSort({ sort }: ListView, { id }: TableColumn): ListView['sort'] {
  if (sort?.by !== id) return { by: id, descending: false };
  return sort.descending ? null : { by: id, descending: true };
}

interface Selection {
  /** How the list is split into cells: its rows are others if it is split differently. */
  readonly by: Delimiter;
  /** By index. */
  readonly rows: ReadonlySet<number>;
  /** Index of the row that was selected last; -1 for none. */
  readonly last: number;
}

const nothingOf = (by: Delimiter): Selection => ({ by, rows: new Set(), last: -1 });

/** The selected rows. */
function useRowSelection({ sheet: { delimiter } }: OpenList) {
  const [selection, setSelection] = useState(nothingOf(delimiter));
  if (selection.by !== delimiter) setSelection(nothingOf(delimiter));
  return useMemo(() => {
    const { by, rows, last } = selection;
    const set = (next: Iterable<number>, lastOfThem: number) =>
      setSelection({ by, rows: new Set(next), last: lastOfThem });
    return {
      rows,
      size: rows.size,
      has: (index: number) => rows.has(index),
      clear: () => set([], -1),
      all: ({ indexes }: Shown) => set(indexes, -1),
      toggle: (index: number) =>
        set(
          rows.has(index) ? [...rows].filter((other) => other !== index) : [...rows, index],
          index,
        ),
      /** Adds the shown rows between the row that was selected last and this one. */
      extendTo: ({ indexes }: Shown, index: number) => {
        const [from, to] = [indexes.indexOf(last), indexes.indexOf(index)];
        const start = from < 0 ? to : Math.min(from, to);
        set([...rows, ...indexes.slice(start, Math.max(from, to) + 1)], index);
      },
    };
  }, [selection]);
}

export function useListView({
  client,
  list,
  handle,
  result,
}: Pick<ShownListProps, 'client' | 'list' | 'handle' | 'result'>) {
  const { summary, facts } = result;
  const [view, setView] = useState<ListView>(DEFAULT_LIST_VIEW);
  const selection = useRowSelection(list);
  const showsKind = summary.kinds.length > 1;
  const columns = useTableColumns(list, handle, facts, showsKind, view.duplicates !== null);
  // A hidden column does not sort, because nobody could see why the rows are in its order.
  const sort = columns.columns.some(({ id }) => id === view.sort?.by) ? view.sort : null;
  useEffect(() => client.tell({ view: { ...view, sort } }), [client, view, sort]);
  useEffect(() => client.tell({ selected: selection.rows }), [client, selection.rows]);
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
