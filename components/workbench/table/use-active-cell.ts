/** The active cell of the table, which keys act on: in the header or in a row that is shown. */
import { useEffect, useRef, useState } from 'react';
import type { Shown } from '../../../lib/workbench/checked-list/index.ts';
import type { DrawnRows } from '../list/use-drawn-rows.ts';
import type { GridCell } from './grid-navigation.ts';
import { useActiveRow } from './table-layout.ts';
import { cellId } from './WorkbenchTableHeader.tsx';

export interface ActiveCellNeeds {
  readonly shown: Shown;
  readonly rows: DrawnRows;
  /** `index` of the active row; null: none was chosen yet. */
  readonly active: number | null;
  readonly onActive: (index: number) => void;
  readonly columnCount: number;
}

export function useActiveCell({ shown, rows, active, onActive, columnCount }: ActiveCellNeeds) {
  const [chosenColumn, setColumn] = useState(0);
  // Columns may have been hidden.
  const column = Math.min(chosenColumn, columnCount);
  const [isInHeader, setInHeader] = useState(false);
  const { isShown, activeIndex, setPlace, rangeExtractor } = useActiveRow(shown, active);
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
    onActive(next);
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

export type ActiveCell = ReturnType<typeof useActiveCell>;
