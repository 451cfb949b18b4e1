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
  findHeader,
  type HeaderPlace,
  headingsIn,
  nameColumnIn,
  originalsOf,
  recogniseLayout,
  reverseOf,
  type Sheet,
  sheetFromRows,
  withEdits,
} from '../../../lib/workbench/list/index.ts';
import {
  type ListLayout,
  MAX_CELL_READ_LENGTH,
  MAX_SAMPLE_COLUMNS,
  MAX_SAMPLE_ROWS,
} from '../../../lib/workbench/messages/index.ts';
import { batchFrom, readCells, readingsOf } from './check-rows.ts';
import type { ListClient } from './list-client.ts';
import { AS_IT_CAME, type HandedRows, type OpenList } from './open-list.ts';
import { listInAddress } from './use-list-saving.ts';

/** The headings and first rows, by which the kinds of columns are recognised. */
function sampleOf(sheet: Sheet, place: HeaderPlace): string[][] {
  const rows = bodyRows(sheet, place).slice(0, MAX_SAMPLE_ROWS);
  return [headingsIn(sheet, place) ?? [], ...rows.map(({ cells }) => cells)]
    .filter((cells) => cells.length > 0)
    .slice(0, MAX_SAMPLE_ROWS)
    .map((cells) =>
      cells.slice(0, MAX_SAMPLE_COLUMNS).map((cell) => cell.slice(0, MAX_CELL_READ_LENGTH)),
    );
}

/** The open list, and how it is read. */
export function useOpenList(send: SendToBackground, client: ListClient) {
  const [list, setList] = useState<OpenList | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  /** Id of the current check; replies to earlier ones are ignored. */
  const checkId = useRef(0);
  const openedCount = useRef(0);
  /** Whether each row was read. */
  const isRead = useRef<boolean[]>([]);

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
      if (!wanted) isRead.current = new Array(body.length).fill(false);
      const rows = [...(wanted ?? [])];
      const isAsked = new Set(wanted);
      // An interrupted check left rows unread.
      for (const [row, isDone] of isRead.current.entries())
        if (!isDone && !isAsked.has(row)) rows.push(row);
      setFailure(null);
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
        if (!outcome.ok) return setFailure(outcome.failure);
        const read = readingsOf(batch, outcome.value).map(
          (reading, i) => [batch.rows[i] ?? -1, reading] as const,
        );
        for (const [position] of read) isRead.current[position] = true;
        client.tell({ readings: read });
      }
    },
    [send, client],
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
      client.show(next, true);
      void checkRows(next);
    },
    [client, checkRows],
  );

  /**
   * Opens a list once the kinds of its columns are known, or without kinds if the background fails.
   * @param headerPlace where its header is, if that is known
   */
  const open = useCallback(
    async (
      next: Pick<OpenList, 'name' | 'text' | 'source'> & Partial<OpenList>,
      choice: ListLayout | null = null,
      headerPlace?: HeaderPlace,
    ) => {
      checkId.current += 1;
      const id = checkId.current;
      openedCount.current += 1;
      const { source } = next;
      const opened = { ...AS_IT_CAME, key: openedCount.current, sheet: source, ...next };
      if (choice) return show({ ...opened, choice });
      const place = headerPlace ?? findHeader(source);
      const rows = sampleOf(source, place);
      const outcome = source.width > 1 ? await send('columnKinds', { rows }) : null;
      if (id !== checkId.current) return;
      const kinds: readonly (Kind | null)[] = outcome?.ok ? outcome.value.kinds : [];
      show({ ...opened, choice: recogniseLayout(source, kinds, place) });
    },
    [send, show],
  );

  return useMemo(() => {
    const parse = async (
      next: Omit<Parameters<typeof open>[0], 'source' | 'text'>,
      text: string,
      delimiter?: Delimiter,
    ) => {
      checkId.current += 1;
      const id = checkId.current;
      const source = await client.sheetOf(await client.ask('parse', text, delimiter));
      if (id === checkId.current) await open({ ...next, text, source });
    };
    /** Changes cells and checks their rows again. */
    const change = (
      edits: readonly CellEdit[],
      stacks: (reverse: readonly CellEdit[]) => Pick<OpenList, 'undo' | 'redo'>,
    ): Promise<void> => {
      if (!list || list.choice.payments?.isFixed || edits.length === 0) return Promise.resolve();
      const next = {
        ...list,
        ...stacks(reverseOf(list.sheet, edits)),
        sheet: withEdits(list.sheet, edits),
        originals: originalsOf(list.sheet, list.originals, edits),
      };
      setList(next);
      client.show(next, false);
      const changed = new Set(edits.map(({ row }) => row));
      const positions = bodyRows(next.sheet, next.choice).flatMap(({ number }, position) =>
        changed.has(number) ? [position] : [],
      );
      return checkRows(next, positions);
    };
    return {
      list,
      failure,
      openText: (name: string, text: string) => void parse({ name }, text),
      /** @param text null if the sheet did not come as a text */
      openSheet: (name: string, source: Sheet, { text, file }: Pick<OpenList, 'text' | 'file'>) =>
        void open({ name, text, source, file }),
      /** Opens a sheet whose columns are known. */
      openLaidOut: (
        opened: Pick<OpenList, 'name' | 'text' | 'sheet' | 'arrangement'>,
        layout: ListLayout,
      ) => {
        const { name, text, sheet: source, arrangement } = opened;
        void open({ name, text, source, arrangement }, layout);
      },
      openRows: ({ name, rows, choice, delimiter, storedId, ...kept }: HandedRows) => {
        const { originals = [], arrangement = [], areSuppliers = false, file = null } = kept;
        const source = sheetFromRows(rows, delimiter);
        const id = storedId ?? null;
        const opened = { originals, arrangement, areSuppliers, file, storedId: id };
        void open({ name, text: null, source, ...opened }, choice);
      },
      /** Splits the text of the open list into cells again. */
      splitBy: (delimiter: Delimiter) => {
        if (!list || list.text === null) return;
        const { key, storedId, name, text } = list;
        void parse({ key, storedId, name }, text, delimiter);
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
      /** Another row names the columns, whose kinds are recognised again where they are not known. */
      nameColumnsBy: (place: Required<HeaderPlace>) => {
        if (!list) return;
        const { choice } = list;
        const isKnown = choice.payments !== undefined || choice.notes !== undefined;
        if (isKnown) show({ ...list, choice: { ...choice, ...place } });
        else void open(list, null, place);
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
        if (row === undefined) client.show(list, true);
        void checkRows(list, row === undefined ? undefined : [position]);
      },
      close: () => {
        checkId.current += 1;
        setList(null);
      },
    };
  }, [list, failure, client, show, open, checkRows]);
}

export type ListHandle = ReturnType<typeof useOpenList>;
