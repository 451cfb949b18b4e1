import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useMemo, useState } from 'react';
import type { Shown } from '../../../lib/workbench/checked-list/index.ts';

/**
 * Where the active row is among those shown; the first if it is not. A row may be in several groups, so its
 * place tells which of them is active.
 * @param active its `index`; null: none was chosen yet
 */
export function useActiveRow({ indexes }: Shown, active: number | null) {
  const [place, setPlace] = useState(-1);
  const isAtPlace = active !== null && indexes[place] === active;
  const found = useMemo(() => {
    if (isAtPlace || active === null) return isAtPlace ? place : -1;
    return indexes.indexOf(active);
  }, [isAtPlace, place, indexes, active]);
  const activeIndex = Math.max(0, found);
  // The active row stays in the document, so that its cell can be named.
  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex])]
        .filter((index) => index < range.count)
        .sort((a, b) => a - b),
    [activeIndex],
  );
  return { isShown: found >= 0, activeIndex, setPlace, rangeExtractor };
}
