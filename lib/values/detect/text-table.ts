/** Finds tables and lists in pasted text. Linear time: each line is split at most once per delimiter. */

import type { TextRange } from './compose/ranges.ts';

/** Consecutive lines with the same number of cells; a list has one column. */
export interface TextTable {
  /** Cells of each line, without spaces, quotes and bullets; every line has as many as the first. */
  readonly rows: readonly (readonly TextRange[])[];
  readonly isList: boolean;
}

/** With fewer lines there is no row under the header. */
const MIN_TABLE_ROWS = 2;
/** With fewer lines a list shows no pattern. */
const MIN_LIST_ROWS = 3;
/** Further columns are not read. */
const MAX_COLUMNS = 64;
/**
 * The delimiters that are rarest inside cells come first. Two spaces come before the comma, which
 * names in aligned columns may contain.
 */
const DELIMITERS = [/\t/g, /;/g, /\|/g, / {2,}/g, /,/g] as const;

const LINE = /[^\r\n]+/g;
const BLANK = /^\s*$/;
/** Characters around the text of a cell: spaces, quotes, a bullet or an item's number. */
const BEFORE =
  /^[\s"'«„“‘\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]*(?:(?:[-*•–]|\d{1,3}[.)])\s+)?[\s"'«„“‘]*/u;
const AFTER = /[\s"'»“”’,;\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

function cellOf(text: string, start: number, end: number): TextRange {
  const written = text.slice(start, end);
  const from = start + (BEFORE.exec(written)?.[0].length ?? 0);
  let until = end;
  while (until > from && AFTER.test(text.charAt(until - 1))) until--;
  return { start: from, end: until };
}

/** The cells of a line; a delimiter inside double quotes does not count (RFC 4180). */
function cellsOf(text: string, line: TextRange, delimiter: RegExp): TextRange[] {
  const cells: TextRange[] = [];
  let start = line.start;
  let quotedUntil = 0;
  const content = text.slice(line.start, line.end);
  for (const { 0: sign, index } of content.matchAll(delimiter)) {
    const at = line.start + index;
    if (at < quotedUntil) continue;
    if (content.charAt(start - line.start) === '"') {
      const quote = content.indexOf('"', start - line.start + 1);
      quotedUntil = quote < 0 ? 0 : line.start + quote;
      if (at < quotedUntil) continue;
    }
    if (cells.length === MAX_COLUMNS) break;
    cells.push(cellOf(text, start, at));
    start = at + sign.length;
  }
  cells.push(cellOf(text, start, line.end));
  return cells;
}

/** The most frequent number of cells, if it is more than one; else 0. */
function widthOf(rows: readonly (readonly TextRange[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most && most[0] > 1 && most[1] >= MIN_TABLE_ROWS ? most[0] : 0;
}

const LINE_END = /\r\n?|\n/g;

/** Groups the lines into paragraphs, which blank lines separate. */
function paragraphsOf(text: string, lines: readonly TextRange[]): TextRange[][] {
  const paragraphs: TextRange[][] = [];
  let end = 0;
  for (const line of lines) {
    const isNext = (text.slice(end, line.start).match(LINE_END)?.length ?? 0) <= 1;
    const last = paragraphs.at(-1);
    if (last && isNext) last.push(line);
    else paragraphs.push([line]);
    end = line.end;
  }
  return paragraphs;
}

/** The tables with a delimiter, and the lines that belong to none. */
function tablesOf(text: string, lines: readonly TextRange[], delimiter: RegExp) {
  const tables: TextTable[] = [];
  const unused: TextRange[] = [];
  let block: { line: TextRange; cells: TextRange[] }[] = [];
  const close = () => {
    const width = widthOf(block.map(({ cells }) => cells));
    const rows = block.map(({ cells }) => cells).filter(({ length }) => length === width);
    if (width > 0) tables.push({ rows, isList: false });
    for (const { line, cells } of block) if (cells.length !== width) unused.push(line);
    block = [];
  };
  for (const line of lines) {
    const cells = cellsOf(text, line, delimiter);
    if (cells.length > 1) {
      block.push({ line, cells });
    } else {
      close();
      unused.push(line);
    }
  }
  close();
  return { tables, unused };
}

/**
 * The tables and lists of a text. A line belongs to a table if it and its neighbours have the same
 * delimiter. The other lines are lists: those of each paragraph, and all of them together.
 */
export function textTables(text: string): TextTable[] {
  let lines: readonly TextRange[] = Array.from(text.matchAll(LINE), ({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
  })).filter(({ start, end }) => !BLANK.test(text.slice(start, end)));
  const tables: TextTable[] = [];
  for (const delimiter of DELIMITERS) {
    const { tables: found, unused } = tablesOf(text, lines, delimiter);
    tables.push(...found);
    lines = unused;
  }
  const paragraphs = paragraphsOf(text, lines);
  const lists = paragraphs.length > 1 ? [...paragraphs, lines] : paragraphs;
  return [
    ...tables,
    ...lists
      .filter(({ length }) => length >= MIN_LIST_ROWS)
      .map((list) => ({
        rows: list.map(({ start, end }) => [cellOf(text, start, end)]),
        isList: true,
      })),
  ];
}
