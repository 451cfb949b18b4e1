import { type CheckedRow, hasCorrection, type RowStatus, rankOf, reasonOf } from '../list/index.ts';

/** A value that needs attention, or values of a row that contradict each other. */
export interface AttentionLine {
  readonly row: number;
  /** Index of the column; null: the whole row. */
  readonly column: number | null;
  /** As written. */
  readonly value: string;
  readonly status: RowStatus;
  readonly reason: string;
  /** Of the value; empty if there is none. */
  readonly correction: string;
}

/** Lines that are printed; the export has all. */
const MAX_LINES = 2_000;

/** What needs attention, the worst first, and how many further lines there are. */
export function attentionLinesOf(rows: readonly CheckedRow[]): {
  readonly lines: readonly AttentionLine[];
  readonly omitted: number;
} {
  const lines: AttentionLine[] = [];
  for (const { row, lines: values, contradictions, isRepeat } of rows) {
    if (isRepeat) continue;
    for (const line of values) {
      const reason = reasonOf(line);
      if (reason === null) continue;
      const correction = (hasCorrection(line) && line.found?.verdict.suggestion) || '';
      const { column, raw: value, status } = line;
      lines.push({ row: row.number, column, value, status, reason, correction });
    }
    for (const reason of contradictions)
      lines.push({
        ...{ row: row.number, column: null, value: '', status: 'caution' },
        ...{ reason, correction: '' },
      });
  }
  const sorted = lines.toSorted((a, b) => rankOf(a.status) - rankOf(b.status));
  return { lines: sorted.slice(0, MAX_LINES), omitted: Math.max(0, lines.length - MAX_LINES) };
}
