import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type ListResult, type Shown, saysAt } from '../../../lib/workbench/checked-list/index.ts';
import { type CheckedRow, type TableColumn, tracksOf } from '../../../lib/workbench/list/index.ts';
import type { OriginalCell } from '../../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { TableColumns } from '../columns/use-table-columns.ts';
import type { DrawnRows } from '../list/use-drawn-rows.ts';

/** The id of a cell, which `aria-activedescendant` refers to. `row`: among the shown rows, -1 for the header. */
export const cellId = (row: number, column: number): string =>
  `cell ${row} ${column}`.replaceAll(' ', '-');

/** Heights of rows (table.css), of which those that are not as high are measured: rem. */
const ROW = 2.25;
const ROW_WITH_TEXT = 3.65;
const CARD = 3.6;

export const remPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** In narrow windows each row is a card (table.css). */
const narrow = () => matchMedia('(width < 40rem)');
function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether rows are cards, and how high rows are before they are measured; lookups that failed add some. */
export function useRowHeights(shown: Shown, rows: DrawnRows, originals: OriginalsByRow) {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow().matches);
  const rem = remPx();
  const height = Math.round((isNarrow ? CARD : ROW) * rem);
  const withText = Math.round((isNarrow ? CARD + ROW_WITH_TEXT - ROW : ROW_WITH_TEXT) * rem);
  const estimateSize = useCallback(
    (place: number) => {
      const isChanged = originals.size > 0 && originals.has(rows.numberAt(place) ?? 0);
      return isChanged || saysAt(shown, place) ? withText : height;
    },
    [shown, rows, originals, height, withText],
  );
  return { isNarrow, height, estimateSize };
}

/** The changed cells as they were, by the number of their row. */
export type OriginalsByRow = ReadonlyMap<number, readonly OriginalCell[]>;

export const useOriginals = (originals: readonly OriginalCell[]): OriginalsByRow =>
  useMemo(() => Map.groupBy(originals, ({ row }) => row), [originals]);

/** What the changed cells of a row were; empty for most rows. */
export function wasOf({ row }: CheckedRow, originals: OriginalsByRow): string {
  const cells = originals.get(row.number);
  if (!cells) return '';
  return workbenchText('cellWas', { text: cells.map(({ text }) => text || '–').join(' · ') });
}

/** The tracks of all rows, and the width of each column in characters, also while it is dragged. */
export function useWidths(
  { shown, columns }: TableColumns,
  { widths: automaticWidths }: Pick<ListResult, 'widths'>,
) {
  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null);
  const automatic = columns.map(({ id, name }) => automaticWidths[id] ?? name.length);
  const drawn = dragged
    ? shown.map((each) =>
        each.column.id === dragged.id ? { ...each, width: dragged.width } : each,
      )
    : shown;
  const { tracks, narrowest, frozen } = tracksOf(drawn, automatic);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': tracks,
    '--narrowest': `${narrowest}rem`,
    '--frozen': `${frozen.at(-1)}rem`,
    ...Object.fromEntries(frozen.map((place, i) => [`--at-${i}`, `${place}rem`])),
  };
  return {
    style,
    /** How wide all columns are together, rem. */
    narrowest,
    /** How many columns stay when the table scrolls sideways. */
    frozen: frozen.length - 1,
    widths: drawn.map(({ width }, i) => width ?? automatic[i] ?? 0),
    preview: (id: string, width: number | null) =>
      setDragged(width === null ? null : { id, width }),
  };
}

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
