/** Text → rows of cells: what is pasted from a spreadsheet, a CSV or TSV file, a plain list. */
import Papa from 'papaparse';
import { type Delimiter, MAX_CELL_LENGTH, MAX_LIST_ROWS } from '../../domain/index.ts';
import type { ListRow } from '../../extension/schemas/index.ts';
import { unescapeFormulaCell } from './formula-escape.ts';

export interface Sheet {
  readonly delimiter: Delimiter;
  /** In their order; rows without a character are left out, and known by the gap in the numbers. */
  readonly rows: readonly ListRow[];
  /** Cells of the longest row. */
  readonly width: number;
  /** Rows beyond the most that are read. */
  readonly rowsOmitted: number;
}

/** As many rows as tell how a text is divided. */
const SAMPLE_ROWS = 50;

/** Signs that no text holds, where no cells or no quotes are to be told apart. */
const UNUSED_DELIMITER = '\u001f';
const UNUSED_QUOTE = '\u0001';

const readCell = (cell: string): string => unescapeFormulaCell(cell.slice(0, MAX_CELL_LENGTH));
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function parseDelimited(text: string, delimiter: Delimiter, quoteChar = '"', preview = 0) {
  const sign = delimiter === 'none' ? UNUSED_DELIMITER : delimiter;
  return Papa.parse<string[]>(text, { delimiter: sign, quoteChar, newline: '\n', preview });
}

/** A quotation mark that is never closed would take the rest of the text into its cell. */
function splitRows(text: string, delimiter: Delimiter, preview?: number): string[][] {
  const { data, errors } = parseDelimited(text, delimiter, '"', preview);
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
  return isOpen ? parseDelimited(text, delimiter, UNUSED_QUOTE, preview).data : data;
}

/** How many of the rows have as many cells as most of them, 0 to 1; 0 where that is one cell. */
function delimiterAgreement(text: string, delimiter: Delimiter): number {
  const rows = splitRows(text, delimiter, SAMPLE_ROWS).filter((cells) => !isBlank(cells));
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return most && most[0] > 1 ? most[1] / rows.length : 0;
}

/** The sign that divides most rows alike; of several, the one that stands in fewer texts by chance. */
function recogniseDelimiter(text: string): Delimiter {
  const tried = (['\t', ';', '|', ','] as const).map((sign) => ({
    sign,
    share: delimiterAgreement(text, sign),
  }));
  const [best] = tried.toSorted((a, b) => b.share - a.share);
  return best && best.share > 0.6 ? best.sign : 'none';
}

/**
 * Reads a text as a table. Values that all stand on one line are a list of their own, one below the
 * other.
 *
 * @param wanted the delimiter that the person chose; else it is recognised
 */
export function parseSheet(text: string, wanted?: Delimiter): Sheet {
  // One sign for a line's end: files that were put together from others have several.
  const plain = text.replace(/\r\n?/g, '\n');
  const delimiter = wanted ?? recogniseDelimiter(plain);
  const lines = splitRows(plain, delimiter)
    .map((cells, i) => ({ number: i + 1, cells: cells.map(readCell) }))
    .filter(({ cells }) => !isBlank(cells));
  const [only, second] = lines;
  const isLine = only !== undefined && second === undefined && only.cells.length > 1;
  const rows = isLine ? rowsFromValues(only.cells) : lines;
  return sheetFromRows(rows, delimiter);
}

const rowsFromValues = (values: readonly string[]): ListRow[] =>
  values.flatMap((value, i) => (value.trim() === '' ? [] : [{ number: i + 1, cells: [value] }]));

/** Rows that are known to be rows: what was found on a page, the history. */
export function sheetFromRows(rows: readonly ListRow[], delimiter: Delimiter = ','): Sheet {
  const kept = rows.slice(0, MAX_LIST_ROWS);
  return {
    delimiter,
    rows: kept,
    width: kept.reduce((most, { cells }) => Math.max(most, cells.length), 0),
    rowsOmitted: rows.length - kept.length,
  };
}
