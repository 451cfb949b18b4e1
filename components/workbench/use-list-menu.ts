import { type RefObject, useEffect, useState } from 'react';
import { suppliersPageText } from '../../lib/suppliers/texts.ts';
import { commonText, menuText } from '../../lib/texts/areas.ts';
import { recheckText, workbenchText } from '../../lib/workbench/texts.ts';
import {
  areSingleKeysOn,
  type MenuEntry,
  modifierKey,
  type PageShortcut,
} from '../page-menu/index.ts';
import type { ListHandle } from './list/use-open-list.ts';
import type { PanelName } from './list-props.ts';

/** The keys of the list and of its table (components/workbench/table/grid-navigation.ts). */
export const listShortcuts = (canSearch: boolean): PageShortcut[] => [
  ...(canSearch ? [{ label: workbenchText('searchInTheList'), keys: ['/'], isSingle: true }] : []),
  { label: workbenchText('moveBetweenCells'), keys: ['↑', '↓', '←', '→'] },
  { label: workbenchText('editOrSort'), keys: [menuText('enterKey')] },
  { label: workbenchText('openRowAnywhere'), keys: [modifierKey(), menuText('enterKey')] },
  { label: commonText('close'), keys: [menuText('escapeKey')] },
  { label: workbenchText('toggleRow'), keys: [menuText('spaceKey')] },
  { label: workbenchText('selectEveryRow'), keys: [modifierKey(), 'A'] },
  { label: commonText('undo'), keys: [modifierKey(), 'Z'] },
  { label: workbenchText('redo'), keys: [modifierKey(), 'Y'] },
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** The keys that work everywhere on the page of a list. */
export function useListKeys(handle: ListHandle, search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isTyping(event.target)) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (event.key === '/' && !isCommand && areSingleKeysOn()) search.current?.focus();
      else if (isCommand && key === 'z' && !event.shiftKey) void handle.undo();
      else if (isCommand && (key === 'y' || (key === 'z' && event.shiftKey))) void handle.redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [handle, search]);
}

export interface ListMenuNeeds {
  readonly handle: Pick<ListHandle, 'nameSuppliers'>;
  readonly onNew: () => void;
  readonly canFilter: boolean;
  readonly canLookUpAgain: boolean;
  /** Null: it cannot be named so, because nothing is stored. */
  readonly areSuppliers: boolean | null;
}

/** The entries of an open list's menu, and what they open. */
export function useListMenu(needs: ListMenuNeeds) {
  const { handle, onNew, canFilter, canLookUpAgain, areSuppliers } = needs;
  const [isRenaming, setRenaming] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const entries: MenuEntry[] = [
    { label: workbenchText('newList'), run: onNew },
    { label: workbenchText('renameList'), run: () => setRenaming(true) },
    ...(canFilter
      ? [{ label: workbenchText('filter'), run: () => setFiltering(!isFiltering) }]
      : []),
    { label: workbenchText('columnsAndReading'), run: () => setPanel('columns') },
    ...(canLookUpAgain
      ? [{ label: `${recheckText('title')}…`, run: () => setPanel('again') }]
      : []),
    ...(areSuppliers === null
      ? []
      : [
          {
            label: suppliersPageText(areSuppliers ? 'notMySuppliers' : 'mySuppliers'),
            run: () => handle.nameSuppliers(!areSuppliers),
          },
        ]),
  ];
  return {
    entries,
    rename: { isOn: isRenaming, end: () => setRenaming(false) },
    isFiltering,
    panel,
    setPanel,
  };
}

export type ListMenu = ReturnType<typeof useListMenu>;
