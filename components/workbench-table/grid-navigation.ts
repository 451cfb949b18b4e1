import type { KeyboardEvent } from 'react';
import type { ListLine } from '../../lib/models/list/index.ts';

export interface GridNavigation {
  readonly lines: readonly ListLine[];
  /** Place of the active line in the view, from 0. */
  readonly activePlace: number;
  /** Lines that a page holds. */
  readonly page: number;
  readonly onMove: (place: number) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onToggle: (line: ListLine) => void;
  readonly onAll: () => void;
}

/** Where a key leads among `count` lines, from `at`; null for a key that leads nowhere. */
function targetPlace(key: string, { activePlace: at, page, lines }: GridNavigation): number | null {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'PageDown':
      return at + page;
    case 'PageUp':
      return at - page;
    case 'Home':
      return 0;
    case 'End':
      return lines.length - 1;
    default:
      return null;
  }
}

/** False: the key means nothing here. */
function handleKey(key: string, isCommand: boolean, grid: GridNavigation): boolean {
  const { lines, activePlace: at, onMove, onOpen, onClose, onToggle, onAll } = grid;
  const line = lines[at];
  if (isCommand) {
    if (key.toLowerCase() !== 'a') return false;
    onAll();
    return true;
  }
  const place = targetPlace(key, grid);
  if (place !== null) onMove(Math.max(0, Math.min(lines.length - 1, place)));
  else if (key === 'Enter' && line) onOpen();
  else if (key === 'Escape') onClose();
  else if (key === ' ' && line) onToggle(line);
  else return false;
  return true;
}

/** The keys of the table: arrows walk, Space selects, Enter opens, Escape closes (WAI-ARIA APG, grid). */
export function gridKeyHandler(grid: GridNavigation) {
  return (event: KeyboardEvent) => {
    // Space and Enter on the box in the heading are its own.
    if (event.altKey || grid.lines.length === 0 || event.target !== event.currentTarget) return;
    if (handleKey(event.key, event.ctrlKey || event.metaKey, grid)) event.preventDefault();
  };
}
