/** Which cell a press in the table hits. */

export interface TablePress {
  /** The place of the row. */
  readonly place: number;
  /** From 0, the column of the row's number and box. */
  readonly column: number;
  /** The box that selects the row is hit. */
  readonly isSelecting: boolean;
}

/** Null: no row is hit, or a cell that is being changed. */
export function pressIn(target: EventTarget | null): TablePress | null {
  if (!(target instanceof Element) || target.matches('textarea')) return null;
  const row = target.closest('[data-line]');
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  return {
    place: Number(row?.getAttribute('aria-rowindex') ?? 0) - 2,
    column: Number(column ?? 0),
    isSelecting: target.closest('[data-select]') !== null,
  };
}
