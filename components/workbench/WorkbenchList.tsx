import { useEffect, useMemo, useRef, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ListQuestion } from '../../lib/extension/schemas/index.ts';
import {
  applyListAnswers,
  type CheckedRow,
  checkedRowsOf,
  columnNames,
  correctionOf,
  DEFAULT_LIST_VIEW,
  factColumnsOf,
  isInView,
  type ListView,
  listLinesOf,
  pricedQuestionsOf,
  rowsInView,
  summarizeRows,
  type TableColumn,
} from '../../lib/models/list/index.ts';
import { rowsInGroups } from '../../lib/models/list-view/index.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import { areSingleKeysOn, usePageCommands } from '../palette/index.ts';
import { ColumnsPanel, useDuplicates, useTableColumns } from '../workbench-columns/index.ts';
import {
  type ListHandle,
  type ListRunHandle,
  type OpenList,
  useRowSelection,
} from '../workbench-list/index.ts';
import { WorkbenchTable } from '../workbench-table/index.ts';
import { WorkbenchCorrections } from './WorkbenchCorrections.tsx';
import { WorkbenchDetail } from './WorkbenchDetail.tsx';
import { WorkbenchExport } from './WorkbenchExport.tsx';
import { WorkbenchFilters } from './WorkbenchFilters.tsx';
import { WorkbenchImportOptions } from './WorkbenchImportOptions.tsx';
import { WorkbenchName } from './WorkbenchName.tsx';
import { WorkbenchRun } from './WorkbenchRun.tsx';

export interface WorkbenchListProps {
  readonly send: SendToBackground;
  readonly list: OpenList;
  readonly handle: ListHandle;
  readonly run: ListRunHandle;
  readonly connected: boolean;
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  readonly onStart: (questions: readonly ListQuestion[], price: number) => void;
  readonly onOptions: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** The next sort of a column: ascending, descending, then the order of the list. */
function nextSort({ sort }: ListView, { id }: TableColumn): ListView['sort'] {
  if (sort?.by !== id) return { by: id, descending: false };
  return sort.descending ? null : { by: id, descending: true };
}

/** The rows of the list as they are checked, and the counts of all of them. */
function useCheckedRows(
  { sheet, choice }: OpenList,
  readings: ListHandle['readings'],
  run: ListRunHandle,
) {
  const { answers } = run;
  const answered = useMemo(() => applyListAnswers(readings, answers), [readings, answers]);
  const rows = useMemo(() => {
    const lines = listLinesOf(sheet, choice, answered);
    return checkedRowsOf(sheet, choice.header, lines, answered);
  }, [sheet, choice, answered]);
  const summary = useMemo(() => summarizeRows(rows), [rows]);
  const facts = useMemo(() => factColumnsOf(rows), [rows]);
  return { rows, summary, facts };
}

const linesOf = (rows: readonly CheckedRow[]) => rows.flatMap(({ lines }) => lines);

/** Each row once, although it may be in several groups. */
const distinct = (rows: readonly CheckedRow[]): CheckedRow[] => [
  ...new Map(rows.map((row) => [row.index, row])).values(),
];

/** The open list: how it is read, lookups, filters, table and the detail of a row. */
export function WorkbenchList(props: WorkbenchListProps) {
  const { send, list, handle, run, connected, remaining, onStart, onOptions } = props;
  const { sheet, source, choice, originals } = list;
  const [view, setView] = useState<ListView>(DEFAULT_LIST_VIEW);
  const [active, setActive] = useState<number | null>(null);
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const selection = useRowSelection(source);
  const { rows, summary, facts } = useCheckedRows(list, handle.readings, run);

  const duplicates = useDuplicates(list, rows);
  const { byRow } = duplicates;
  const showsKind = summary.kinds.length > 1;
  const columns = useTableColumns(list, handle, facts, showsKind, duplicates.column);
  // A hidden column does not sort, because nobody could see why the rows are in its order.
  const shown = useMemo(() => {
    const showRepeats = view.showRepeats || byRow !== null;
    const matching = rowsInView(rows, { ...view, showRepeats }, columns.columns);
    return byRow ? rowsInGroups(matching, byRow) : matching;
  }, [rows, view, columns.columns, byRow]);
  const chosen = useMemo(
    () => (selection.size > 0 ? rows.filter(({ index }) => selection.has(index)) : rows),
    [rows, selection],
  );
  // Rows selected one by one are looked up whatever their verdict.
  const priced = useMemo(
    () => pricedQuestionsOf(linesOf(chosen), { all: selection.size > 0, answers: run.answers }),
    [chosen, selection.size, run.answers],
  );
  const corrections = useMemo(
    () =>
      (selection.size > 0
        ? linesOf(chosen)
        : linesOf(distinct(shown)).filter((line) => isInView(line, view))
      ).flatMap((line) => correctionOf(line) ?? []),
    [chosen, shown, selection.size, view],
  );
  const opened = openedBy === null ? undefined : rows.find(({ index }) => index === active);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (event.key === '/' && !isCommand && areSingleKeysOn()) search.current?.focus();
      else if (isCommand && key === 'z' && !event.shiftKey) handle.undo();
      else if (isCommand && (key === 'y' || (key === 'z' && event.shiftKey))) handle.redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [handle]);

