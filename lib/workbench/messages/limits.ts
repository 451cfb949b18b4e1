/** Limits of what is read and written, apart from the schemas: the worker of a list loads no zod. */

/** Columns of a workbook; no spreadsheet has more. */
export const MAX_SHEET_COLUMNS = 16_384;
/** UTF-16 units of a cell that are checked: far more than any value has. */
export const MAX_CELL_READ_LENGTH = 4_000;
/** Cells checked in one message. */
export const MAX_CELLS_PER_CHECK = 500;
/** Rows and columns by which the kinds of columns are recognised. */
export const MAX_SAMPLE_ROWS = 200;
export const MAX_SAMPLE_COLUMNS = 64;
