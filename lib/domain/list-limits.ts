/** What lists are made of and how long they get: for who reads them, who shows and who stores them. */

/** What stands between cells; `none`: each line is one cell. */
export const DELIMITERS = ['\t', ',', ';', '|', 'none'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** What a table still works with at once. */
export const MAX_LIST_ROWS = 20_000;
/** Of a cell, UTF-16 units. */
export const MAX_CELL_LENGTH = 50_000;
/** What of a cell is looked at: longer than any value by far, so that one too long is told as such. */
export const MAX_CELL_READ_LENGTH = 4_000;
/** Cells that are judged at one time. */
export const MAX_CELLS_PER_CHECK = 250;
/** Of a name, UTF-16 units. */
export const MAX_LIST_NAME_LENGTH = 200;
