import { type RefObject, useEffect, useState } from 'react';
import { suppliersPageText } from '../../lib/suppliers/texts.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { recheckText, workbenchText } from '../../lib/workbench/texts.ts';
import { type MenuEntry, usePageCommands } from '../palette/index.ts';
import type { ListHandle } from './list/index.ts';
import type { PanelName } from './list-props.ts';

export interface ListMenu {
  readonly handle: Pick<ListHandle, 'undo' | 'redo' | 'nameSuppliers'>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onNew: () => void;
  readonly canFilter: boolean;
  readonly canLookUpAgain: boolean;
  /** The list is due to be looked up again. */
  readonly isDue: boolean;
  /** Null: it cannot be named so, because nothing is stored. */
  readonly areSuppliers: boolean | null;
}

/** The entries of an open list's menu, also as commands, and what they open. */
export function useListMenu(menu: ListMenu) {
  const { handle, search, onNew, canFilter, canLookUpAgain, isDue, areSuppliers } = menu;
  const [isRenaming, setRenaming] = useState(false);
  const [isFiltering, setFiltering] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(null);
  // A list that is due shows its price at once.
  useEffect(() => {
    if (isDue) setPanel('again');
  }, [isDue]);
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
  usePageCommands([
    { id: 'find', label: workbenchText('searchInTheList'), run: () => search.current?.focus() },
    { id: 'undo', label: commonText('undo'), run: () => void handle.undo() },
    { id: 'redo', label: workbenchText('redo'), run: () => void handle.redo() },
    ...entries.map(({ label, run }, i) => ({ id: `menu-${i}`, label, run })),
  ]);
  return {
    entries,
    rename: { isOn: isRenaming, end: () => setRenaming(false) },
    isFiltering,
    panel,
    setPanel,
  };
}
