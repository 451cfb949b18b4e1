/** The open list once its rows are computed: what it says, its table, and the detail of a row. */
import { useRef, useState, useSyncExternalStore } from 'react';
import { Changes } from './again/Changes.tsx';
import { ChangesBand, isAgainOffered, useListChanges } from './again/ChangesBand.tsx';
import { WorkbenchDetail } from './detail/WorkbenchDetail.tsx';
import { useListExport } from './export/use-list-export.ts';
import { ExportNote } from './export/WorkbenchExport.tsx';
import { ListBar } from './ListBar.tsx';
import { ListNotes } from './ListNotes.tsx';
import { ListPanels } from './ListPanels.tsx';
import { shortageOf } from './LookUpList.tsx';
import { useDrawnRows } from './list/use-drawn-rows.ts';
import { useListView } from './list/use-list-view.ts';
import { useOpenedRow } from './list/use-opened-row.ts';
import type { ShownListProps, WorkbenchListProps } from './list-props.ts';
import { PaymentsNote } from './payments/PaymentsNote.tsx';
import { WorkbenchTable } from './table/WorkbenchTable.tsx';
import { useListKeys, useListMenu } from './use-list-menu.ts';
import { countNeeds, WorkbenchBand } from './WorkbenchBand.tsx';
import {
  hasMoreFilters,
  isFilteredMore,
  ShownCount,
  WorkbenchFilters,
} from './WorkbenchFilters.tsx';
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
  const { connected, remaining, trouble, stored, onStart, onAgain, onNew } = props;
  const { summary, price } = result;
  const [isReporting, setReporting] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const changes = useListChanges(send, run.run);
  const look = useListView(props);
  const { view, onView, selection } = look;
  const isSelection = selection.size > 0;
  const priced = (isSelection ? result.selected : null) ?? price;
  const isPricing = isBusy || isSelection !== (result.selected !== null);
  const exporter = useListExport({ client, list, changes: changes.exported });
  const drawn = useDrawnRows(list, result);
  const opened = useOpenedRow({ client, result, isBusy, drawn, view });
  const { row, going } = opened;
  const close = () => {
    opened.hide();
    document.querySelector<HTMLElement>('[role="grid"]')?.focus();
  };
  useListKeys(handle, search);

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
        look={look}
        searchRef={canSearch ? search : null}
        menu={menu}
        exporter={exporter}
        onReport={() => setReporting(true)}
        selected={selection.size}
        priced={priced}
        isPricing={isPricing}
        isMain={(needs === 0 && list.choice.payments?.is !== 'statement') || isSelection}
        onLookUp={() => void lookUp()}
      />
      <main className={row ? 'wb-list wb-with-detail' : 'wb-list'}>
        <div className="wb-top">
          <PaymentsNote list={list} otherAccounts={summary.otherAccounts} />
          <WorkbenchBand
            {...props}
            selected={selection.size}
            onSelectNone={selection.clear}
            isLesser={row !== null || isSelection}
            onFix={fix}
            onGoThrough={
              needs === 0 || changes.isShown ? null : row ? () => going.step(1) : going.start
            }
          />
          <ListNotes
            {...props}
            isMain={needs === 0}
            shortage={shortage}
            areColumnsOpen={panel === 'columns'}
          />
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
            columns={look.columns}
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
              opened.open(index);
            }}
            onClose={() => changes.show(false)}
          />
        ) : (
          <WorkbenchTable {...props} look={look} drawn={drawn} opened={opened} />
        )}
        {row && !changes.isShown && (
          <WorkbenchDetail {...props} checked={row} opened={opened} onClose={close} />
        )}
      </main>
    </>
  );
}
