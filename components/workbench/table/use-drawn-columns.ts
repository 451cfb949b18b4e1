import { type RefObject, useEffect, useState } from 'react';
import type { TableColumn } from '../../../lib/workbench/list/index.ts';

/** With more columns, only those near the visible part are drawn, so that long lists scroll smoothly. */
const MAX_ALL_DRAWN = 16;
/** Columns up to this distance from the visible part are drawn too, CSS px. */
const MARGIN = 300;

/** Indexes of the first and the last column that are drawn. */
export interface DrawnColumns {
  readonly first: number;
  readonly last: number;
}

/** @param scroller the table, whose header has a cell with `data-head` for each column */
export function useDrawnColumns(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly TableColumn[],
): DrawnColumns {
  const [seen, setSeen] = useState<(DrawnColumns & { columns: readonly TableColumn[] }) | null>(
    null,
  );
  useEffect(() => {
    if (columns.length <= MAX_ALL_DRAWN || typeof IntersectionObserver === 'undefined') return;
    const heads = [...(scroller.current?.querySelectorAll('[data-head]') ?? [])];
    const near = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) near.add(target);
          else near.delete(target);
        }
        const first = heads.findIndex((head) => near.has(head));
        const last = heads.findLastIndex((head) => near.has(head));
        if (first >= 0) setSeen({ columns, first, last });
      },
      { root: scroller.current, rootMargin: `0px ${MARGIN}px` },
    );
    // The frozen ones are always there.
    for (const head of heads) if (!head.matches('.wb-frozen')) observer.observe(head);
    return () => observer.disconnect();
  }, [scroller, columns]);
  return seen?.columns === columns ? seen : { first: 0, last: columns.length - 1 };
}
