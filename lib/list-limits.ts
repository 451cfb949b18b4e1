/** What lists are made of and how long they get: for who reads them, who shows and who stores them. */

/** What stands between cells; `none`: each line is one cell. */
export const DELIMITERS = ['\t', ',', ';', '|', 'none'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** What a table still works with at once. */
export const MOST_ROWS = 20_000;
/** Of a cell, UTF-16 units. */
export const LONGEST_CELL = 50_000;
/** What of a cell is looked at: longer than any value by far, so that one too long is told as such. */
export const LONGEST_READ = 4_000;
/** Cells that are judged at one time. */
export const MOST_CELLS = 250;
/** Of a name, UTF-16 units. */
export const LONGEST_NAME = 200;
