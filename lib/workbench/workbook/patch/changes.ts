/** What is changed in a person's workbook. */
import type { CellMark, CellType } from '../../list/index.ts';

/** The new content of a cell. */
export interface CellEditContent {
  readonly text: string;
  /** How the workbook kept the cell before. */
  readonly type: CellType;
}

/** By row, from 1, and column, from 0. */
export type ByCell<T> = ReadonlyMap<number, ReadonlyMap<number, T>>;

export interface WorkbookChanges {
  readonly edits: ByCell<CellEditContent>;
  readonly marks: ByCell<CellMark>;
}

export interface PatchedWorkbook {
  readonly blob: Blob;
  /** Changed cells that stay as they were, because other cells share their formula or depend on their text. */
  readonly unchanged: number;
}

/** The number that an edited cell keeps, if it was a number and still is: sums go on counting it. */
export function numberOf({ text, type }: CellEditContent): string | null {
  if (type !== 'n') return null;
  const trimmed = text.trim();
  if (/^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(trimmed)) return trimmed;
  return /^-?(?:0|[1-9]\d{0,14}),\d{1,2}$/.test(trimmed) ? trimmed.replace(',', '.') : null;
}
