import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type Shown, saysAt } from '../../../lib/workbench/checked-list/index.ts';
import type { CheckedRow } from '../../../lib/workbench/list/index.ts';
import type { OriginalCell } from '../../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { DrawnRows } from '../list/index.ts';

/** Heights of rows (table.css), of which those that are not as high are measured: rem. */
const ROW = 2.25;
const ROW_WITH_TEXT = 3.65;
const CARD = 3.6;

const remPx = (): number =>
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
type OriginalsByRow = ReadonlyMap<number, readonly OriginalCell[]>;

export const useOriginals = (originals: readonly OriginalCell[]): OriginalsByRow =>
  useMemo(() => Map.groupBy(originals, ({ row }) => row), [originals]);

/** What the changed cells of a row were; empty for most rows. */
export function wasOf({ row }: CheckedRow, originals: OriginalsByRow): string {
  const cells = originals.get(row.number);
  if (!cells) return '';
  return workbenchText('cellWas', { text: cells.map(({ text }) => text || '–').join(' · ') });
}
