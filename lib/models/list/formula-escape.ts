/**
 * Cells that a spreadsheet would run as a formula (OWASP, CSV injection). They are exported behind an
 * apostrophe, which spreadsheets take for "this is text"; what is read again loses it, so that a list
 * comes back as it was.
 */
export const FORMULA_CELL = /^'*[=+\-@\t\r\n]/;
const ESCAPED_FORMULA_CELL = /^'+[=+\-@\t\r\n]/;

/** A cell as it stood before `UNSAFE` ones were given their apostrophe. */
export const unescapeFormulaCell = (cell: string): string =>
  ESCAPED_FORMULA_CELL.test(cell) ? cell.slice(1) : cell;
