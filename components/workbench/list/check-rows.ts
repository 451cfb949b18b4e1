/** Asks the background to read rows of a list. */

import type { Outcome } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type { ReplyOf, RequestOf } from '../../../lib/extension/messages/index.ts';
import { cellsToRead, columnKindOf } from '../../../lib/workbench/list/index.ts';
import {
  type ListLayout,
  type ListRow,
  MAX_CELL_READ_LENGTH,
  MAX_CELLS_PER_CHECK,
  type RowToRead,
} from '../../../lib/workbench/messages/index.ts';

/**
 * The first of some rows, as many as one message allows; at least one.
 * @param rows not empty
 * @param nameColumn the column with the names; null: there is none
 */
export function firstToRead(
  rows: readonly ListRow[],
  layout: ListLayout,
  nameColumn: number | null,
): RowToRead[] {
  const read: RowToRead[] = [];
  let cellCount = 0;
  for (const row of rows.slice(0, MAX_CELLS_PER_CHECK)) {
    const cells = cellsToRead(row, layout).slice(0, MAX_CELLS_PER_CHECK);
    cellCount += cells.length;
    if (read.length > 0 && cellCount > MAX_CELLS_PER_CHECK) break;
    const name = nameColumn === null ? '' : (row.cells[nameColumn] ?? '');
    read.push({
      cells: cells.map(({ column, text }) => ({
        column,
        text: text.slice(0, MAX_CELL_READ_LENGTH),
        kind: columnKindOf(layout, column),
      })),
      name: name.slice(0, MAX_CELL_READ_LENGTH),
    });
  }
  return read;
}

/** Pauses before rows are asked for again because the background ended, ms. */
const RETRY_PAUSES_MS = [300, 1_500, 6_000] as const;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Has rows read, which is free. If the background ended meanwhile, which a browser may do at any time, it is
 * asked again some times with growing pauses; then its failure is returned.
 * @param isWanted false: nobody waits for the reply any more
 */
export async function readRows(
  send: SendToBackground,
  request: RequestOf<'readRows'>,
  isWanted: () => boolean,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<Outcome<ReplyOf<'readRows'>>> {
  let outcome = await send('readRows', request);
  for (const ms of RETRY_PAUSES_MS) {
    if (outcome.ok || outcome.failure.kind !== 'worker-gone' || !isWanted()) break;
    await pause(ms);
    if (isWanted()) outcome = await send('readRows', request);
  }
  return outcome;
}
