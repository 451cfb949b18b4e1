/** The rows of the workbench's table: one for each row of the list, with all its values. */
import type { ListRow } from '../../extension/schemas/index.ts';
import type { ListLine, RowReadings } from './lines.ts';
import type { Sheet } from './sheet.ts';

export type RowStatus = ListLine['status'];

/** A row of the list with what was read in it. A list of one column has a row for each value. */
export interface CheckedRow {
  /** Index among all rows, from 0, independent of sorting. */
  readonly index: number;
  readonly row: ListRow;
  /** At least one. */
  readonly lines: readonly ListLine[];
  /** The worst of its lines. */
  readonly status: RowStatus;
  /** Sentences about values of the row that contradict each other. */
  readonly contradictions: readonly string[];
  /** All its values occur in earlier rows. */
  readonly isRepeat: boolean;
}

/** Statuses, the one that needs attention most first. */
const WORST_FIRST: readonly RowStatus[] = [
  'bad',
  'unread',
  'caution',
  'unknown',
  'fits',
  'confirmed',
  'pending',
];
const RANK = new Map(WORST_FIRST.map((status, rank) => [status, rank]));
export const rankOf = (status: RowStatus): number => RANK.get(status) ?? 0;

function worstOf(lines: readonly ListLine[], contradictions: readonly string[]): RowStatus {
  let worst: RowStatus = contradictions.length > 0 ? 'caution' : 'pending';
  for (const { status } of lines) if (rankOf(status) < rankOf(worst)) worst = status;
  return worst;
}

const isRepeat = ({ repeatsRow }: ListLine): boolean => repeatsRow !== null;

/**
 * @param lines of the whole list, in its order
 * @param readings one for each row below the header
 */
export function checkedRowsOf(
  sheet: Sheet,
  header: boolean,
  lines: readonly ListLine[],
  readings: RowReadings,
): CheckedRow[] {
  const groups: ListLine[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (sheet.width > 1 && group?.[0]?.row === line.row) group.push(line);
    else groups.push([line]);
  }
  const body = header ? sheet.rows.slice(1) : sheet.rows;
  let place = 0;
  return groups.flatMap((group, index) => {
    const [first] = group;
    if (!first) return [];
    const { row } = first;
    while (place < body.length && body[place] !== row) place += 1;
    const contradictions = readings[place]?.contradictions ?? [];
    const status = worstOf(group, contradictions);
    return [{ index, row, lines: group, status, contradictions, isRepeat: group.every(isRepeat) }];
  });
}
