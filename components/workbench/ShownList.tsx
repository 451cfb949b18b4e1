import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DEFAULT_LIST_VIEW, type ListView } from '../../lib/workbench/checked-list/index.ts';
import { SuppliersNote } from '../suppliers/index.ts';
import { Changes } from './again/Changes.tsx';
import { ChangesBand, isAgainOffered, useListChanges } from './again/ChangesBand.tsx';
import { useTableColumns } from './columns/use-table-columns.ts';
import { WorkbenchDetail } from './detail/WorkbenchDetail.tsx';
import { useListExport } from './export/use-list-export.ts';
import { ExportNote } from './export/WorkbenchExport.tsx';
import { ListBar } from './ListBar.tsx';
import { ListPanels } from './ListPanels.tsx';
import { shortageOf } from './LookUpList.tsx';
import { useDrawnRows } from './list/use-drawn-rows.ts';
import { useRowSelection } from './list/use-row-selection.ts';
import type { ShownListProps, WorkbenchListProps } from './list-props.ts';
import { PaymentsNote } from './payments/PaymentsNote.tsx';
import { UsePaidAccounts } from './payments/UsePaidAccounts.tsx';
import { WorkbenchTable } from './table/WorkbenchTable.tsx';
import { useGoingThrough } from './use-going-through.ts';
import { nextSort, useListKeys, useListMenu } from './use-list-menu.ts';
import { countNeeds, WorkbenchBand } from './WorkbenchBand.tsx';
import {
  hasMoreFilters,
  isFilteredMore,
  ShownCount,
  WorkbenchFilters,
} from './WorkbenchFilters.tsx';
import { ReadingDoubt, RowsNotRead } from './WorkbenchImportOptions.tsx';
import { WorkbenchReport } from './WorkbenchReport.tsx';
import { WorkbenchRun } from './WorkbenchRun.tsx';

/** A shorter list is seen whole: it has no search. */
const MIN_SEARCHED_ROWS = 16;

/** The open list once its rows are computed. */
export function WorkbenchList(props: WorkbenchListProps) {
  const { client } = props;
  const { result, isBusy } = useSyncExternalStore(client.subscribe, client.state);
  return result && <ShownList {...props} result={result} isBusy={isBusy} />;
}

