import { useEffect, useMemo, useRef, useState } from 'react';
import { type CheckedRow, columnNames, needsYou } from '../../lib/workbench/list/index.ts';
import { DEFAULT_LIST_VIEW, type ListView } from '../../lib/workbench/list-view/index.ts';
import { SuppliersNote } from '../suppliers/index.ts';
import { Changes, ChangesBand, isAgainOffered, useListChanges } from './again/index.ts';
import { useDuplicates, useTableColumns } from './columns/index.ts';
import { WorkbenchDetail } from './detail/index.ts';
import { ExportNote, useListExport } from './export/index.ts';
import { ListBar } from './ListBar.tsx';
import { ListPanels } from './ListPanels.tsx';
import { shortageOf } from './LookUpList.tsx';
import {
  listInAddress,
  useCorrections,
  usePrice,
  useRowSelection,
  useShownRows,
} from './list/index.ts';
import type { ShownListProps } from './list-props.ts';
import { nextSort, useListKeys } from './list-shortcuts.ts';
import { WorkbenchTable } from './table/index.ts';
import { useGoingThrough } from './use-going-through.ts';
import { useListMenu } from './use-list-menu.ts';
import { countNeeds, WorkbenchBand } from './WorkbenchBand.tsx';
import {
  hasMoreFilters,
  isFilteredMore,
  ShownCount,
  WorkbenchFilters,
} from './WorkbenchFilters.tsx';
import { isInDoubt, RowsNotRead, WorkbenchImportOptions } from './WorkbenchImportOptions.tsx';
import { WorkbenchReport } from './WorkbenchReport.tsx';
import { WorkbenchRun } from './WorkbenchRun.tsx';

const NO_ROWS: readonly CheckedRow[] = [];

