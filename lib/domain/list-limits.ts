/** Separators between cells; `none`: each line is one cell. */
export const DELIMITERS = ['\t', ',', ';', '|', 'none'] as const;

export type Delimiter = (typeof DELIMITERS)[number];

/** More rows than this are left out. */
export const MAX_LIST_ROWS = 20_000;
/** UTF-16 units; a longer cell is cut. */
export const MAX_CELL_LENGTH = 50_000;
/** UTF-16 units of a cell that are checked: more than any value has, so longer ones fail the check. */
export const MAX_CELL_READ_LENGTH = 4_000;
/** Cells checked in one message. */
export const MAX_CELLS_PER_CHECK = 250;
/** Rows and columns that are sampled to recognise the kinds of columns. */
export const MAX_SAMPLE_ROWS = 200;
export const MAX_SAMPLE_COLUMNS = 64;
/** UTF-16 units. */
export const MAX_LIST_NAME_LENGTH = 200;
