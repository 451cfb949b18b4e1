/** Which rows are drawn: those that are seen, some beyond them, and the active one. The worker is asked for them. */
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';
import type { Shown } from '../../../lib/workbench/checked-list/index.ts';
import type { ListClient } from '../list/list-client.ts';
import type { ListLook } from '../list/use-list-view.ts';

/** Cells and rows rendered beyond the visible ones, so that scrolling shows no blank rows. */
const OVERSCAN_CELLS = 100;
const MAX_OVERSCAN_ROWS = 12;
/** Rows are asked for in steps of so many, at least one step beyond what is seen. */
const ROWS_ASKED = 50;

export interface VirtualRowsNeeds {
  readonly client: ListClient;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly shown: Shown;
  readonly look: ListLook;
  readonly estimateSize: (place: number) => number;
  readonly rangeExtractor: (range: Range) => number[];
}

export function useVirtualRows(needs: VirtualRowsNeeds) {
  const { client, scroller, shown, look, estimateSize, rangeExtractor } = needs;
  const { view, columns } = look;
  const virtual = useVirtualizer({
    count: shown.indexes.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((place: number) => shown.indexes[place] ?? place, [shown]),
    overscan: Math.min(MAX_OVERSCAN_ROWS, Math.ceil(OVERSCAN_CELLS / columns.columns.length)),
    rangeExtractor,
    useFlushSync: false,
  });
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  const from = Math.max(0, Math.floor(startIndex / ROWS_ASKED) - 1) * ROWS_ASKED;
  const to = (Math.ceil(endIndex / ROWS_ASKED) + 1) * ROWS_ASKED;
  useEffect(() => client.look({ near: { from, to } }), [client, from, to]);
  // A new order or filter scrolls to the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the view changes
  useEffect(() => virtual.scrollToOffset(0), [view]);
  return virtual;
}
