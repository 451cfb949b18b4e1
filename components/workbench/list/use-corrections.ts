import { useMemo } from 'react';
import {
  type CheckedRow,
  correctionsOf,
  hasCorrection,
  type ListLine,
} from '../../../lib/workbench/list/index.ts';
import { isInView, type ListView } from '../../../lib/workbench/list-view/index.ts';

/** The values in a row with a correction, of the kind and the reason that are shown. */
const correctable = ({ corrections, lines }: CheckedRow, view: ListView): readonly ListLine[] =>
  corrections === 0 ? [] : lines.filter((line) => isInView(line, view) && hasCorrection(line));

/** Each row once, although it may be in several groups. */
const distinct = (rows: readonly CheckedRow[]): CheckedRow[] => [
  ...new Map(rows.map((row) => [row.index, row])).values(),
];

/** The corrections of some rows: their number, and the edits of cells that apply them. */
export function useCorrections(rows: readonly CheckedRow[], view: ListView, isInGroups: boolean) {
  const once = useMemo(() => (isInGroups ? distinct(rows) : rows), [rows, isInGroups]);
  const count = useMemo(
    () => once.reduce((sum, row) => sum + correctable(row, view).length, 0),
    [once, view],
  );
  return { count, edits: () => correctionsOf(once.flatMap((row) => correctable(row, view))) };
}
