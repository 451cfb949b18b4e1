/**
 * What does not hold, and why. It can only shrink: a cell that begins to hold fails its test until it
 * is taken out here.
 */
import type { Cell } from './visits.ts';

export type BrowserName = 'chromium' | 'firefox';

export interface Known {
  readonly id: string;
  readonly cells: readonly Cell[];
  /** Both where left out. */
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
