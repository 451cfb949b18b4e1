import type { KeyboardEvent } from 'react';

/** A cell of the grid. `row`: index among the shown rows, -1 for the header; `column`: from 0. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

export interface GridNavigation {
  readonly active: GridCell;
  readonly rowCount: number;
  readonly columnCount: number;
  /** Number of rows per page. */
  readonly page: number;
  readonly onMove: (cell: GridCell) => void;
  readonly onOpen: () => void;
  /** Changes the active cell; false: it cannot be changed. */
  readonly onEdit: () => boolean;
  readonly onClose: () => void;
  readonly onToggle: () => void;
  readonly onAll: () => void;
  /** Sorts by the active column. */
  readonly onSort: () => void;
}

/** The cell that a key moves to, before clamping; null for other keys. */
function target(key: string, isCommand: boolean, grid: GridNavigation): GridCell | null {
  const { row, column } = grid.active;
  switch (key) {
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'PageDown':
      return { row: row + grid.page, column };
    case 'PageUp':
      return { row: Math.max(0, row - grid.page), column };
    case 'Home':
      return isCommand ? { row: 0, column: 0 } : { row, column: 0 };
    case 'End':
      return isCommand
        ? { row: grid.rowCount - 1, column: grid.columnCount - 1 }
        : { row, column: grid.columnCount - 1 };
    default:
      return null;
  }
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** False if the key has no function. */
function handleKey(key: string, isCommand: boolean, grid: GridNavigation): boolean {
  const { active, rowCount, columnCount } = grid;
  const cell = target(key, isCommand, grid);
  if (cell) {
    grid.onMove({
      row: clamp(cell.row, -1, rowCount - 1),
      column: clamp(cell.column, 0, columnCount - 1),
    });
    return true;
  }
  if (isCommand && key.toLowerCase() === 'a') grid.onAll();
  else if (isCommand && key === 'Enter' && active.row >= 0) grid.onOpen();
  else if (isCommand) return false;
  else if (key === 'Escape') grid.onClose();
  else if (key === 'Enter' && active.row < 0) grid.onSort();
  else if (key === 'Enter' || key === 'F2') {
    if (!grid.onEdit()) grid.onOpen();
  } else if (key === ' ' && active.row < 0) grid.onAll();
  else if (key === ' ') grid.onToggle();
  else return false;
  return true;
}

/**
 * Keys of the table: arrows move by cell, Home and End within the row, with Ctrl to the first and last
 * row; Space selects; Enter and F2 change the list's own cells, and Enter sorts at a name and opens the row
 * elsewhere, as it does everywhere with Ctrl; Escape closes (WAI-ARIA APG, grid).
 */
export function gridKeyHandler(grid: GridNavigation) {
  return (event: KeyboardEvent) => {
    // Controls in the header handle their own keys.
    if (event.altKey || event.target !== event.currentTarget) return;
    if (handleKey(event.key, event.ctrlKey || event.metaKey, grid)) event.preventDefault();
  };
}
