import { useEffect, useMemo, useRef } from 'react';
import { type CheckedRow, needsYou } from '../../lib/workbench/list/index.ts';

/** The next row after a place, or before it, that needs a person, round the end; null: there is no other. */
function rowFrom(rows: readonly CheckedRow[], place: number, by: 1 | -1, not: number | null) {
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[(place + by * i + rows.length * 2) % rows.length];
    if (row && row.index !== not && needsYou(row)) return row;
  }
  return null;
}

/**
 * Goes through the rows that need a person, in the order in which they are shown.
 * @param active index of the active row
 */
export function useGoingThrough(
  shown: readonly CheckedRow[],
  active: number | null,
  onRow: (row: CheckedRow) => void,
) {
  const at = useMemo(
    () => (active === null ? -1 : shown.findIndex(({ index }) => index === active)),
    [shown, active],
  );
  const hasMore = useMemo(() => rowFrom(shown, 0, 1, active) !== null, [shown, active]);
  const row = shown[at];
  /** Where the active row was when it last needed a person: when it leaves, the next one is there. */
  const place = useRef(0);
  const needs = row !== undefined && needsYou(row);
  useEffect(() => {
    if (needs) place.current = at;
  }, [needs, at]);
  return {
    /** The active row is shown. */
    isShown: at >= 0,
    hasMore,
    step: (by: 1 | -1) => {
      const from = needs ? at + by : by === 1 ? place.current : place.current - 1;
      const next = rowFrom(shown, from, by, active);
      if (next) onRow(next);
      return next !== null;
    },
  };
}
