import type { Ref } from 'react';
import type { ListView } from '../../lib/workbench/checked-list/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { type MenuEntry, PageCommands } from '../palette/index.ts';
import { Logo } from '../ui/index.ts';
import { type ListExport, WorkbenchExport } from './export/index.ts';
import { LookUpList, type LookUpListProps } from './LookUpList.tsx';
import type { PanelName, ShownListProps } from './list-props.ts';
import { listShortcuts } from './list-shortcuts.ts';
import { StatusChips } from './WorkbenchFilters.tsx';
import { WorkbenchName } from './WorkbenchName.tsx';

export interface ListBarProps
  extends Pick<
      ShownListProps,
      | 'list'
      | 'handle'
      | 'run'
      | 'result'
      | 'connected'
      | 'remaining'
      | 'trouble'
      | 'onNew'
      | 'onOptions'
    >,
    Pick<LookUpListProps, 'priced' | 'isPricing' | 'isMain' | 'selected'> {
  readonly view: ListView;
  readonly onView: (patch: Partial<ListView>) => void;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly rename: { readonly isOn: boolean; readonly end: () => void };
  readonly exporter: ListExport;
  readonly onPanel: (panel: PanelName) => void;
  readonly onReport: () => void;
  readonly onLookUp: () => void;
  readonly entries: readonly MenuEntry[];
}

/** The one bar of a list: its name, its results as filters, search, export and lookup. */
export function ListBar(props: ListBarProps) {
  const { list, handle, run, result, view, onView, searchRef, rename, entries } = props;
  const { summary } = result;
  const { exporter, onPanel, onReport, selected, onLookUp, onNew, onOptions } = props;
  const { priced, isPricing, connected, remaining, trouble, isMain } = props;
  return (
    <header className="wb-bar">
      <button
        type="button"
        className="quiet icon-only wb-home"
        aria-label={workbenchText('newList')}
        title={workbenchText('newList')}
        onClick={onNew}
      >
        <Logo />
      </button>
      <WorkbenchName
        name={list.name}
        isEditing={rename.isOn}
        onName={(name) => {
          if (name !== null) handle.rename(name);
          rename.end();
        }}
      />
      <StatusChips summary={summary} view={view} onView={onView} />
      <span className="wb-find">
        <input
          ref={searchRef}
          type="search"
          aria-label={workbenchText('searchInTheList')}
          aria-keyshortcuts="/"
          placeholder={workbenchText('searchAndItsKey')}
          value={view.search}
          onChange={({ target }) => onView({ search: target.value })}
        />
      </span>
      <WorkbenchExport
        exporter={exporter}
        selected={selected}
        onChoose={() => onPanel('answers')}
        onReport={onReport}
      />
      <LookUpList
        handle={run}
        priced={priced}
        isPricing={isPricing}
        summary={summary}
        selected={selected}
        connected={connected}
        remaining={remaining}
        trouble={trouble}
        isMain={isMain}
        onStart={onLookUp}
        onOptions={onOptions}
      />
      <PageCommands page="workbench" entries={entries} shortcuts={listShortcuts()} />
    </header>
  );
}
