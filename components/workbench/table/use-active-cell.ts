/** The active cell of the table, which keys act on: in the header or in a row that is shown. */
import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Shown } from '../../../lib/workbench/checked-list/index.ts';
import type { DrawnRows } from '../list/use-drawn-rows.ts';
import type { OpenedRow } from '../list/use-opened-row.ts';
import type { GridCell } from './grid-navigation.ts';
import { cellId } from './table-layout.ts';

/**
 * Where the active row is among those shown; the first if it is not. A row may be in several groups, so its
 * place tells which of them is active.
 * @param active its `index`; null: none was chosen yet
 */
function useActiveRow({ indexes }: Shown, active: number | null) {
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

export interface ActiveCellNeeds {
  readonly shown: Shown;
  readonly rows: DrawnRows;
  readonly opened: Pick<OpenedRow, 'active' | 'activate'>;
  readonly columnCount: number;
}

export function useActiveCell({ shown, rows, opened, columnCount }: ActiveCellNeeds) {
  const [chosenColumn, setColumn] = useState(0);
  // Columns may have been hidden.
  const column = Math.min(chosenColumn, columnCount);
  const [isInHeader, setInHeader] = useState(false);
  const { isShown, activeIndex, setPlace, rangeExtractor } = useActiveRow(shown, opened.active);
  const row = rows.at(activeIndex);
  const id = isInHeader || !row ? cellId(-1, column) : cellId(activeIndex, column);

  /** A column that keys reach scrolls into view. */
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current)
      document.getElementById(id)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    isMoved.current = false;
  }, [id]);

  /** @returns the place of the row that has become active; null: it is in the header, or nowhere */
  const moveTo = (cell: GridCell): number | null => {
    setColumn(cell.column);
    setInHeader(cell.row < 0);
    const next = shown.indexes[cell.row];
    if (next === undefined) return null;
    setPlace(cell.row);
    opened.activate(next);
    return cell.row;
  };
  return {
    column,
    isInHeader,
    /** The active row is among those shown. */
    isShown,
    /** The place of the active row, of the first one if none is active. */
    place: activeIndex,
    row,
    /** Of the cell in the document. */
    id,
    moveTo,
    /** Moves as a key does. */
    moveByKey: (cell: GridCell): number | null => {
      isMoved.current = true;
      return moveTo(cell);
    },
    /** Goes to another column of the row, as a key does. */
    turnByKey: (next: number): void => {
      isMoved.current = true;
      setColumn(next);
    },
    rangeExtractor,
  };
}
