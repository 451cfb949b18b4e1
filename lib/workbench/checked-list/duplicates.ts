/** Rows of a list that have a value in common, as groups. */

import { type CheckedRow, foldName, type ListLine } from '../list/index.ts';
import { workbenchText } from '../texts.ts';
import { indexOfLine } from './row-lines.ts';

/** `same`: written the same; `written`: written differently; `names`: an IBAN with several names. */
export const DUPLICATE_KINDS = ['same', 'written', 'names'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/** Number of groups of each kind. */
export type DuplicateCounts = Readonly<Record<DuplicateKind, number>>;

/** Rows that have a value in common. */
export interface DuplicateGroup {
  readonly kind: DuplicateKind;
  readonly value: string;
  /** Number of rows, at least two. */
  readonly count: number;
  /** Number of ways in which the value is written, or of names. */
  readonly variants: number;
}

/** A row shown as part of a group. */
export interface GroupedRow extends CheckedRow {
  readonly group: DuplicateGroup;
  readonly isFirst: boolean;
}

export const isGrouped = (row: CheckedRow): row is GroupedRow => 'group' in row;

/** What the rows of a group have in common. The counts come first, because long texts are cut. */
export function groupText({ kind, value, count, variants }: DuplicateGroup): string {
  if (kind === 'names') return workbenchText('namesInRows', { count, names: variants, value });
  return kind === 'written'
    ? workbenchText('writtenInRows', { count, ways: variants, value })
    : workbenchText('sameInRows', { count, value });
}

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
): GroupedRow[] {
  const texts =
    kind === 'names' && nameColumn !== null
      ? lines.map((line) => foldName(nameIn(line, nameColumn))).filter(Boolean)
      : lines.map(({ raw }) => raw.trim());
  const value = lines[0]?.found?.verdict.value ?? '';
  const group = { kind, value, count: rows.length, variants: new Set(texts).size };
  return rows.map((row, i) => ({ ...row, group, isFirst: i === 0 }));
}

const nameIn = ({ row }: ListLine, nameColumn: number): string =>
  row.cells[nameColumn]?.trim() ?? '';
