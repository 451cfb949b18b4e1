import { type RefObject, useEffect } from 'react';
import { commandsText, commonText } from '../../lib/texts/areas.ts';
import type { ListView } from '../../lib/workbench/checked-list/index.ts';
import type { TableColumn } from '../../lib/workbench/list/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { areSingleKeysOn, modifierKey, type PageShortcut } from '../palette/index.ts';
import type { ListHandle } from './list/index.ts';

/** The keys of the list and of its table (components/workbench/table/grid-navigation.ts). */
export const listShortcuts = (): PageShortcut[] => [
  { label: workbenchText('searchInTheList'), keys: ['/'], isSingle: true },
  { label: workbenchText('moveBetweenCells'), keys: ['↑', '↓', '←', '→'] },
  { label: workbenchText('editOrSort'), keys: [commandsText('enterKey')] },
  { label: workbenchText('openRowAnywhere'), keys: [modifierKey(), commandsText('enterKey')] },
  { label: commonText('close'), keys: [commandsText('escapeKey')] },
  { label: workbenchText('toggleRow'), keys: [commandsText('spaceKey')] },
  { label: workbenchText('selectEveryRow'), keys: [modifierKey(), 'A'] },
  { label: commonText('undo'), keys: [modifierKey(), 'Z'] },
  { label: workbenchText('redo'), keys: [modifierKey(), 'Y'] },
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** The next sort of a column: ascending, descending, then the order of the list. */
export function nextSort({ sort }: ListView, { id }: TableColumn): ListView['sort'] {
  if (sort?.by !== id) return { by: id, descending: false };
  return sort.descending ? null : { by: id, descending: true };
}

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
