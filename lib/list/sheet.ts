/** Text → rows of cells: what is pasted from a spreadsheet, a CSV or TSV file, a plain list. */
import Papa from 'papaparse';
import { type Delimiter, LONGEST_CELL, MOST_ROWS } from '../list-limits.ts';
import type { Row } from '../messages.ts';
import { asWritten } from './safe-cell.ts';

export interface Sheet {
  readonly delimiter: Delimiter;
  /** In their order; rows without a character are left out, and known by the gap in the numbers. */
  readonly rows: readonly Row[];
  /** Cells of the longest row. */
  readonly width: number;
  /** Rows beyond the most that are read. */
  readonly left: number;
}

/** As many rows as tell how a text is divided. */
const SAMPLE = 50;

/** Signs that no text holds, where no cells or no quotes are to be told apart. */
const NOWHERE = '\u001f';
const NO_QUOTE = '\u0001';

const cellOf = (cell: string): string => asWritten(cell.slice(0, LONGEST_CELL));
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function parsed(text: string, delimiter: Delimiter, quoteChar = '"', preview = 0) {
  const sign = delimiter === 'none' ? NOWHERE : delimiter;
  return Papa.parse<string[]>(text, { delimiter: sign, quoteChar, newline: '\n', preview });
}

/** A quotation mark that is never closed would take the rest of the text into its cell. */
function split(text: string, delimiter: Delimiter, preview?: number): string[][] {
  const { data, errors } = parsed(text, delimiter, '"', preview);
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
  return isOpen ? parsed(text, delimiter, NO_QUOTE, preview).data : data;
}

/** How many of the rows have as many cells as most of them, 0 to 1; 0 where that is one cell. */
function agreement(text: string, delimiter: Delimiter): number {
  const rows = split(text, delimiter, SAMPLE).filter((cells) => !isBlank(cells));
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return most && most[0] > 1 ? most[1] / rows.length : 0;
}

/** The sign that divides most rows alike; of several, the one that stands in fewer texts by chance. */
function recognised(text: string): Delimiter {
  const tried = (['\t', ';', '|', ','] as const).map((sign) => ({
    sign,
    share: agreement(text, sign),
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
export function readSheet(text: string, wanted?: Delimiter): Sheet {
  // One sign for a line's end: files that were put together from others have several.
  const plain = text.replace(/\r\n?/g, '\n');
  const delimiter = wanted ?? recognised(plain);
  const lines = split(plain, delimiter)
    .map((cells, i) => ({ number: i + 1, cells: cells.map(cellOf) }))
    .filter(({ cells }) => !isBlank(cells));
  const [only, second] = lines;
  const isLine = only !== undefined && second === undefined && only.cells.length > 1;
  const rows = isLine ? listOf(only.cells) : lines;
  return sheetOf(rows, delimiter);
}

const listOf = (values: readonly string[]): Row[] =>
  values.flatMap((value, i) => (value.trim() === '' ? [] : [{ number: i + 1, cells: [value] }]));

/** Rows that are known to be rows: what was found on a page, the history. */
export function sheetOf(rows: readonly Row[], delimiter: Delimiter = ','): Sheet {
  const kept = rows.slice(0, MOST_ROWS);
  return {
    delimiter,
    rows: kept,
    width: kept.reduce((most, { cells }) => Math.max(most, cells.length), 0),
    left: rows.length - kept.length,
  };
}