  usePageCommands([
    { id: 'find', label: workbenchText('searchInTheList'), run: () => search.current?.focus() },
    { id: 'undo', label: workbenchText('undo'), run: handle.undo },
    { id: 'redo', label: workbenchText('redo'), run: handle.redo },
  ]);

  const close = () => {
    setOpenedBy(null);
    document.querySelector<HTMLElement>('[role="grid"]')?.focus();
  };

  return (
    <main className={opened ? 'wb-list wb-with-detail' : 'wb-list'}>
      <div className="wb-top">
        <div className="wb-title">
          <WorkbenchName name={list.name} onName={handle.rename} />
          <p className="hint">{verdictText('valuesFound', { count: summary.valueCount })}</p>
          <WorkbenchExport send={send} list={list} rows={chosen} selected={selection.size} />
        </div>
        <div className="wb-choices">
          <WorkbenchImportOptions list={list} handle={handle} />
          <ColumnsPanel list={list} handle={handle} columns={columns} />
          <WorkbenchCorrections
            count={corrections.length}
            changed={originals.length}
            canUndo={list.undo.length > 0}
            canRedo={list.redo.length > 0}
            onApply={() => handle.edit(corrections)}
            onUndo={handle.undo}
            onRedo={handle.redo}
          />
        </div>
        <WorkbenchRun
          handle={run}
          priced={priced}
          summary={summary}
          selected={selection.size}
          connected={connected}
          remaining={remaining}
          onStart={() => onStart(priced.questions, priced.price)}
          onOptions={onOptions}
        />
        <WorkbenchFilters
          summary={summary}
          view={view}
          shown={shown}
          duplicates={duplicates}
          searchRef={search}
          onView={(patch) => setView((last) => ({ ...last, ...patch }))}
        />
      </div>
      <WorkbenchTable
        name={list.name}
        columns={columns}
        rows={shown}
        all={rows}
        answers={run.answers}
        selection={selection}
        sort={view.sort}
        onSort={(column) => setView((last) => ({ ...last, sort: nextSort(last, column) }))}
        active={active}
        onActive={({ index }) => setActive(index)}
        onOpen={setOpenedBy}
        onClose={() => setOpenedBy(null)}
      />
      {opened && (
        <WorkbenchDetail
          checked={opened}
          answers={run.answers}
          names={columnNames(sheet, choice)}
          originals={originals}
          send={send}
          takesFocus={openedBy === 'key'}
          onEdit={(edit) => handle.edit([edit])}
          onAsked={() => handle.recheck(opened.row.number)}
          onClose={close}
        />
      )}
    </main>
  );
}
