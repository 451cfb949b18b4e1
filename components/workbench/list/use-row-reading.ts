/** Reads the rows of the open list through the background, and tells the worker what was read. */
import { useCallback, useRef, useState } from 'react';
import type { Failure, Outcome } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import type { ReplyOf, RequestOf } from '../../../lib/extension/messages/index.ts';
import {
  bodyRows,
  cellsToRead,
  cellText,
  nameColumnIn,
} from '../../../lib/workbench/list/index.ts';
import {
  type ListLayout,
  type ListRow,
  MAX_CELL_READ_LENGTH,
  MAX_CELLS_PER_CHECK,
  type RowToRead,
} from '../../../lib/workbench/messages/index.ts';
import type { Latest } from '../../ui/index.ts';
import type { ListClient } from './list-client.ts';
import type { OpenList } from './open-list.ts';
import { listInAddress } from './use-list-saving.ts';

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
    read.push({
      cells: cells.map((cell) => ({ ...cell, text: cell.text.slice(0, MAX_CELL_READ_LENGTH) })),
      name: cellText(row, nameColumn).slice(0, MAX_CELL_READ_LENGTH),
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

/** The wanted rows, then those that an interrupted reading left. */
function rowsToRead(isRead: readonly boolean[], wanted: readonly number[]): number[] {
  const isWanted = new Set(wanted);
  const left = isRead.flatMap((isDone, row) => (isDone || isWanted.has(row) ? [] : [row]));
  return [...wanted, ...left];
}

/** @param latest what is opened or read; what was begun before is given up */
export function useRowReading(send: SendToBackground, client: ListClient, latest: Latest) {
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Whether each row was read. */
  const isRead = useRef<boolean[]>([]);

  /**
   * Reads rows in batches, so that the first results are shown early.
   * @param wanted positions in the body; all if omitted
   */
  const read = useCallback(
    async ({ sheet, choice, storedId }: OpenList, wanted?: readonly number[]) => {
      const isWanted = latest.begin();
      const body = bodyRows(sheet, choice);
      const list = storedId ?? listInAddress();
      const nameColumn = nameColumnIn(sheet, choice);
      if (!wanted) isRead.current = new Array(body.length).fill(false);
      const positions = rowsToRead(isRead.current, wanted ?? []);
      setFailure(null);
      const ask = (from: number) => {
        const left = positions.slice(from, from + MAX_CELLS_PER_CHECK);
        if (left.length === 0) return null;
        const rows = firstToRead(
          left.flatMap((position) => body[position] ?? []),
          choice,
          nameColumn,
        );
        const reply = readRows(send, { rows, ...(list !== null && { list }) }, isWanted);
        return { from, to: from + rows.length, reply };
      };
      for (let asked = ask(0), next = asked; asked; asked = next) {
        const { from, to, reply } = asked;
        // Asked before the reply comes, so that the background reads while the page draws.
        next = ask(to);
        const outcome = await reply;
        if (!isWanted()) return;
        if (!outcome.ok) return setFailure(outcome.failure);
        const readings = outcome.value.rows.map(
          (reading, i) => [positions[from + i] ?? -1, reading] as const,
        );
        for (const [position] of readings) isRead.current[position] = true;
        client.tell({ readings });
      }
    },
    [send, client, latest],
  );
  return { failure, read };
}
