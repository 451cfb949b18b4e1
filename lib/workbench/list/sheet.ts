/** Parses text into rows of cells: spreadsheet clipboard, CSV or TSV file, plain list. */

import Papa from 'papaparse';
import { DELIMITERS, type Delimiter, MAX_CELL_LENGTH, MAX_LIST_ROWS } from '../../domain/index.ts';
import type { ListRow } from '../messages/index.ts';

/** How a workbook keeps a cell: a letter of `ListRow.types`. */
export type CellType = 't' | 'n' | 'd' | 'm' | 'b';

export const typeIn = ({ types }: ListRow, column: number): CellType =>
  (types?.[column] ?? 't') as CellType;

export interface Sheet {
  readonly delimiter: Delimiter;
  /** In order; blank rows are left out, which leaves gaps in the row numbers. */
  readonly rows: readonly ListRow[];
  /** Number of cells in the longest row. */
  readonly width: number;
  /** Number of rows beyond `MAX_LIST_ROWS`. */
  readonly rowsOmitted: number;
}

/** What is examined to recognise the delimiter: so many rows, of so many characters in all. */
const SAMPLE_ROWS = 50;
const SAMPLE_CHARACTERS = 1_000_000;

/** Control characters that switch off splitting into cells, or quoting, in the parser. */
const UNUSED_DELIMITER = '\u001f';
const UNUSED_QUOTE = '\u0001';

/** `sep=;` in the first line. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;

const readCell = (cell: string): string => cell.slice(0, MAX_CELL_LENGTH);
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** A quoted cell, or one with spaces around it. Inside a quoted cell, which is passed over, a quote is there twice. */
const QUOTED_CELL =
  /(^|[,;|])(?:"(?:[^"]|""){0,2000}"| {1,9}("(?!")(?:[^"]|""){0,2000}") {0,9})(?=[,;|]|$)/gm;

/** Without spaces around quoted cells, as people and some programs write them: `Ada, "Doe, Bob"`. */
const withoutSpacesAtQuotes = (text: string, delimiter: Delimiter): string =>
  text.replace(QUOTED_CELL, (whole, before: string, spaced: string | undefined, at: number) => {
    const after = text.charAt(at + whole.length);
    const isCell = [before, after].every((sign) => /^\n?$/.test(sign) || sign === delimiter);
    return spaced !== undefined && isCell ? before + spaced : whole;
  });

/** A row that only draws a table: below the header in Markdown, around it in a database's console. */
const isRule = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^[\s:=+-]*$/.test(cell)) && cells.some((cell) => cell.includes('--'));

/** The cells of a table that is drawn with bars, without its lines and borders; other rows as they are. */
function withoutDrawing(rows: readonly ListRow[], delimiter: Delimiter): readonly ListRow[] {
  if (delimiter !== '|' || !rows.slice(0, 3).some(({ cells }) => isRule(cells))) return rows;
  const table = rows.filter(({ cells }) => !isRule(cells));
  const isFramed = table.every(({ cells }) => cells[0] === '' && cells.at(-1)?.trim() === '');
  return table.map(({ number, cells }) => ({
    number,
    cells: (isFramed ? cells.slice(1, -1) : cells).map((cell) => cell.trim()),
  }));
}

/** The rows of a text; null if a quotation mark is never closed. @param most so many rows at most; 0: all */
function quotedRows(text: string, delimiter: Delimiter, quoteChar: string, most: number) {
  const separator = delimiter === 'none' ? UNUSED_DELIMITER : delimiter;
  const parser = new Papa.Parser({ delimiter: separator, quoteChar, newline: '\n', preview: most });
  const { data, errors }: Papa.ParseResult<string[]> = parser.parse(text, 0, false);
  return errors.some(({ code }) => code === 'MissingQuotes') ? null : data;
}

/** Without quoting if a quotation mark is never closed: its cell would swallow the rest. */
const rowsOf = (text: string, delimiter: Delimiter, most = 0): readonly string[][] =>
  quotedRows(withoutSpacesAtQuotes(text, delimiter), delimiter, '"', most) ??
  quotedRows(text, delimiter, UNUSED_QUOTE, most) ??
  [];

/** Rows of one cell above a table, such as its title and date. */
const MAX_TITLE_ROWS = 10;

/** The rows below a title, if they all have as many cells, and at least three where a comma divides them. */
function rowsBelowTitle(
  rows: readonly (readonly string[])[],
  delimiter: Delimiter,
): readonly (readonly string[])[] {
  const first = rows.findIndex(({ length }) => length > 1);
  const below = rows.slice(Math.max(0, first));
  const width = below[0]?.length ?? 0;
  const isTable = below.length > 1 && below.every(({ length }) => length === width);
  const isClear = width > (delimiter === ',' ? 2 : 1);
  return first <= MAX_TITLE_ROWS && isTable && isClear ? below : rows;
}

/** Share of rows that have the most frequent number of cells, 0 to 1; 0 if that number is 1. */
function delimiterAgreement(text: string, delimiter: Delimiter): number {
  const sample = rowsOf(text.slice(0, SAMPLE_CHARACTERS), delimiter, SAMPLE_ROWS);
  const filled = sample.filter((cells) => !isBlank(cells) && !isRule(cells));
  const rows = rowsBelowTitle(filled, delimiter);
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [mostFrequent] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return mostFrequent && mostFrequent[0] > 1 ? mostFrequent[1] / rows.length : 0;
}

/**
 * The delimiter that splits most rows into the same number of cells; of several, the rarest in
 * prose.
 */
function recogniseDelimiter(text: string): Delimiter {
  const candidates = (['\t', ';', '|', ','] as const).map((delimiter) => ({
    delimiter,
    share: delimiterAgreement(text, delimiter),
  }));
  const [best] = candidates.toSorted((a, b) => b.share - a.share);
  return best && best.share > 0.6 ? best.delimiter : 'none';
}

/**
 * Parses a text as a table. A single line of several cells becomes a list with one value per row.
 *
 * @param wanted the delimiter that the person chose; else it is recognised
 */
export function parseSheet(text: string, wanted?: Delimiter): Sheet {
  // Files that were joined from others mix line ends.
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Excel's own line about the file, which is no row.
  const told = DELIMITERS.find((sign) => sign === SEPARATOR_LINE.exec(whole)?.[1]);
  const normalized = told === undefined ? whole : whole.replace(SEPARATOR_LINE, '\n');
  const delimiter = wanted ?? told ?? recogniseDelimiter(normalized);
  const filled = rowsOf(normalized, delimiter).flatMap((cells, i) =>
    isBlank(cells) ? [] : [{ number: i + 1, cells: cells.map(readCell) }],
  );
  const lines = withoutDrawing(filled, delimiter);
  const [first, second] = lines;
  const isSingleLine = first !== undefined && second === undefined && first.cells.length > 1;
  const rows = isSingleLine ? rowsFromValues(first.cells) : lines;
  return sheetFromRows(rows, delimiter);
}

const rowsFromValues = (values: readonly string[]): ListRow[] =>
  values.flatMap((value, i) => (value.trim() === '' ? [] : [{ number: i + 1, cells: [value] }]));

/** A sheet of rows from elsewhere (a page's findings, the history), cut to a header and `MAX_LIST_ROWS`. */
export function sheetFromRows(rows: readonly ListRow[], delimiter: Delimiter = ','): Sheet {
  const kept = rows.slice(0, MAX_LIST_ROWS + 1);
  return {
    delimiter,
    rows: kept,
    width: kept.reduce((width, { cells }) => Math.max(width, cells.length), 0),
    rowsOmitted: rows.length - kept.length,
  };
}
