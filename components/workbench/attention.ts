import { type CheckedRow, hasCorrection, reasonOf } from '../../lib/workbench/list/index.ts';

/** A value that needs attention, or values of a row that contradict each other. */
export interface AttentionLine {
  readonly row: number;
  /** Index of the column; null: the whole row. */
  readonly column: number | null;
  /** As written. */
  readonly value: string;
  readonly reason: string;
  /** Of the value; empty if there is none. */
  readonly correction: string;
}

/** Lines that are printed; the export has all. */
const MAX_LINES = 2_000;

/** What needs attention, in the order of the list, and how many further lines there are. */
export function attentionLinesOf(rows: readonly CheckedRow[]): {
  readonly lines: readonly AttentionLine[];
  readonly omitted: number;
} {
  const lines: AttentionLine[] = [];
  let count = 0;
  const add = (line: AttentionLine) => {
    count += 1;
    if (count <= MAX_LINES) lines.push(line);
  };
  for (const { row, lines: values, contradictions, isRepeat } of rows) {
    if (isRepeat) continue;
    for (const line of values) {
      const reason = reasonOf(line);
      if (reason === null) continue;
      const correction = (hasCorrection(line) && line.found?.verdict.suggestion) || '';
      add({ row: row.number, column: line.column, value: line.raw, reason, correction });
    }
    for (const reason of contradictions)
      add({ row: row.number, column: null, value: '', reason, correction: '' });
  }
  return { lines, omitted: count - lines.length };
}
