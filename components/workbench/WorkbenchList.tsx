import { useEffect, useMemo, useRef, useState } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { verdictText } from '../../lib/texts/verdict.ts';
import type { CheckedList, CheckedListModel } from '../../lib/workbench/checked-list/index.ts';
import { type CheckedRow, columnNames } from '../../lib/workbench/list/index.ts';
import { DEFAULT_LIST_VIEW, type ListView } from '../../lib/workbench/list-view/index.ts';
import type { ListQuestion } from '../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { areSingleKeysOn, usePageCommands } from '../palette/index.ts';
import { Changes, useListChanges, WorkbenchAgain } from './again/index.ts';
import { ColumnsPanel, useDuplicates, useTableColumns } from './columns/index.ts';
import {
  type ListHandle,
  type ListRunHandle,
  type OpenList,
  useCheckedList,
  useCorrections,
  usePrice,
  useRowSelection,
  useShownRows,
} from './list/index.ts';
import { isTyping, nextSort } from './list-shortcuts.ts';
import { WorkbenchTable } from './table/index.ts';
import { WorkbenchCorrections } from './WorkbenchCorrections.tsx';
import { WorkbenchDetail } from './WorkbenchDetail.tsx';
import { WorkbenchExport } from './WorkbenchExport.tsx';
import { WorkbenchFilters } from './WorkbenchFilters.tsx';
import { WorkbenchImportOptions } from './WorkbenchImportOptions.tsx';
import { WorkbenchName } from './WorkbenchName.tsx';
import { WorkbenchReport } from './WorkbenchReport.tsx';
import { WorkbenchRun } from './WorkbenchRun.tsx';

export interface WorkbenchListProps {
  readonly send: SendToBackground;
  readonly list: OpenList;
  readonly handle: ListHandle;
  readonly run: ListRunHandle;
  readonly connected: boolean;
  /** Credits left in the account; undefined if unknown. */
  readonly remaining: number | undefined;
  readonly trouble: Failure | undefined;
  readonly onStart: (questions: readonly ListQuestion[], price: number) => void;
  readonly onAgain: (questions: readonly ListQuestion[], price: number) => void;
  readonly onOptions: () => void;
}

/** The open list once its rows are computed. */
export function WorkbenchList(props: WorkbenchListProps) {
  const { list, model, isBusy } = useCheckedList(props.list, props.handle, props.run);
  return list && <ShownList {...props} checked={{ list, model, isBusy }} />;
}

const NO_ROWS: readonly CheckedRow[] = [];

interface ShownListProps extends WorkbenchListProps {
  readonly checked: {
    readonly list: CheckedList;
    readonly model: CheckedListModel;
    /** The list is computed again. */
    readonly isBusy: boolean;
  };
}

/** The open list: how it is read, lookups, filters, table and the detail of a row. */
function ShownList(props: ShownListProps) {
  const { send, list, handle, run, checked } = props;
  const { connected, remaining, trouble, onStart, onAgain, onOptions } = props;
  const { sheet, source, choice, originals } = list;
  const [view, setView] = useState<ListView>(DEFAULT_LIST_VIEW);
  const [active, setActive] = useState<number | null>(null);
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const [isReporting, setReporting] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const selection = useRowSelection(source);
  const { rows, summary, facts } = checked.list;
  const changes = useListChanges(send, run.run);

  const duplicates = useDuplicates(checked.list, checked.model);
  const { byRow } = duplicates;
  const showsKind = summary.kinds.length > 1;
  const columns = useTableColumns(list, handle, facts, showsKind, duplicates.column);
  // A hidden column does not sort, because nobody could see why the rows are in its order.
  const shown = useShownRows(rows, view, columns.columns, byRow);
  const isSelection = selection.size > 0;
  const chosen = useMemo(
    () => (isSelection ? rows.filter(({ index }) => selection.has(index)) : rows),
    [rows, selection, isSelection],
  );
  const { priced, isPricing, questions } = usePrice(checked, chosen, isSelection, run.answers);
  const corrections = useCorrections(
    isSelection ? chosen : shown,
    isSelection ? DEFAULT_LIST_VIEW : view,
    byRow !== null,
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
    { id: 'undo', label: commonText('undo'), run: handle.undo },
    { id: 'redo', label: workbenchText('redo'), run: handle.redo },
  ]);

  const openChanged = ({ index }: CheckedRow) => {
    changes.show(false);
    setActive(index);
    setOpenedBy('key');
  };
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
          <WorkbenchExport
            send={send}
            list={list}
            rows={chosen}
            selected={selection.size}
            changes={changes.exported}
            onReport={() => setReporting(true)}
          />
        </div>
        <div className="wb-choices">
          <WorkbenchImportOptions list={list} handle={handle} />
          <ColumnsPanel list={list} handle={handle} columns={columns} />
          <WorkbenchCorrections
            count={corrections.count}
            changed={originals.length}
            canUndo={list.undo.length > 0}
            canRedo={list.redo.length > 0}
            onApply={() => handle.edit(corrections.edits())}
            onUndo={handle.undo}
            onRedo={handle.redo}
          />
        </div>
        <WorkbenchRun
          handle={run}
          priced={priced}
          isPricing={isPricing}
          summary={summary}
          selected={selection.size}
          connected={connected}
          remaining={remaining}
          trouble={trouble}
          onStart={() => onStart(questions(), priced.price)}
          onOptions={onOptions}
        />
        <WorkbenchAgain
          handle={run}
          changes={changes}
          rows={rows}
          shown={shown}
          selected={isSelection ? chosen : NO_ROWS}
          answered={checked.list.price.answered}
          unanswered={checked.list.price.count}
          isPricing={checked.isBusy || summary.valuesByStatus.pending > 0}
          connected={connected}
          remaining={remaining}
          onStart={onAgain}
          onOptions={onOptions}
        />
        {!changes.isShown && (
          <WorkbenchFilters
            summary={summary}
            view={view}
            shown={shown}
            duplicates={duplicates}
            searchRef={search}
            onView={(patch) => setView((last) => ({ ...last, ...patch }))}
          />
        )}
      </div>
      {changes.isShown && (
        <Changes
          changes={changes.changes?.changes ?? []}
          rows={rows}
          onOpen={openChanged}
          onClose={() => changes.show(false)}
        />
      )}
      {!changes.isShown && (
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
      )}
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
      {isReporting && (
        <WorkbenchReport
          list={list}
          rows={rows}
          summary={summary}
          run={run.run}
          onPrinted={() => setReporting(false)}
        />
      )}
    </main>
  );
}