/** The open list: its bar, what needs the person, the table and the detail of a row. */
function ShownList(props: ShownListProps) {
  const { send, client, list, handle, run, result, isBusy } = props;
  const { connected, remaining, trouble, stored, notes, onStart, onAgain, onNew } = props;
  const { summary, facts, price, shown } = result;
  const [view, setView] = useState<ListView>(DEFAULT_LIST_VIEW);
  const [active, setActive] = useState<number | null>(null);
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const [isReporting, setReporting] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const selection = useRowSelection(list.source);
  const changes = useListChanges(send, run.run);

  const showsKind = summary.kinds.length > 1;
  const columns = useTableColumns(list, handle, facts, showsKind, view.duplicates !== null);
  // A hidden column does not sort, because nobody could see why the rows are in its order.
  const sort = columns.columns.some(({ id }) => id === view.sort?.by) ? view.sort : null;
  useEffect(() => client.tell({ view: { ...view, sort } }), [client, view, sort]);
  useEffect(() => client.tell({ selected: [...selection.rows] }), [client, selection.rows]);
  useEffect(() => client.look({ active }), [client, active]);
  const isSelection = selection.size > 0;
  const priced = (isSelection ? result.selected : null) ?? price;
  const isPricing = isBusy || isSelection !== (result.selected !== null);
  const exporter = useListExport({ client, list, changes: changes.exported });
  const drawn = useDrawnRows(list, result);
  const opened = openedBy === null ? null : drawn.byIndex(active);
  const going = useGoingThrough(shown, active, isBusy, (index) => openRow(index));
  const onView = (patch: Partial<ListView>) => setView((last) => ({ ...last, ...patch }));
  const openRow = (index: number) => {
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
  useEffect(() => setOpenedBy(null), [view]);

  const canLookUpAgain = isAgainOffered(run, price);
  const canFilter = hasMoreFilters(result);
  const canSearch = summary.rowCount >= MIN_SEARCHED_ROWS || view.search !== '';
  const shortage = shortageOf(priced, { connected, remaining, trouble });
  const menu = useListMenu({
    handle,
    onNew,
    canFilter,
    canLookUpAgain,
    areSuppliers: stored && list.areSuppliers,
  });
  const { panel, setPanel } = menu;
  const fix = () => {
    // What these show is gone.
    onView({ status: null, reason: null });
    return handle.edit(result.corrections.edits);
  };
  const lookUp = async () => {
    const { questions } = await client.ask('questions');
    onStart(questions, priced.price);
  };
  if (isReporting) {
    return (
      <WorkbenchReport
        {...props}
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
        searchRef={canSearch ? search : null}
        rename={menu.rename}
        exporter={exporter}
        onPanel={setPanel}
        onReport={() => setReporting(true)}
        selected={selection.size}
        priced={priced}
        isPricing={isPricing}
        isMain={(needs === 0 && list.choice.payments?.is !== 'statement') || isSelection}
        onLookUp={() => void lookUp()}
        entries={menu.entries}
      />
      <main className={opened ? 'wb-list wb-with-detail' : 'wb-list'}>
        <div className="wb-top">
          <PaymentsNote list={list} otherAccounts={summary.otherAccounts} />
          <WorkbenchBand
            {...props}
            selected={selection.size}
            onSelectNone={selection.clear}
            isLesser={opened !== null || isSelection}
            onFix={fix}
            onGoThrough={
              needs === 0 || changes.isShown ? null : opened ? () => going.step(1) : going.start
            }
          />
          {stored && <UsePaidAccounts {...props} isMain={needs === 0} />}
          {notes}
          {panel !== 'columns' && (
            <ReadingDoubt list={list} handle={handle} firstStatus={result.firstStatus} />
          )}
          <RowsNotRead sheet={list.sheet} />
          {shortage !== null && <p className="run-wait">{shortage}</p>}
          {stored && (
            <SuppliersNote
              send={send}
              stored={stored}
              areSuppliers={list.areSuppliers}
              isNew={list.storedId === null}
            />
          )}
          <WorkbenchRun {...props} />
          <ChangesBand changes={changes} run={run.run} />
          <ExportNote exporter={exporter} />
          {(menu.isFiltering || isFilteredMore(view)) && canFilter && (
            <WorkbenchFilters result={result} view={view} onView={onView} />
          )}
          <ShownCount view={view} result={result} />
          <ListPanels
            {...props}
            panel={panel}
            onClose={() => setPanel(null)}
            columns={columns}
            exporter={exporter}
            isAgainOffered={canLookUpAgain}
            isSelection={isSelection}
            onAgain={(wanted, total) => {
              changes.show(false);
              onAgain(wanted, total);
            }}
          />
        </div>
        {changes.isShown ? (
          <Changes
            {...props}
            changes={changes.changes?.changes ?? []}
            onOpen={(index) => {
              changes.show(false);
              openRow(index);
            }}
            onClose={() => changes.show(false)}
          />
        ) : (
          <WorkbenchTable
            {...props}
            columns={columns}
            drawn={drawn}
            selection={selection}
            view={view}
            onSort={(column) => onView({ sort: nextSort(view, column) })}
            active={active}
            onActive={(index) => {
              setActive(index);
              // The focus stays in the table.
              setOpenedBy(openedBy && 'pointer');
            }}
            isOpen={opened !== null}
            onOpen={setOpenedBy}
            onEdit={(edit) => void handle.edit([edit])}
            onClose={() => setOpenedBy(null)}
            onAll={() => setView({ ...DEFAULT_LIST_VIEW, sort: view.sort })}
          />
        )}
        {opened && !changes.isShown && (
          <WorkbenchDetail
            {...props}
            checked={opened}
            takesFocus={openedBy === 'key'}
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
