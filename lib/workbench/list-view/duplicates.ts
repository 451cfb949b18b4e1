/** Rows of a list that have a value in common. */
import type { CheckedRow, ListLine } from '../list/index.ts';
import { foldName } from './name-column.ts';

/** `same`: written the same; `written`: written differently; `names`: an IBAN with several names. */
export const DUPLICATE_KINDS = ['same', 'written', 'names'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

export interface DuplicateGroup {
  readonly kind: DuplicateKind;
  /** The value that the rows have in common. */
  readonly value: string;
  /** At least two, in the order of the list. */
  readonly rows: readonly CheckedRow[];
  /** Number of ways in which the value is written, or of names. */
  readonly variants: number;
}

/** A row shown as part of a group. */
export interface GroupedRow extends CheckedRow {
  readonly group: DuplicateGroup;
  readonly isFirst: boolean;
}

export const isGrouped = (row: CheckedRow): row is GroupedRow => 'group' in row;

/** The number of different names; folding is slow, so each spelling is folded once. */
function distinctNames(written: ReadonlySet<string>): number {
  if (written.size < 2) return written.size;
  return new Set([...written].map(foldName).filter(Boolean)).size;
}

/**
 * The kinds of the groups of rows that have one value. Does not look at all rows, because a list of many
 * payments to few suppliers asks it often.
 * @param lines with this value, in the order of the list
 * @param hasNames the rows give the value several names
 */
export function duplicateKindsOf(
  lines: readonly ListLine[],
  rowOf: (line: ListLine) => CheckedRow | undefined,
  hasNames: boolean,
): DuplicateKind[] {
  const [first] = lines;
  if (!first?.found || lines.length < 2) return [];
  let known: CheckedRow | undefined;
  const isRepeated = lines.some((line) => {
    const row = rowOf(line);
    known ??= row;
    return row !== undefined && row !== known;
  });
  if (!isRepeated) return [];
  const text = first.raw.trim();
  const isWritten = lines.some(({ raw }) => raw !== first.raw && raw.trim() !== text);
  return [isWritten ? 'written' : 'same', ...(hasNames ? (['names'] as const) : [])];
}

/**
 * The groups of rows that have one value.
 * @param lines with this value, in the order of the list
 * @param nameColumn index of the column with names; null: names are not compared
 */
export function duplicateGroupsOf(
  lines: readonly ListLine[],
  rowOf: (line: ListLine) => CheckedRow | undefined,
  nameColumn: number | null,
): DuplicateGroup[] {
  const [first] = lines;
  if (!first?.found) return [];
  const rows = [...new Set(lines.flatMap((line) => rowOf(line) ?? []))];
  const { kind: valueKind, value } = first.found.verdict;
  const hasNames = nameColumn !== null && valueKind === 'iban';
  const names = hasNames
    ? distinctNames(new Set(rows.map(({ row }) => row.cells[nameColumn] ?? '')))
    : 0;
  const texts = new Set(lines.map(({ raw }) => raw.trim())).size;
  return duplicateKindsOf(lines, rowOf, names > 1).map((kind) => ({
    kind,
    value,
    rows,
    variants: kind === 'names' ? names : texts,
  }));
}

/** Number of groups of each kind. */
export type DuplicateCounts = Readonly<Record<DuplicateKind, number>>;

/** By the index of a row, the groups that it belongs to. */
export type GroupsByRow = ReadonlyMap<number, readonly DuplicateGroup[]>;

/** Rows that are grouped in a step, which takes about a millisecond. */
const ROWS_PER_STEP = 1000;

/** The groups that each row belongs to, in steps. */
export function* groupsByRow(groups: readonly DuplicateGroup[]): Generator<void, GroupsByRow> {
  const byRow = new Map<number, DuplicateGroup[]>();
  let step = 0;
  for (const group of groups) {
    for (const { index } of group.rows) {
      const others = byRow.get(index);
      if (others) others.push(group);
      else byRow.set(index, [group]);
    }
    step += group.rows.length;
    if (step >= ROWS_PER_STEP) {
      step = 0;
      yield;
    }
  }
  return byRow;
}

/**
 * The rows of all groups that have a matching row, group by group, in steps; a row of several groups is in each.
 * @param matching in the order in which groups are shown
 */
export function* rowsInGroups(
  matching: readonly CheckedRow[],
  byRow: GroupsByRow,
): Generator<void, GroupedRow[]> {
  const shown = new Set<DuplicateGroup>();
  const rows: GroupedRow[] = [];
  for (const [i, { index }] of matching.entries()) {
    if (i % ROWS_PER_STEP === 0) yield;
    for (const group of byRow.get(index) ?? []) {
      if (shown.has(group)) continue;
      shown.add(group);
      for (const row of group.rows) rows.push({ ...row, group, isFirst: row === group.rows[0] });
    }
  }
  return rows;
}
