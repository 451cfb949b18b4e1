/**
 * Cells that are known to fail, and why. The list can only shrink: if a listed cell passes, its test fails
 * until the cell is removed from this list.
 */
import type { Cell } from './visits.ts';

export type BrowserName = 'chromium' | 'firefox';

export interface Known {
  readonly id: string;
  readonly cells: readonly Cell[];
  /** The only browser in which it fails; both if omitted. */
  readonly only?: BrowserName;
  readonly why: string;
}

export const KNOWN: readonly Known[] = [];

export function whyKnown(id: string, cell: Cell, browser: BrowserName): string | undefined {
  const found = KNOWN.find(
    (each) =>
      each.id === id &&
      each.cells.includes(cell) &&
      (each.only === undefined || each.only === browser),
  );
  return found?.why;
}
