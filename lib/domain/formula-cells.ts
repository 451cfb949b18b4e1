/**
 * Cells that a spreadsheet would run as a formula (OWASP, CSV injection), in every file that is
 * exported. An apostrophe in front marks text in spreadsheets.
 */

/**
 * Spreadsheets skip white space, no-break and ideographic spaces and byte order marks before a
 * formula, and take full-width signs for signs. Apostrophes before it were added by an earlier
 * export, or are part of the cell: each export adds another, and each import removes it.
 */
const FORMULA = /^'*(?:[\s\u200b]*[=+\-@＝＋－＠]|[\t\r\n])/;
/** Numbers and international phone numbers run nothing. */
const NUMBER = /^'*(?:[+-]?\d+(?:[.,]\d+)*|\+\d[\d ()./-]*)$/;

const isFormula = (cell: string): boolean => FORMULA.test(cell) && !NUMBER.test(cell);

/** The cell as text that no spreadsheet runs. */
export const escapeFormulaCell = (cell: string): string => (isFormula(cell) ? `'${cell}` : cell);

/** The inverse of `escapeFormulaCell`. */
export const unescapeFormulaCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
