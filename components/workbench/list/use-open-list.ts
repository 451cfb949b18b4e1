import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Delimiter,
  type Failure,
  type Kind,
  MAX_LIST_NAME_LENGTH,
} from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import {
  bodyRows,
  type CellEdit,
  originalsOf,
  parseSheetInSteps,
  type RowReadings,
  recogniseLayout,
  reverseOf,
  type Sheet,
  sheetFromRows,
  withEdits,
} from '../../../lib/workbench/list/index.ts';
import { nameColumnIn } from '../../../lib/workbench/list-view/index.ts';
import {
  type ListLayout,
  MAX_CELL_READ_LENGTH,
  MAX_SAMPLE_COLUMNS,
  MAX_SAMPLE_ROWS,
} from '../../../lib/workbench/messages/index.ts';
import { batchFrom, readCells, readingsOf } from './check-rows.ts';
import { inSlices } from './in-slices.ts';
import { AS_IT_CAME, type HandedRows, type OpenList } from './open-list.ts';
import { listInAddress } from './use-list-saving.ts';

/** Results are shown at most this often while a list is read, ms. */
const SHOW_EVERY_MS = 200;

/** The open list, how it is read, and what was read in its rows so far. */
export function useOpenList(send: SendToBackground) {
  const [list, setList] = useState<OpenList | null>(null);
  const [readings, setReadings] = useState<RowReadings>([]);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Id of the current check; replies to earlier ones are ignored. */
  const checkId = useRef(0);
  const openedCount = useRef(0);
  /** The readings so far, of which the state is a copy. */
  const working = useRef<RowReadings[number][]>([]);

  /**
   * Reads rows in batches, so that the first results are shown early.
   * @param wanted positions in the body; all if omitted
   */
  const checkRows = useCallback(
    async ({ sheet, choice, storedId }: OpenList, wanted?: readonly number[]) => {
      checkId.current += 1;
      const id = checkId.current;
      const isWanted = () => id === checkId.current;
      const body = bodyRows(sheet, choice);
      const list = storedId ?? listInAddress();
      const beside = { nameColumn: nameColumnIn(sheet, choice), list };
      if (!wanted) working.current = new Array(body.length).fill(undefined);
      const rows = [...(wanted ?? [])];
      const isAsked = new Set(wanted);
      // An interrupted check left rows unread.
      for (const [row, reading] of working.current.entries())
        if (!reading && !isAsked.has(row)) rows.push(row);
      const show = () => setReadings(working.current.slice());
      if (!wanted) show();
      setFailure(null);
      let nextShowAt = 0;
      const ask = (from: number) => {
        if (from >= rows.length) return null;
        const batch = batchFrom(body, choice, rows, from, beside);
        return {
          batch,
          to: from + batch.rows.length,
          reply: readCells(send, batch.request, isWanted),
        };
      };
      for (let asked = ask(0), next = asked; asked; asked = next) {
        const { batch, to, reply } = asked;
        // Asked before the reply comes, so that the background reads while the page draws.
        next = ask(to);
        const outcome = await reply;
        if (!isWanted()) return;
        if (!outcome.ok) {
          show();
          return setFailure(outcome.failure);
        }
        for (const [i, reading] of readingsOf(batch, outcome.value).entries()) {
          working.current[batch.rows[i] ?? -1] = reading;
        }
        if (performance.now() < nextShowAt) continue;
        show();
        nextShowAt = performance.now() + SHOW_EVERY_MS;
      }
      show();
    },
    [send],
  );
  /** Gives up parsing a text. */
  const parsing = useRef(() => {});
  useEffect(
    () => () => {
      checkId.current += 1;
      parsing.current();
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
    async (
      next: Pick<OpenList, 'name' | 'text' | 'source'> & Partial<OpenList>,
      choice: ListLayout | null = null,
    ) => {
      checkId.current += 1;
      const id = checkId.current;
      openedCount.current += 1;
      const { source } = next;
      const opened = { ...AS_IT_CAME, key: openedCount.current, sheet: source, ...next };
      if (choice) return show({ ...opened, choice });
      const rows = source.rows
        .slice(0, MAX_SAMPLE_ROWS)
        .map(({ cells }) =>
          cells.slice(0, MAX_SAMPLE_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_READ_LENGTH)),
        );
      const outcome = source.width > 1 ? await send('columnKinds', { rows }) : null;
      if (id !== checkId.current) return;
      const kinds: readonly (Kind | null)[] = outcome?.ok ? outcome.value.kinds : [];
      show({ ...opened, choice: recogniseLayout(source, kinds) });
    },
    [send, show],
  );

  return useMemo(() => {
    const openText = (
      next: Omit<Parameters<typeof open>[0], 'source' | 'text'>,
      text: string,
      delimiter?: Delimiter,
    ) => {
      parsing.current();
      parsing.current = inSlices(parseSheetInSteps(text, delimiter), (source) => {
        void open({ ...next, text, source });
      });
    };
    const openSheet = (...opened: Parameters<typeof open>) => {
      parsing.current();
      void open(...opened);
    };
    /** Changes cells and checks their rows again. */
    const change = (
      edits: readonly CellEdit[],
      stacks: (reverse: readonly CellEdit[]) => Pick<OpenList, 'undo' | 'redo'>,
    ): Promise<void> => {
      if (!list || edits.length === 0) return Promise.resolve();
      const next = {
        ...list,
        ...stacks(reverseOf(list.sheet, edits)),
        sheet: withEdits(list.sheet, edits),
        originals: originalsOf(list.sheet, list.originals, edits),
      };
      setList(next);
      const changed = new Set(edits.map(({ row }) => row));
      const positions = bodyRows(next.sheet, next.choice).flatMap(({ number }, position) =>
        changed.has(number) ? [position] : [],
      );
      return checkRows(next, positions);
    };
    return {
      list,
      readings,
      failure,
      openText: (name: string, text: string) => openText({ name }, text),
      openSheet: (name: string, source: Sheet) => openSheet({ name, text: null, source }),
      openRows: ({ name, rows, choice, delimiter, storedId, ...kept }: HandedRows) => {
        const { originals = [], arrangement = [], areSuppliers = false } = kept;
        const source = sheetFromRows(rows, delimiter);
        const id = storedId ?? null;
        const opened = { originals, arrangement, areSuppliers, storedId: id };
        openSheet({ name, text: null, source, ...opened }, choice);
      },
      /** Splits the text of the open list into cells again. */
      splitBy: (delimiter: Delimiter) => {
        if (!list || list.text === null) return;
        const { key, storedId, name, text } = list;
        openText({ key, storedId, name }, text, delimiter);
      },
      rename: (name: string) => {
        if (list) setList({ ...list, name: name.slice(0, MAX_LIST_NAME_LENGTH) });
      },
      /** Changes the table's columns, which needs no new check. */
      arrange: (arrangement: OpenList['arrangement']) => {
        if (list) setList({ ...list, arrangement });
      },
      nameSuppliers: (areSuppliers: boolean) => {
        if (list) setList({ ...list, areSuppliers });
      },
      choose: (patch: Partial<ListLayout>) => {
        if (list) show({ ...list, choice: { ...list.choice, ...patch } });
      },
      /** Resolves when the changed rows are read. */
      edit: (edits: readonly CellEdit[]) =>
        change(edits, (reverse) => ({ undo: [...(list?.undo ?? []), reverse], redo: [] })),
      undo: () =>
        change(list?.undo.at(-1) ?? [], (reverse) => ({
          undo: list?.undo.slice(0, -1) ?? [],
          redo: [...(list?.redo ?? []), reverse],
        })),
      redo: () =>
        change(list?.redo.at(-1) ?? [], (reverse) => ({
          undo: [...(list?.undo ?? []), reverse],
          redo: list?.redo.slice(0, -1) ?? [],
        })),
      /** Checks a row by its number, after a lookup elsewhere; all rows, after a failure. */
      recheck: (row?: number) => {
        if (!list) return;
        const body = bodyRows(list.sheet, list.choice);
        const position = body.findIndex(({ number }) => number === row);
        void checkRows(list, row === undefined ? undefined : [position]);
      },
      close: () => {
        checkId.current += 1;
        parsing.current();
        working.current = [];
        setList(null);
        setReadings([]);
      },
    };
  }, [list, readings, failure, show, open, checkRows]);
}

export type ListHandle = ReturnType<typeof useOpenList>;
