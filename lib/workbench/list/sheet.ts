/** Parses text into rows of cells: spreadsheet clipboard, CSV or TSV file, plain list. */

import Papa from 'papaparse';
import { type Delimiter, MAX_CELL_LENGTH, MAX_LIST_ROWS } from '../../domain/index.ts';
import type { ListRow } from '../messages/index.ts';

/** How a workbook keeps a cell: a letter of `ListRow.types`. */
export type CellType = 't' | 'n' | 'd' | 'm' | 'b';

export interface Sheet {
  readonly delimiter: Delimiter;
  /** In order; blank rows are left out, which leaves gaps in the row numbers. */
  readonly rows: readonly ListRow[];
  /** Number of cells in the longest row. */
  readonly width: number;
  /** Number of rows beyond `MAX_LIST_ROWS`. */
  readonly rowsOmitted: number;
}

/** Rows that are examined to recognise the delimiter. */
const SAMPLE_ROWS = 50;

/** Control characters that switch off splitting into cells, or quoting, in the parser. */
const UNUSED_DELIMITER = '\u001f';
const UNUSED_QUOTE = '\u0001';

const readCell = (cell: string): string => cell.slice(0, MAX_CELL_LENGTH);
const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** UTF-16 units that are parsed in a step, which takes about a millisecond. */
const STEP_LENGTH = 32_768;

/** The rows of a text, step by step. Returns whether a quotation mark is never closed. */
function* rowsInSteps(
  text: string,
  delimiter: Delimiter,
  quoteChar: string,
): Generator<string[][], boolean> {
  const separator = delimiter === 'none' ? UNUSED_DELIMITER : delimiter;
  const parser = new Papa.Parser({ delimiter: separator, quoteChar, newline: '\n' });
  let length = STEP_LENGTH;
  for (let from = 0; from < text.length; ) {
    const isLast = from + length >= text.length;
    const parsed: Papa.ParseResult<string[]> = parser.parse(
      text.slice(from, from + length),
      0,
      !isLast,
    );
    yield parsed.data;
    if (isLast) return parsed.errors.some(({ code }) => code === 'MissingQuotes');
    const { cursor } = parsed.meta;
    from += cursor;
    // A row may be longer than a step.
    length = cursor === 0 ? 2 * length : STEP_LENGTH;
  }
  return false;
}

/** The first rows; without quoting if a quotation mark is never closed: its cell would swallow the rest. */
function firstRows(text: string, delimiter: Delimiter, quoteChar = '"'): string[][] {
  const rows: string[][] = [];
  const steps = rowsInSteps(text, delimiter, quoteChar);
  while (rows.length < SAMPLE_ROWS) {
    const { done, value } = steps.next();
    if (!done) rows.push(...value);
    else if (value) return firstRows(text, delimiter, UNUSED_QUOTE);
    else break;
  }
  return rows.slice(0, SAMPLE_ROWS);
}

/** Share of rows that have the most frequent number of cells, 0 to 1; 0 if that number is 1. */
function delimiterAgreement(text: string, delimiter: Delimiter): number {
  const rows = firstRows(text, delimiter).filter((cells) => !isBlank(cells));
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

/** Files that were joined from others mix line ends. */
function* normalizeLineEnds(text: string): Generator<void, string> {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    let to = from + STEP_LENGTH;
    if (text[to - 1] === '\r') to += 1;
    pieces.push(text.slice(from, to).replace(/\r\n?/g, '\n'));
    from = to;
    yield;
  }
  return pieces.join('');
}

/** The rows that are not blank; null if a quotation mark is never closed. */
function* filledRows(
  text: string,
  delimiter: Delimiter,
  quoteChar: string,
): Generator<void, ListRow[] | null> {
  const filled: ListRow[] = [];
  const steps = rowsInSteps(text, delimiter, quoteChar);
  for (let number = 1; ; ) {
    const { done, value } = steps.next();
    if (done) return value ? null : filled;
    for (const cells of value) {
      if (!isBlank(cells)) filled.push({ number, cells: cells.map(readCell) });
      number += 1;
    }
    yield;
  }
}

/**
 * Parses a text as a table, in steps. A single line of several cells becomes a list with one value per row.
 *
 * @param wanted the delimiter that the person chose; else it is recognised
 */
export function* parseSheetInSteps(text: string, wanted?: Delimiter): Generator<void, Sheet> {
  const normalized = yield* normalizeLineEnds(text.replace(/^\uFEFF/, ''));
  const delimiter = wanted ?? recogniseDelimiter(normalized);
  const lines =
    (yield* filledRows(normalized, delimiter, '"')) ??
    (yield* filledRows(normalized, delimiter, UNUSED_QUOTE)) ??
    [];
  const [first, second] = lines;
  const isSingleLine = first !== undefined && second === undefined && first.cells.length > 1;
  const rows = isSingleLine ? rowsFromValues(first.cells) : lines;
  return sheetFromRows(rows, delimiter);
}

/** The same at once. */
export function parseSheet(text: string, wanted?: Delimiter): Sheet {
  const steps = parseSheetInSteps(text, wanted);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
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