/** The open list: its bar, what needs the person, the table and the detail of a row. */
export function ShownList(props: ShownListProps) {
  const { send, list, handle, run, checked } = props;
  const { connected, remaining, trouble, stored, onStart, onAgain, onNew, onOptions } = props;
  const { sheet, source, choice, originals } = list;
  const [view, setView] = useState<ListView>(DEFAULT_LIST_VIEW);
  const [active, setActive] = useState<number | null>(null);
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const [isReporting, setReporting] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const selection = useRowSelection(source);
  const { rows, summary, facts, price } = checked.list;
  const changes = useListChanges(send, run.run);

  const duplicates = useDuplicates(checked.list, checked.model);
  const showsKind = summary.kinds.length > 1;
  const columns = useTableColumns(list, handle, facts, showsKind, duplicates.column);
  // A hidden column does not sort, because nobody could see why the rows are in its order.
  const shown = useShownRows(rows, view, columns.columns, duplicates.byRow, originals);
  const isSelection = selection.size > 0;
  const chosen = useMemo(
    () => (isSelection ? rows.filter(({ index }) => selection.has(index)) : rows),
    [rows, selection, isSelection],
  );
  const { priced, isPricing, questions } = usePrice(checked, chosen, isSelection, run.answers);
  const corrections = useCorrections(
    isSelection ? chosen : shown,
    isSelection ? DEFAULT_LIST_VIEW : view,
    duplicates.byRow !== null,
  );
  const exporter = useListExport({
    send,
    list,
    rows: chosen,
    all: rows,
    changes: changes.exported,
  });
  const opened = openedBy === null ? undefined : rows.find(({ index }) => index === active);
  const going = useGoingThrough(shown, active, (row) => openRow(row));
  const onView = (patch: Partial<ListView>) => setView((last) => ({ ...last, ...patch }));
  const openRow = ({ index }: CheckedRow) => {
    setActive(index);
    setOpenedBy('key');
  };
  const close = () => {
    setOpenedBy(null);
    document.querySelector<HTMLElement>('[role="grid"]')?.focus();
  };

  useListKeys(handle, search);
  // A row that a filter hides is not shown beside the table either.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the view changes
  useEffect(() => setOpenedBy(null), [view, duplicates.kind]);

  const canLookUpAgain = isAgainOffered(run, price);
  const canFilter = hasMoreFilters(summary, duplicates);
  const shortage = shortageOf(priced, { connected, remaining, trouble });
  const menu = useListMenu({
    handle,
    search,
    onNew,
    canFilter,
    canLookUpAgain,
    isDue: run.run?.reminder?.isDue === true,
    areSuppliers: stored && list.areSuppliers,
  });
  const { panel, setPanel } = menu;
  /** Opens the first row that needs the person; from an open row, the next. */
  const goThrough = () => {
    const first = opened ? undefined : shown.find(needsYou);
    if (first) openRow(first);
    else going.step(1);
  };
  const fix = () => {
    void handle.edit(corrections.edits());
    // What these show is gone.
    onView({ status: null, reason: null });
  };
  if (isReporting) {
    return (
      <WorkbenchReport
        list={list}
        rows={rows}
        summary={summary}
        run={run.run}
        changes={changes.changes?.changes ?? []}
        onClose={() => setReporting(false)}
      />
    );
  }
  const needs = countNeeds(summary);
  return (
    <>
      <ListBar
        {...props}
        view={view}
        onView={onView}
        searchRef={search}
        rename={menu.rename}
        exporter={exporter}
        onPanel={setPanel}
        onReport={() => setReporting(true)}
        selected={selection.size}
        priced={priced}
        isPricing={isPricing}
        isMain={needs === 0 || isSelection}
        onLookUp={() => onStart(questions(), priced.price)}
        entries={menu.entries}
      />
      <main className={opened ? 'wb-list wb-with-detail' : 'wb-list'}>
        <div className="wb-top">
          <WorkbenchBand
            summary={summary}
            selected={selection.size}
            onSelectNone={selection.clear}
            corrections={corrections.count}
            changed={originals.length}
            canUndo={list.undo.length > 0}
            canRedo={list.redo.length > 0}
            isLesser={opened !== undefined || isSelection}
            onFix={fix}
            onUndo={() => void handle.undo()}
            onRedo={() => void handle.redo()}
            onGoThrough={needs > 0 && !changes.isShown ? goThrough : null}
          />
          {isInDoubt(list, rows) && <WorkbenchImportOptions list={list} handle={handle} />}
          <RowsNotRead sheet={sheet} />
          {shortage !== null && <p className="run-wait">{shortage}</p>}
          {stored && <SuppliersNote send={send} stored={stored} areSuppliers={list.areSuppliers} />}
          <WorkbenchRun handle={run} onOptions={onOptions} />
          <ChangesBand changes={changes} run={run.run} />
          <ExportNote exporter={exporter} />
          {(menu.isFiltering || isFilteredMore(view, duplicates)) && canFilter && (
            <WorkbenchFilters
              summary={summary}
              view={view}
              duplicates={duplicates}
              onView={onView}
            />
          )}
          <ShownCount view={view} shown={shown} duplicates={duplicates} />
          <ListPanels
            {...props}
            panel={panel}
            onClose={() => setPanel(null)}
            columns={columns}
            exporter={exporter}
            isAgainOffered={canLookUpAgain}
            shown={shown}
            selected={isSelection ? chosen : NO_ROWS}
            onAgain={(wanted, total) => {
              changes.show(false);
              onAgain(wanted, total);
            }}
          />
        </div>
        {changes.isShown ? (
          <Changes
            changes={changes.changes?.changes ?? []}
            rows={rows}
            onOpen={(row) => {
              changes.show(false);
              openRow(row);
            }}
            onClose={() => changes.show(false)}
          />
        ) : (
          <WorkbenchTable
            name={list.name}
            columns={columns}
            rows={shown}
            all={rows}
            answers={run.answers}
            originals={originals}
            selection={selection}
            view={view}
            onSort={(column) => onView({ sort: nextSort(view, column) })}
            active={active}
            onActive={({ index }) => {
              setActive(index);
              // The focus stays in the table.
              setOpenedBy(openedBy && 'pointer');
            }}
            isOpen={opened !== undefined}
            onOpen={setOpenedBy}
            onEdit={(edit) => void handle.edit([edit])}
            onClose={() => setOpenedBy(null)}
            onAll={() => {
              setView({ ...DEFAULT_LIST_VIEW, sort: view.sort });
              duplicates.choose(null);
            }}
          />
        )}
        {opened && !changes.isShown && (
          <WorkbenchDetail
            checked={opened}
            answers={run.answers}
            names={columnNames(sheet, choice)}
            originals={originals}
            suppliers={list.areSuppliers ? listInAddress() : null}
            send={send}
            takesFocus={openedBy === 'key'}
            isBusy={checked.isBusy}
            onEdit={(edit) => handle.edit([edit])}
            onAsked={() => handle.recheck(opened.row.number)}
            hasMore={going.hasMore}
            onStep={going.step}
            onClose={close}
          />
        )}
      </main>
    </>
  );
}
