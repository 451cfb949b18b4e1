/** Rows of a list that have a value in common, as groups. */

import {
  type CheckedRow,
  cellText,
  type DuplicateKind,
  foldName,
  type ListLine,
} from '../list/index.ts';
import { indexOfLine } from './row-lines.ts';

/** Number of groups of each kind. */
export type DuplicateCounts = Readonly<Record<DuplicateKind, number>>;

/**
 * The kinds of the groups of rows that have one value.
 * @param lines with this value, in the order of the list
 * @param hasNames the rows give the value several names
 */
export function duplicateKindsOf(
  lines: readonly ListLine[],
  isTable: boolean,
  hasNames: boolean,
): DuplicateKind[] {
  const [first] = lines;
  if (!first || lines.length < 2) return [];
  const index = indexOfLine(first, isTable);
  if (lines.every((line) => indexOfLine(line, isTable) === index)) return [];
  const text = first.raw.trim();
  const isWritten = lines.some(({ raw }) => raw !== first.raw && raw.trim() !== text);
  return [isWritten ? 'written' : 'same', ...(hasNames ? (['names'] as const) : [])];
}

/**
 * The rows that have one value, as a group.
 * @param lines with this value
 * @param rows in which the lines are
 * @param nameColumn index of the column with names
 */
export function rowsOfGroup(
  kind: DuplicateKind,
  lines: readonly ListLine[],
  rows: readonly CheckedRow[],
  nameColumn: number | null,
): CheckedRow[] {
  const texts =
    kind === 'names' && nameColumn !== null
      ? lines.map((line) => foldName(cellText(line.row, nameColumn))).filter(Boolean)
      : lines.map(({ raw }) => raw.trim());
  const value = lines[0]?.found?.verdict.value ?? '';
  const group = { kind, value, count: rows.length, variants: new Set(texts).size };
  return rows.map((row, i) => ({ ...row, group: { ...group, isFirst: i === 0 } }));
}
