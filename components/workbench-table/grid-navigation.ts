import type { KeyboardEvent } from 'react';
import type { ListLine } from '../../lib/models/list/index.ts';

export interface GridNavigation {
  readonly lines: readonly ListLine[];
  /** Index of the active line among the shown lines; -1 for none. */
  readonly activeIndex: number;
  /** Number of lines per page. */
  readonly page: number;
  readonly onMove: (index: number) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onToggle: (line: ListLine) => void;
  readonly onAll: () => void;
}

/** The line that a key moves to, before clamping; null for other keys. */
function targetIndex(key: string, { activeIndex, page, lines }: GridNavigation): number | null {
  switch (key) {
    case 'ArrowDown':
      return activeIndex + 1;
    case 'ArrowUp':
      return activeIndex - 1;
    case 'PageDown':
      return activeIndex + page;
    case 'PageUp':
      return activeIndex - page;
    case 'Home':
      return 0;
    case 'End':
      return lines.length - 1;
    default:
      return null;
  }
}

/** False if the key has no function. */
function handleKey(key: string, isCommand: boolean, grid: GridNavigation): boolean {
  const { lines, activeIndex, onMove, onOpen, onClose, onToggle, onAll } = grid;
  const line = lines[activeIndex];
  if (isCommand) {
    if (key.toLowerCase() !== 'a') return false;
    onAll();
    return true;
  }
  const index = targetIndex(key, grid);
  if (index !== null) onMove(Math.max(0, Math.min(lines.length - 1, index)));
  else if (key === 'Enter' && line) onOpen();
  else if (key === 'Escape') onClose();
  else if (key === ' ' && line) onToggle(line);
  else return false;
  return true;
}

/** Keys of the table: arrows move, Space selects, Enter opens, Escape closes (WAI-ARIA APG, grid). */
export function gridKeyHandler(grid: GridNavigation) {
  return (event: KeyboardEvent) => {
    // The checkbox in the header handles its own keys.
    if (event.altKey || grid.lines.length === 0 || event.target !== event.currentTarget) return;
    if (handleKey(event.key, event.ctrlKey || event.metaKey, grid)) event.preventDefault();
  };
}
