/**
 * Cells that a spreadsheet would run as a formula (OWASP, CSV injection). They are exported with an
 * apostrophe in front, which marks text in spreadsheets. Import removes it, so that a list that is
 * exported and imported is unchanged.
 */
export const FORMULA_CELL = /^'*[=+\-@\t\r\n]/;
const ESCAPED_FORMULA_CELL = /^'+[=+\-@\t\r\n]/;

/** The cell without the apostrophe that the export added. */
export const unescapeFormulaCell = (cell: string): string =>
  ESCAPED_FORMULA_CELL.test(cell) ? cell.slice(1) : cell;
