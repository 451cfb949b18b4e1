/** Separators between cells; `none`: each line is one cell. */
export const DELIMITERS = ['\t', ',', ';', '|', 'none'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** Further rows are left out. The header does not count. */
export const MAX_LIST_ROWS = 100_000;
/** UTF-16 units; a longer cell is cut. Spreadsheets allow 32,767. */
export const MAX_CELL_LENGTH = 1_000_000;
/** UTF-16 units. */
export const MAX_LIST_NAME_LENGTH = 200;
