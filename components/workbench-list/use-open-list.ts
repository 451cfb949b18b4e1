import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Delimiter,
  type Failure,
  type Kind,
  MAX_CELL_READ_LENGTH,
  MAX_CELLS_PER_CHECK,
  MAX_LIST_NAME_LENGTH,
  MAX_SAMPLE_COLUMNS,
  MAX_SAMPLE_ROWS,
} from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import type { FoundValue, ListLayout, ListRow } from '../../lib/extension/schemas/index.ts';
import {
  bodyRows,
  cellsToRead,
  parseSheet,
  type RowReadings,
  recogniseLayout,
  type Sheet,
  sheetFromRows,
  type UnreadCellOfRow,
} from '../../lib/models/list/index.ts';

export interface OpenList {
  readonly name: string;
  /** The original text; null if the list came as rows. */
  readonly text: string | null;
  readonly sheet: Sheet;
  readonly choice: ListLayout;
  /** The kind of each column; null if it has none. */
  readonly columnKinds: readonly (Kind | null)[];
}

/** Rows whose cells are checked by one message. */
interface Batch {
  /** Index of the first row. */
  readonly from: number;
  /** Number of cells per row. */
  readonly sizes: readonly number[];
  readonly cells: readonly string[];
  /** The kind of each cell's column. */
  readonly columns: readonly (Kind | null)[];
}

/** The rows from an index on, as many as one message allows; at least one. */
function batchFrom(rows: readonly ListRow[], list: OpenList, from: number): Batch {
  const { choice, columnKinds } = list;
  const sizes: number[] = [];
  const cells: string[] = [];
  const columns: (Kind | null)[] = [];
  for (let i = from; i < rows.length; i += 1) {
    const row = rows[i];
    const rowCells = row ? cellsToRead(row, choice).slice(0, MAX_CELLS_PER_CHECK) : [];
    if (sizes.length > 0 && cells.length + rowCells.length > MAX_CELLS_PER_CHECK) break;
    cells.push(...rowCells.map(({ text }) => text.slice(0, MAX_CELL_READ_LENGTH)));
    const kindOf = (column: number) =>
      (choice.column === null ? columnKinds[column] : null) ?? null;
    columns.push(...rowCells.map(({ column }) => kindOf(column)));
    sizes.push(rowCells.length);
  }
  return { from, sizes, cells, columns };
}

/** The values found in each row of a batch, and the cells without one. */
function readingsByRow({ sizes, ...batch }: Batch, { cells, unread }: ReplyOf<'readCells'>) {
  let next = 0;
  return sizes.map((size) => {
    const start = next;
    next += size;
    const unreadCells = unread.slice(start, next).flatMap((reason, i): UnreadCellOfRow[] => {
      const text = batch.cells[start + i] ?? '';
      return reason ? [{ text, reason, kind: batch.columns[start + i] ?? null }] : [];
    });
    return { found: cells.slice(start, next).flat(), unreadCells };
  });
}

/** If several columns have a kind, all columns are read; otherwise only the recognised one. */
function layoutOf(sheet: Sheet, columnKinds: readonly (Kind | null)[]): ListLayout {
  const layout = recogniseLayout(sheet);
  if (columnKinds.filter((kind) => kind !== null).length > 1)
    return { ...layout, column: null, kind: null };
  const kind =
    layout.kind ?? (layout.column === null ? null : (columnKinds[layout.column] ?? null));
  return { ...layout, kind: sheet.width > 1 ? kind : layout.kind };
}

/** The open list, how it is interpreted, and the values found in its rows so far. */
export function useOpenList(send: SendToBackground) {
  const [list, setList] = useState<OpenList | null>(null);
  const [readings, setReadings] = useState<RowReadings>([]);
  const [unreadCells, setUnreadCells] = useState<readonly (readonly UnreadCellOfRow[])[]>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Id of the current check; replies to earlier ones are ignored. */
  const checkId = useRef(0);

  /** Checks all rows in batches, so that the first results are shown early. */
  const checkRows = useCallback(
    async (opened: OpenList) => {
      const { sheet, choice } = opened;
      checkId.current += 1;
      const id = checkId.current;
      const rows = bodyRows(sheet, choice);
      const rowReadings: (readonly FoundValue[] | undefined)[] = new Array(rows.length).fill(
        undefined,
      );
      const rowUnread: (readonly UnreadCellOfRow[])[] = new Array(rows.length).fill([]);
      setReadings(rowReadings.slice());
      setFailure(null);
      for (let from = 0; from < rows.length; ) {
        const batch = batchFrom(rows, opened, from);
        const outcome = await send('readCells', {
          cells: [...batch.cells],
          kind: choice.kind,
          columns: [...batch.columns],
        });
        if (id !== checkId.current) return;
        if (!outcome.ok) return setFailure(outcome.failure);
        for (const [i, row] of readingsByRow(batch, outcome.value).entries()) {
          rowReadings[from + i] = row.found;
          rowUnread[from + i] = row.unreadCells;
        }
        from += batch.sizes.length;
        setReadings(rowReadings.slice());
        setUnreadCells(rowUnread.slice());
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
      void checkRows(next);
    },
    [checkRows],
  );

  /** Opens a list once the kinds of its columns are known, or without kinds if the background fails. */
  const open = useCallback(
    async (next: Omit<OpenList, 'choice' | 'columnKinds'>, choice: ListLayout | null = null) => {
      checkId.current += 1;
      const id = checkId.current;
      const rows = next.sheet.rows
        .slice(0, MAX_SAMPLE_ROWS)
        .map(({ cells }) =>
          cells.slice(0, MAX_SAMPLE_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_READ_LENGTH)),
        );
      const outcome = next.sheet.width > 1 ? await send('columnKinds', { rows }) : null;
      if (id !== checkId.current) return;
      const columnKinds = outcome?.ok ? outcome.value.kinds : [];
      show({ ...next, columnKinds, choice: choice ?? layoutOf(next.sheet, columnKinds) });
    },
    [send, show],
  );

  return useMemo(
    () => ({
      list,
      readings,
      unreadCells,
      failure,
      /** @param delimiter detected if omitted */
      openText: (name: string, text: string, delimiter?: Delimiter) => {
        const sheet = parseSheet(text, delimiter);
        void open({ name, text, sheet });
      },
      openRows: (
        name: string,
        rows: readonly ListRow[],
        choice: ListLayout | null,
        delimiter?: Delimiter,
      ) => {
        const sheet = sheetFromRows(rows, delimiter);
        void open({ name, text: null, sheet }, choice);
      },
      choose: (patch: Partial<ListLayout>) => {
        if (!list) return;
        const choice = { ...list.choice, ...patch };
        const { column } = patch;
        if (column === undefined) return show({ ...list, choice });
        // Another column may be of another kind.
        const kind = column === null ? null : (list.columnKinds[column] ?? null);
        show({ ...list, choice: { ...choice, kind } });
      },
      /** Checks all rows again, after a lookup elsewhere or a failure. */
      recheck: () => {
        if (list) void checkRows(list);
      },
      close: () => {
        checkId.current += 1;
        setList(null);
        setReadings([]);
      },
    }),
    [list, readings, unreadCells, failure, show, open, checkRows],
  );
}

export type ListHandle = ReturnType<typeof useOpenList>;
