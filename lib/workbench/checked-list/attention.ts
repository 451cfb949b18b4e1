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
  urgencyOf,
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
const COMMON: Partial<Record<RemarkKind, 'reportCopies' | 'reportNames'>> = {
  copy: 'reportCopies',
  names: 'reportNames',
};

type Said = AttentionLine & {
  readonly status: RowStatus;
  readonly urgency: number;
  /** What it has in common with others that say something else; null: its own sentence. */
  readonly common: string | null;
};

function saidOf(checked: CheckedRow): Said[] {
  const { row, lines, remarks } = checked;
  const ofValues = lines.flatMap((line): Said[] => {
    const reason = reasonOf(line);
    const { column, raw: value, status } = line;
    if (reason === null || column === null || !needsYou(line)) return [];
    const correction = (hasCorrection(line) && line.found?.verdict.suggestion) || '';
    const columns = [column];
    const common = line.found?.note?.other?.title ?? null;
    const urgency = urgencyOf(line);
    return [{ row: row.number, columns, value, status, urgency, says: reason, correction, common }];
  });
  const ofRow = remarks.filter(isUrgent).map(({ kind, columns, text }): Said => {
    const common = COMMON[kind];
    // What a list says of a row stands in the column that it speaks of.
    const value = kind === 'whole' ? '' : (row.cells[columns[0]] ?? '');
    const status = 'caution' as const;
    return {
      row: row.number,
      columns,
      value,
      status,
      urgency: rankOf(status),
      says: text,
      correction: '',
      common: common ? workbenchText(common) : null,
    };
  });
  return [...ofValues, ...ofRow];
}

function groupOf(said: readonly Said[]): Omit<AttentionGroup, 'count'> {
  const [first] = said;
  const isSame = said.every(({ says }) => says === first?.says);
  return {
    sentence: (isSame ? null : first?.common) ?? first?.says ?? '',
    status: first?.status ?? 'unread',
    lines: said.map(({ row, columns, value, says, correction }) => ({
      ...{ row, columns, value, correction },
      says: isSame ? '' : says,
    })),
  };
}

/** What needs attention, the worst and most frequent first, and how many further lines there are. */
export function attentionOf(rows: readonly CheckedRow[]): {
  readonly groups: readonly AttentionGroup[];
  readonly omitted: number;
} {
  const said = rows.filter(needsYou).flatMap(saidOf);
  const byText = Map.groupBy(said, ({ status, common, says, columns }) =>
    [status, common ?? says, columns[0]].join(' '),
  );
  const groups = [...byText.values()]
    .map((of) => ({
      group: { ...groupOf(of), count: new Set(of.map(({ row }) => row)).size },
      urgency: of[0]?.urgency ?? 0,
    }))
    .toSorted((a, b) => a.urgency - b.urgency || b.group.count - a.group.count)
    .map(({ group }) => group);
  let left = MAX_LINES;
  const printed = groups.flatMap((group) => {
    const lines = group.lines.slice(0, left);
    left -= lines.length;
    return lines.length > 0 ? { ...group, lines } : [];
  });
  return { groups: printed, omitted: Math.max(0, said.length - MAX_LINES) };
}
