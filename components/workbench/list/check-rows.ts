/** Reads the rows of a list in batches through the background. */

import type { Kind, Outcome } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type { ReplyOf, RequestOf } from '../../../lib/extension/messages/index.ts';
import { cellsToRead, columnKindOf, type RowReading } from '../../../lib/workbench/list/index.ts';
import {
  type ListLayout,
  type ListRow,
  MAX_CELL_READ_LENGTH,
  MAX_CELLS_PER_CHECK,
} from '../../../lib/workbench/messages/index.ts';

/** Rows whose cells are checked by one message. */
export interface Batch {
  /** Positions of the rows in the body of the list. */
  readonly rows: readonly number[];
  /** The columns of the cells of each row. */
  readonly columns: readonly (readonly number[])[];
  readonly request: RequestOf<'readCells'>;
}

/** What the values of rows are compared with. */
interface BesideRows {
  readonly nameColumn: number | null;
  readonly list: string | null;
}

/**
 * The next rows, as many as one message allows; at least one.
 * @param wanted positions of the rows to read
 * @param from index in `wanted`
 * @param beside the column with the names, and the list's id if it is stored
 */
export function batchFrom(
  body: readonly ListRow[],
  layout: ListLayout,
  wanted: readonly number[],
  from: number,
  { nameColumn, list }: BesideRows,
): Batch {
  const rows: number[] = [];
  const columns: number[][] = [];
  const cells: string[] = [];
  const kinds: (Kind | null)[] = [];
  for (const position of wanted.slice(from, from + MAX_CELLS_PER_CHECK)) {
    const row = body[position];
    const read = row ? cellsToRead(row, layout).slice(0, MAX_CELLS_PER_CHECK) : [];
    if (rows.length > 0 && cells.length + read.length > MAX_CELLS_PER_CHECK) break;
    rows.push(position);
    columns.push(read.map(({ column }) => column));
    cells.push(...read.map(({ text }) => text.slice(0, MAX_CELL_READ_LENGTH)));
    kinds.push(...read.map(({ column }) => columnKindOf(layout, column)));
  }
  const sizes = columns.map(({ length }) => length);
  const nameIn = (position: number) =>
    nameColumn === null ? '' : (body[position]?.cells[nameColumn] ?? '');
  const names = rows.map((position) => nameIn(position).slice(0, MAX_CELL_READ_LENGTH));
  const request = { cells, kinds, sizes, names, ...(list !== null && { list }) };
  return { rows, columns, request };
}

/** Pauses before a batch is asked for again because the background ended, ms. */
const RETRY_PAUSES_MS = [300, 1_500, 6_000] as const;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Reads cells, which is free. If the background ended meanwhile, which a browser may do at any time, it is
 * asked again some times with growing pauses; then its failure is returned.
 * @param isWanted false: nobody waits for the reply any more
 */
export async function readCells(
  send: SendToBackground,
  request: RequestOf<'readCells'>,
  isWanted: () => boolean,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<Outcome<ReplyOf<'readCells'>>> {
  let outcome = await send('readCells', request);
  for (const ms of RETRY_PAUSES_MS) {
    if (outcome.ok || outcome.failure.kind !== 'worker-gone' || !isWanted()) break;
    await pause(ms);
    if (isWanted()) outcome = await send('readCells', request);
  }
  return outcome;
}

/** What was read in each row of a batch. */
export function readingsOf(
  { columns }: Pick<Batch, 'columns'>,
  { cells, contradictions }: ReplyOf<'readCells'>,
): RowReading[] {
  let next = 0;
  return columns.map((ofRow, row) => ({
    cells: ofRow.map((column) => {
      const at = next++;
      return { column, parts: cells[at] ?? [] };
    }),
    contradictions: (contradictions[row] ?? []).flatMap(({ text, cells: [cell, ...others] }) => {
      const column = ofRow[cell];
      const more = others.flatMap((each) => ofRow[each] ?? []);
      return column === undefined ? [] : [{ text, columns: [column, ...more] as const }];
    }),
  }));
}
