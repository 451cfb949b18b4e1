/** Reads the rows of the open list through the background, and tells the worker what was read. */
import { useCallback, useRef, useState } from 'react';
import type { Failure } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import { bodyRows, nameColumnIn } from '../../../lib/workbench/list/index.ts';
import { MAX_CELLS_PER_CHECK } from '../../../lib/workbench/messages/index.ts';
import type { Latest } from '../../ui/index.ts';
import { firstToRead, readRows } from './check-rows.ts';
import type { ListClient } from './list-client.ts';
import type { OpenList } from './open-list.ts';
import { listInAddress } from './use-list-saving.ts';

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
