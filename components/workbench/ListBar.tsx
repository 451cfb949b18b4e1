import {
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { MAX_LIST_NAME_LENGTH } from '../../lib/domain/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { PageMenu } from '../page-menu/index.ts';
import { focusIfLost, Logo } from '../ui/index.ts';
import type { ListExport } from './export/use-list-export.ts';
import { WorkbenchExport } from './export/WorkbenchExport.tsx';
import { LookUpList, type LookUpListProps } from './LookUpList.tsx';
import type { ListLook } from './list/use-list-view.ts';
import type { ShownListProps } from './list-props.ts';
import { type ListMenu, listShortcuts } from './use-list-menu.ts';
import { StatusChips } from './WorkbenchFilters.tsx';

export interface WorkbenchNameProps {
  readonly name: string;
  readonly isEditing: boolean;
  /** @param name null: it stays */
  readonly onName: (name: string | null) => void;
}

/** The list's name, which can be changed. A list that was just opened starts at its name. */
export function WorkbenchName({ name, isEditing, onName }: WorkbenchNameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it begins and ends
  useEffect(() => input.current?.select(), [isEditing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is gone
  useLayoutEffect(() => focusIfLost(heading.current), [isEditing]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    onName(input.current?.value.trim() || null);
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onName(null);
  };

  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        className={isEditing ? 'visually-hidden' : undefined}
        title={name}
      >
        {name}
      </h1>
      {isEditing && (
        <form className="wb-name" onSubmit={save}>
          <label className="visually-hidden" htmlFor={inputId}>
            {workbenchText('listName')}
          </label>
          <input
            ref={input}
            id={inputId}
            // biome-ignore lint/a11y/noAutofocus: the person chose to rename the list
            autoFocus
            defaultValue={name}
            maxLength={MAX_LIST_NAME_LENGTH}
            onKeyDown={cancel}
          />
          <button type="submit" className="secondary">
            {workbenchText('saveName')}
          </button>
        </form>
      )}
    </>
  );
}

export interface ListBarProps
  extends Pick<ShownListProps, 'list' | 'handle' | 'onNew'>,
    LookUpListProps {
  readonly look: ListLook;
  /** Null where the list is too short to search. */
  readonly searchRef: Ref<HTMLInputElement> | null;
  readonly menu: ListMenu;
  readonly exporter: ListExport;
  readonly onReport: () => void;
}

/** The one bar of a list: its name, its results as filters, search, export and lookup. */
export function ListBar(props: ListBarProps) {
  const { list, handle, result, menu, exporter, searchRef, selected, onReport, onNew } = props;
  const { view, onView } = props.look;
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
        isEditing={menu.rename.isOn}
        onName={(name) => {
          if (name !== null) handle.rename(name);
          menu.rename.end();
        }}
      />
      <StatusChips summary={result.summary} view={view} onView={onView} />
      <span className="wb-find">
        {searchRef && (
          <input
            ref={searchRef}
            type="search"
            aria-label={workbenchText('searchInTheList')}
            aria-keyshortcuts="/"
            placeholder={workbenchText('searchAndItsKey')}
            value={view.search}
            onChange={({ target }) => onView({ search: target.value })}
          />
        )}
      </span>
      <WorkbenchExport
        exporter={exporter}
        selected={selected}
        onChoose={() => menu.setPanel('answers')}
        onReport={onReport}
      />
      <LookUpList {...props} />
      <PageMenu
        page="workbench"
        entries={menu.entries}
        shortcuts={listShortcuts(searchRef !== null)}
      />
    </header>
  );
}
