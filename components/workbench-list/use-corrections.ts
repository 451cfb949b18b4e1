import { useMemo } from 'react';
import { type CellEdit, type CheckedRow, correctionOf } from '../../lib/models/list/index.ts';
import { isInView, type ListView } from '../../lib/models/list-view/index.ts';

/** The corrections of the values in a row that have the kind and the reason that are shown. */
const correctionsOf = ({ corrections, lines }: CheckedRow, view: ListView): CellEdit[] =>
  corrections === 0
    ? []
    : lines.flatMap((line) => (isInView(line, view) ? (correctionOf(line) ?? []) : []));

/** Each row once, although it may be in several groups. */
const distinct = (rows: readonly CheckedRow[]): CheckedRow[] => [
  ...new Map(rows.map((row) => [row.index, row])).values(),
];

/** The corrections of some rows: their number, and the edits that apply them. */
export function useCorrections(rows: readonly CheckedRow[], view: ListView, isInGroups: boolean) {
  const once = useMemo(() => (isInGroups ? distinct(rows) : rows), [rows, isInGroups]);
  const count = useMemo(
    () => once.reduce((sum, row) => sum + correctionsOf(row, view).length, 0),
    [once, view],
  );
  return { count, edits: () => once.flatMap((row) => correctionsOf(row, view)) };
}
