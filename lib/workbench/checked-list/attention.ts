/** What a report says about the rows that need a person: each sentence once, with its rows. */
import {
  type CheckedRow,
  hasCorrection,
  isUrgent,
  needsYou,
  type RemarkKind,
  type RowStatus,
  rankOf,
  reasonOf,
} from '../list/index.ts';
import { workbenchText } from '../texts.ts';

/** A value that needs attention, or what is said of a row. */
export interface AttentionLine {
  readonly row: number;
  /** The columns that it speaks of, at least one. */
  readonly columns: readonly number[];
  /** As written, of its first column. */
  readonly value: string;
  /** The sentence, where those of the group differ; else empty. */
  readonly says: string;
  /** Of the value; empty if there is none. */
  readonly correction: string;
}

export interface AttentionGroup {
  /** What its rows have in common. */
  readonly sentence: string;
  readonly status: RowStatus;
  /** Number of rows. */
  readonly count: number;
  readonly lines: readonly AttentionLine[];
}

/** Lines that are printed; the export has all. */
const MAX_LINES = 2_000;

/** What the rows of a group have in common where each names another row. */
const COMMON = {
  copy: 'reportCopies',
  names: 'reportNames',
} as const satisfies Partial<Record<RemarkKind, Parameters<typeof workbenchText>[0]>>;

type Said = AttentionLine & {
  readonly status: RowStatus;
  readonly kind: keyof typeof COMMON | null;
};

function saidOf(checked: CheckedRow): Said[] {
  const { row, lines, remarks } = checked;
  const ofValues = lines.flatMap((line): Said[] => {
    const reason = reasonOf(line);
    const { column, raw: value, status } = line;
    if (reason === null || column === null || !needsYou(line)) return [];
    const correction = (hasCorrection(line) && line.found?.verdict.suggestion) || '';
    const columns = [column];
    return [{ row: row.number, columns, value, status, says: reason, correction, kind: null }];
  });
  const ofRow = remarks.filter(isUrgent).map(({ kind, columns, text }): Said => {
    const common = kind === 'copy' || kind === 'names' ? kind : null;
    // What a list says of a row stands in the column that it speaks of.
    const value = kind === 'whole' ? '' : (row.cells[columns[0]] ?? '');
    const status = 'caution' as const;
    return {
      row: row.number,
      columns,
      value,
      status,
      says: text,
      correction: '',
      kind: common,
    };
  });
  return [...ofValues, ...ofRow];
}

function groupOf(said: readonly Said[]): Omit<AttentionGroup, 'count'> {
  const [first] = said;
  const isSame = said.every(({ says }) => says === first?.says);
  const kind = first?.kind ?? null;
  return {
    sentence: isSame || kind === null ? (first?.says ?? '') : workbenchText(COMMON[kind]),
    status: first?.status ?? 'unread',
    lines: said.map(({ status: _, kind: __, ...line }) => ({
      ...line,
      says: isSame ? '' : line.says,
    })),
  };
}

/** What needs attention, the worst and most frequent first, and how many further lines there are. */
export function attentionOf(rows: readonly CheckedRow[]): {
  readonly groups: readonly AttentionGroup[];
  readonly omitted: number;
} {
  const said = rows.filter(needsYou).flatMap(saidOf);
  const byText = Map.groupBy(said, ({ status, kind, says, columns }) =>
    [status, kind ?? says, columns[0]].join(' '),
  );
  const groups = [...byText.values()]
    .map((of) => ({ ...groupOf(of), count: new Set(of.map(({ row }) => row)).size }))
    .toSorted((a, b) => rankOf(a.status) - rankOf(b.status) || b.count - a.count);
  let left = MAX_LINES;
  const printed = groups.flatMap((group) => {
    const lines = group.lines.slice(0, left);
    left -= lines.length;
    return lines.length > 0 ? { ...group, lines } : [];
  });
  return { groups: printed, omitted: Math.max(0, said.length - MAX_LINES) };
}
