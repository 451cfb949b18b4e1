/** Rows of a list that have a value in common. */
import { type CheckedRow, type ListLine, valueKey } from '../list/index.ts';
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

/** What is known of a value that occurs more than once. */
interface Repeated {
  readonly line: ListLine;
  readonly rows: CheckedRow[];
  readonly texts: Set<string>;
  /** As written; only of an IBAN. */
  readonly names: Set<string>;
}

/** Lines have been counted already, so that values that occur once need no place in the map. */
const isRepeated = ({ found, occurrences, repeatsRow }: ListLine): boolean =>
  found !== null && (occurrences > 1 || repeatsRow !== null);

/** The number of different names; folding is slow, so each spelling is folded once. */
function distinctNames(written: ReadonlySet<string>): number {
  if (written.size < 2) return written.size;
  return new Set([...written].map(foldName).filter(Boolean)).size;
}

/**
 * The groups in the order of their first rows.
 * @param nameColumn index of the column with names; null: names are not compared
 */
export function duplicateGroupsOf(
  rows: readonly CheckedRow[],
  nameColumn: number | null,
): DuplicateGroup[] {
  const byValue = new Map<string, Repeated>();
  for (const row of rows) {
    for (const line of row.lines) {
      if (!line.found || !isRepeated(line)) continue;
      const key = valueKey(line.found);
      const seen = byValue.get(key) ?? { line, rows: [], texts: new Set(), names: new Set() };
      byValue.set(key, seen);
      seen.texts.add(line.raw.trim());
      if (seen.rows.at(-1) === row) continue;
      seen.rows.push(row);
      if (nameColumn !== null && line.found.verdict.kind === 'iban') {
        seen.names.add(row.row.cells[nameColumn] ?? '');
      }
    }
  }
  return [...byValue.values()].flatMap(({ line, rows: shared, texts, names: written }) => {
    if (shared.length < 2) return [];
    const names = distinctNames(written);
    const group = { value: line.found?.verdict.value ?? line.raw, rows: shared };
    const kind = texts.size > 1 ? 'written' : 'same';
    return [
      { ...group, kind, variants: texts.size } as const,
      ...(names > 1 ? [{ ...group, kind: 'names', variants: names } as const] : []),
    ];
  });
}

type DuplicateCounts = Readonly<Record<DuplicateKind, number>>;

/** Number of groups of each kind. */
export function countDuplicates(groups: readonly DuplicateGroup[]): DuplicateCounts {
  const counts = { same: 0, written: 0, names: 0 };
  for (const { kind } of groups) counts[kind] += 1;
  return counts;
}

/** The groups that each row belongs to, by the row's index. */
export function groupsByRow(
  groups: readonly DuplicateGroup[],
): ReadonlyMap<number, readonly DuplicateGroup[]> {
  const byRow = new Map<number, DuplicateGroup[]>();
  for (const group of groups) {
    for (const { index } of group.rows) {
      const others = byRow.get(index);
      if (others) others.push(group);
      else byRow.set(index, [group]);
    }
  }
  return byRow;
}

/**
 * The rows of all groups that have a matching row, group by group; a row of several groups is in each.
 * @param matching in the order in which groups are shown
 */
export function rowsInGroups(
  matching: readonly CheckedRow[],
  byRow: ReturnType<typeof groupsByRow>,
): GroupedRow[] {
  const shown = new Set<DuplicateGroup>();
  for (const { index } of matching) for (const group of byRow.get(index) ?? []) shown.add(group);
  return [...shown].flatMap((group) =>
    group.rows.map((row, i) => ({ ...row, group, isFirst: i === 0 })),
  );
}
