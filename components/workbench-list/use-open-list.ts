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
  /** The original text; null if the list came as rows. */
  readonly text: string | null;
  readonly sheet: Sheet;
  readonly choice: ListLayout;
}

/** Rows whose cells are checked by one message. */
interface Batch {
  /** Index of the first row. */
  readonly from: number;
  /** Number of cells per row. */
  readonly sizes: readonly number[];
  readonly cells: readonly string[];
}

/** The rows from an index on, as many as one message allows; at least one. */
function batchFrom(rows: readonly ListRow[], choice: ListLayout, from: number): Batch {
  const sizes: number[] = [];
  const cells: string[] = [];
  for (let i = from; i < rows.length; i += 1) {
    const row = rows[i];
    const rowCells = row
      ? cellsToRead(row, choice).map((cell) => cell.slice(0, MAX_CELL_READ_LENGTH))
      : [];
    if (sizes.length > 0 && cells.length + rowCells.length > MAX_CELLS_PER_CHECK) break;
    cells.push(...rowCells.slice(0, MAX_CELLS_PER_CHECK));
    sizes.push(Math.min(rowCells.length, MAX_CELLS_PER_CHECK));
  }
  return { from, sizes, cells };
}

/** The values found in a batch, by row. */
function readingsByRow(
  { sizes }: Batch,
  cellReadings: readonly (readonly FoundValue[])[],
): FoundValue[][] {
  let next = 0;
  return sizes.map((size) => {
    const rowReadings = cellReadings.slice(next, next + size).flat();
    next += size;
    return rowReadings;
  });
}

/** The open list, how it is interpreted, and the values found in its rows so far. */
export function useOpenList(send: SendToBackground) {
  const [list, setList] = useState<OpenList | null>(null);
  const [readings, setReadings] = useState<RowReadings>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Id of the current check; replies to earlier ones are ignored. */
  const checkId = useRef(0);

  /** Checks all rows in batches, so that the first results are shown early. */
  const checkRows = useCallback(
    async (sheet: Sheet, choice: ListLayout) => {
      checkId.current += 1;
      const id = checkId.current;
      const rows = bodyRows(sheet, choice);
      const rowReadings: (readonly FoundValue[] | undefined)[] = new Array(rows.length).fill(
        undefined,
      );
      setReadings(rowReadings.slice());
      setFailure(null);
      for (let from = 0; from < rows.length; ) {
        const batch = batchFrom(rows, choice, from);
        const outcome = await send('readCells', { cells: [...batch.cells], kind: choice.kind });
        if (id !== checkId.current) return;
        if (!outcome.ok) return setFailure(outcome.failure);
        for (const [i, found] of readingsByRow(batch, outcome.value.cells).entries()) {
          rowReadings[from + i] = found;
        }
        from += batch.sizes.length;
        setReadings(rowReadings.slice());
      }
    },
    [send],
  );
  useEffect(
    () => () => {
      checkId.current += 1;
    },
    [],
  );

  const show = useCallback(
    (next: OpenList) => {
      setList({ ...next, name: next.name.slice(0, MAX_LIST_NAME_LENGTH) });
      void checkRows(next.sheet, next.choice);
    },
    [checkRows],
  );

  return useMemo(
    () => ({
      list,
      readings,
      failure,
      /** @param delimiter detected if omitted */
      openText: (name: string, text: string, delimiter?: Delimiter) => {
        const sheet = parseSheet(text, delimiter);
        show({ name, text, sheet, choice: recogniseLayout(sheet) });
      },
      openRows: (
        name: string,
        rows: readonly ListRow[],
        choice: ListLayout | null,
        delimiter?: Delimiter,
      ) => {
        const sheet = sheetFromRows(rows, delimiter);
        show({ name, text: null, sheet, choice: choice ?? recogniseLayout(sheet) });
      },
      choose: (patch: Partial<ListLayout>) => {
        if (list) show({ ...list, choice: { ...list.choice, ...patch } });
      },
      /** Checks all rows again, after a lookup elsewhere or a failure. */
      recheck: () => {
        if (list) void checkRows(list.sheet, list.choice);
      },
      close: () => {
        checkId.current += 1;
        setList(null);
        setReadings([]);
      },
    }),
    [list, readings, failure, show, checkRows],
  );
}

export type ListHandle = ReturnType<typeof useOpenList>;
