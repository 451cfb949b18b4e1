/** The open list, and how it is read: opens it, changes it, and has its rows read. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Delimiter, type Kind, MAX_LIST_NAME_LENGTH } from '../../../lib/domain/index.ts';
import type { SendToBackground } from '../../../lib/extension/index.ts';
import {
  bodyRows,
  type CellEdit,
  findHeader,
  type HeaderPlace,
  headingsIn,
  recogniseLayout,
  type Sheet,
  sheetFromRows,
} from '../../../lib/workbench/list/index.ts';
import {
  type ListLayout,
  MAX_CELL_READ_LENGTH,
  MAX_SAMPLE_COLUMNS,
  MAX_SAMPLE_ROWS,
} from '../../../lib/workbench/messages/index.ts';
import { useLatest } from '../../ui/index.ts';
import { afterCellStep, type CellStep } from './change-cells.ts';
import type { ListClient } from './list-client.ts';
import { AS_IT_CAME, type HandedRows, type OpenList } from './open-list.ts';
import { useRowReading } from './use-row-reading.ts';

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

export function useOpenList(send: SendToBackground, client: ListClient) {
  const [list, setList] = useState<OpenList | null>(null);
  const openedCount = useRef(0);
  const latest = useLatest();
  const { failure, read } = useRowReading(send, client, latest);

  const show = useCallback(
    (next: OpenList) => {
      setList({ ...next, name: next.name.slice(0, MAX_LIST_NAME_LENGTH) });
      client.show(next, true);
      void read(next);
    },
    [client, read],
  );

  /**
   * Opens a list once the kinds of its columns are known, or without kinds if the background fails.
   * @param headerPlace where its header is, if that is known
   */
  const open = useCallback(
    async (
      next: Pick<OpenList, 'name' | 'text' | 'sheet'> & Partial<OpenList>,
      choice: ListLayout | null = null,
      headerPlace?: HeaderPlace,
    ) => {
      const isWanted = latest.begin();
      openedCount.current += 1;
      const { sheet } = next;
      const opened = { ...AS_IT_CAME, key: openedCount.current, ...next };
      if (choice) return show({ ...opened, choice });
      const place = headerPlace ?? findHeader(sheet);
      const rows = sampleOf(sheet, place);
      const outcome = sheet.width > 1 ? await send('columnKinds', { rows }) : null;
      if (!isWanted()) return;
      const kinds: readonly (Kind | null)[] = outcome?.ok ? outcome.value.kinds : [];
      show({ ...opened, choice: recogniseLayout(sheet, kinds, place) });
    },
    [send, show, latest],
  );

  return useMemo(() => {
    const parse = async (
      next: Omit<Parameters<typeof open>[0], 'sheet' | 'text'>,
      text: string,
      delimiter?: Delimiter,
    ) => {
      const isWanted = latest.begin();
      const sheet = await client.sheetOf(await client.ask('parse', text, delimiter));
      if (isWanted()) await open({ ...next, text, sheet });
    };
    /** Changes cells and checks their rows again. */
    const change = async (wanted: CellStep): Promise<void> => {
      const changed = list && afterCellStep(list, wanted);
      if (!changed) return;
      const { list: next, rows } = changed;
      setList(next);
      client.show(next, false);
      const positions = bodyRows(next.sheet, next.choice).flatMap(({ number }, position) =>
        rows.has(number) ? [position] : [],
      );
      await read(next, positions);
    };
    return {
      list,
      failure,
      openText: (name: string, text: string) => void parse({ name }, text),
      /** @param layout null: it is recognised */
      openSheet: (
        {
          name,
          text,
          sheet,
          file,
          arrangement,
        }: Pick<OpenList, 'name' | 'text' | 'sheet' | 'file' | 'arrangement'>,
        layout: ListLayout | null,
      ) => void open({ name, text, sheet, file, arrangement }, layout),
      openRows: ({ rows, choice, delimiter, ...handed }: HandedRows) =>
        void open({ ...handed, text: null, sheet: sheetFromRows(rows, delimiter) }, choice),
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
      edit: (edits: readonly CellEdit[]) => change({ is: 'edit', edits }),
      undo: () => change({ is: 'undo' }),
      redo: () => change({ is: 'redo' }),
      /** Checks a row by its number, after a lookup elsewhere; all rows, after a failure. */
      recheck: (row?: number) => {
        if (!list) return;
        const body = bodyRows(list.sheet, list.choice);
        const position = body.findIndex(({ number }) => number === row);
        if (row === undefined) client.show(list, true);
        void read(list, row === undefined ? undefined : [position]);
      },
      close: () => {
        latest.begin();
        setList(null);
      },
    };
  }, [list, failure, client, latest, show, open, read]);
}

export type ListHandle = ReturnType<typeof useOpenList>;
