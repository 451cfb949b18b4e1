import { useMemo, useState } from 'react';
import type { Shown } from '../../../lib/workbench/checked-list/index.ts';

/** The selected rows by index. Another `list` (by identity) starts with an empty selection. */
export function useRowSelection(list: unknown) {
  const [selection, setSelection] = useState<{
    list: unknown;
    rows: ReadonlySet<number>;
    /** Index of the row that was selected last; -1 for none. */
    last: number;
  }>({ list, rows: new Set(), last: -1 });
  const rows = selection.list === list ? selection.rows : NO_ROWS;
  return useMemo(() => {
    const set = (next: Iterable<number>, last: number) =>
      setSelection({ list, rows: new Set(next), last });
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
        const [from, to] = [indexes.indexOf(selection.last), indexes.indexOf(index)];
        const start = from < 0 ? to : Math.min(from, to);
        set([...rows, ...indexes.slice(start, Math.max(from, to) + 1)], index);
      },
    };
  }, [list, rows, selection.last]);
}

const NO_ROWS: ReadonlySet<number> = new Set();
