import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Delimiter,
  type Failure,
  MAX_CELL_READ_LENGTH,
  MAX_CELLS_PER_CHECK,
  MAX_LIST_NAME_LENGTH,
} from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { FoundValue, ListLayout, ListRow } from '../../lib/extension/schemas/index.ts';
import {
  bodyRows,
  cellsToRead,
  parseSheet,
  type RowReadings,
  recogniseLayout,
  type Sheet,
  sheetFromRows,
} from '../../lib/models/list/index.ts';

export interface OpenList {
  readonly name: string;
  /** What it was read from; null where it came in rows. */
  readonly text: string | null;
  readonly sheet: Sheet;
  readonly choice: ListLayout;
}

/** Rows whose cells are judged in one message. */
interface Batch {
  readonly from: number;
  readonly sizes: readonly number[];
  readonly cells: readonly string[];
}

/** The rows from one on, as many as go into a message. */
function batchFrom(rows: readonly ListRow[], choice: ListLayout, from: number): Batch {
  const sizes: number[] = [];
  const cells: string[] = [];
  for (let i = from; i < rows.length; i += 1) {
    const row = rows[i];
    const own = row
      ? cellsToRead(row, choice).map((cell) => cell.slice(0, MAX_CELL_READ_LENGTH))
      : [];
    if (sizes.length > 0 && cells.length + own.length > MAX_CELLS_PER_CHECK) break;
    cells.push(...own.slice(0, MAX_CELLS_PER_CHECK));
    sizes.push(Math.min(own.length, MAX_CELLS_PER_CHECK));
  }
  return { from, sizes, cells };
}

/** The readings of a batch, row by row. */
function readingsByRow({ sizes }: Batch, read: readonly (readonly FoundValue[])[]): FoundValue[][] {
  let next = 0;
  return sizes.map((size) => {
    const mine = read.slice(next, next + size).flat();
    next += size;
    return mine;
  });
}

/** The list that is open, how it is read, and what its rows have been judged to be so far. */
export function useOpenList(send: SendToBackground) {
  const [list, setList] = useState<OpenList | null>(null);
  const [readings, setReadings] = useState<RowReadings>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const turn = useRef(0);

  /** Judges all rows, some at a time, so that the first are in view at once. */
  const judge = useCallback(
    async (sheet: Sheet, choice: ListLayout) => {
      turn.current += 1;
      const mine = turn.current;
      const rows = bodyRows(sheet, choice);
      const read: (readonly FoundValue[] | undefined)[] = new Array(rows.length).fill(undefined);
      setReadings(read.slice());
      setFailure(null);
      for (let from = 0; from < rows.length; ) {
        const batch = batchFrom(rows, choice, from);
        const outcome = await send('readCells', { cells: [...batch.cells], kind: choice.kind });
        if (mine !== turn.current) return;
        if (!outcome.ok) return setFailure(outcome.failure);
        for (const [i, found] of readingsByRow(batch, outcome.value.cells).entries()) {
          read[from + i] = found;
        }
        from += batch.sizes.length;
        setReadings(read.slice());
      }
    },
    [send],
  );
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const show = useCallback(
    (next: OpenList) => {
      setList({ ...next, name: next.name.slice(0, MAX_LIST_NAME_LENGTH) });
      void judge(next.sheet, next.choice);
    },
    [judge],
  );

  return useMemo(
    () => ({
      list,
      readings,
      failure,
      /** @param delimiter the person's own; else it is recognised */
      openText: (name: string, text: string, delimiter?: Delimiter) => {
        const sheet = parseSheet(text, delimiter);
        show({ name, text, sheet, choice: recogniseLayout(sheet) });
      },
      openRows: (
        name: string,
        rows: readonly ListRow[],
        choice: ListLayout | null,
        sign?: Delimiter,
      ) => {
        const sheet = sheetFromRows(rows, sign);
        show({ name, text: null, sheet, choice: choice ?? recogniseLayout(sheet) });
      },
      choose: (patch: Partial<ListLayout>) => {
        if (list) show({ ...list, choice: { ...list.choice, ...patch } });
      },
      /** Judges them anew: something was asked elsewhere, or the reading failed. */
      recheck: () => {
        if (list) void judge(list.sheet, list.choice);
      },
      close: () => {
        turn.current += 1;
        setList(null);
        setReadings([]);
      },
    }),
    [list, readings, failure, show, judge],
  );
}

export type ListHandle = ReturnType<typeof useOpenList>;
