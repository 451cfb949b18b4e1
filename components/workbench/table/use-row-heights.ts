import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type CheckedRow, needsYou } from '../../../lib/workbench/list/index.ts';
import type { OriginalCell } from '../../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';

/** About the heights of a row and of what it says below, rem, so that they grow with the browser's font size. */
const ROW = 2.25;
const SAYS = 1.4;
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

/** Whether rows are cards, and about how high a row is before it is measured. */
export function useRowHeights(rows: readonly CheckedRow[], wasOf: (row: CheckedRow) => string) {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow().matches);
  const rem = remPx();
  const height = Math.round((isNarrow ? CARD : ROW) * rem);
  const says = Math.round(SAYS * rem);
  const estimateSize = useCallback(
    (index: number) => {
      const row = rows[index];
      if (!row) return height;
      return height + (needsYou(row) || wasOf(row) !== '' ? says : 0);
    },
    [rows, wasOf, height, says],
  );
  return { isNarrow, height, estimateSize };
}

/** What the changed cells of a row were; empty for most rows. */
export function useWas(originals: readonly OriginalCell[]) {
  return useMemo(() => {
    const byRow = Map.groupBy(originals, ({ row }) => row);
    return ({ row }: CheckedRow): string => {
      const cells = byRow.get(row.number);
      if (!cells) return '';
      return workbenchText('cellWas', { text: cells.map(({ text }) => text || '–').join(' · ') });
    };
  }, [originals]);
}
