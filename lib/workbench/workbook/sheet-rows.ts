/** Reads the rows of a sheet (ECMA-376 part 1, 18.3.1.73). */

import { MAX_LIST_ROWS } from '../../domain/index.ts';
import { columnIndex, type Sheet, sheetFromRows } from '../list/index.ts';
import { type ListRow, MAX_SHEET_COLUMNS } from '../messages/index.ts';
import { type CellContent, EMPTY_CELL, numberContent, unescapeText } from './cell-text.ts';
import type { NumberFormat } from './number-format.ts';
import { readXml } from './xml.ts';
import { FileError, type ZipFile } from './zip.ts';

export const MAX_CELL_TEXT = 32_767;
/** Cells that are kept, and their UTF-16 units. */
export const MAX_CELLS = 5_000_000;
export const MAX_TEXT = 100_000_000;
/** Cells that are read, in rows that are blank or omitted too. */
const MAX_CELLS_READ = 4 * MAX_CELLS;

/** A sheet by its name, and the part of an .xlsx file or the position of the table in an .ods file. */
export interface SheetPlace {
  readonly name: string;
  readonly place: string;
}

/** @throws FileError if the sheet has more than is kept */
export function createRowCollector() {
  const rows: ListRow[] = [];
  /** Rows with the same types share one string. */
  const known = new Map<string, string>();
  let omitted = 0;
  let cellsRead = 0;
  let cellCount = 0;
  let textLength = 0;

  return {
    /**
     * Adds a row, unless all its cells are empty.
     * @param contents by column; a hole is an empty cell
     * @param repeats how often the row occurs, one below the other
     */
    add(number: number, contents: readonly CellContent[], repeats = 1): void {
      // Of rows that are left out too, so that a file of blank cells ends as well.
      cellsRead += contents.length;
      if (cellsRead > MAX_CELLS_READ) throw new FileError('large');
      if (!contents.some(({ text }) => text.trim() !== '')) return;
      const all = Array.from(contents, (content) => content ?? EMPTY_CELL);
      const cells = all.map(({ text }) => text.slice(0, MAX_CELL_TEXT));
      const kept = Math.max(0, Math.min(repeats, MAX_LIST_ROWS + 1 - rows.length));
      omitted += repeats - kept;
      cellCount += kept * cells.length;
      textLength += kept * cells.reduce((sum, { length }) => sum + length, 0);
      if (cellCount > MAX_CELLS || textLength > MAX_TEXT) throw new FileError('large');
      const joined = all.map(({ type }) => type).join('');
      const types = known.get(joined) ?? joined;
      known.set(joined, types);
      for (let i = 0; i < kept; i += 1)
        rows.push({ number: number + i, cells, ...(/[^t]/.test(types) && { types }) });
    },
    result: (): Sheet => ({ ...sheetFromRows(rows), rowsOmitted: omitted }),
  };
}

/** What a spreadsheet has at most. */
const MAX_ROW = 1_048_576;

/** What a cell may have if each character is escaped. */
const MAX_ESCAPED_TEXT = MAX_CELL_TEXT * '_x000D_'.length;

export interface CellSources {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly from1904: boolean;
}

interface OpenCell {
  readonly column: number;
  /** 's', 'str', 'inlineStr', 'b', 'e', 'd' or 'n'; '': a number. */
  readonly type: string;
  readonly style: string;
  text: string;
}

/** "BC12" → 54; NaN for what is no reference. */
export function columnOf(reference: string): number {
  const [, letters] = /^([A-Z]{1,3})\d+$/.exec(reference) ?? [];
  return letters === undefined ? Number.NaN : columnIndex(letters);
}

function contentOf(
  { type, style, text }: OpenCell,
  { strings, formats, from1904 }: CellSources,
): CellContent {
  if (text === '') return { text, type: 't' };
  if (type === 's') return { text: strings[Number(text)] ?? '', type: 't' };
  if (type === 'b') return { text: text === '1' ? 'TRUE' : 'FALSE', type: 'b' };
  if (type === 'n' || type === '')
    return numberContent(text, formats[Number(style)] ?? 'plain', from1904);
  // ISO dates are kept by few programs.
  if (type === 'd') return { text: text.replace(/T00:00:00(\.0+)?Z?$/, ''), type: 't' };
  return { text: unescapeText(text), type: 't' };
}

export async function readSheetRows(
  zip: ZipFile,
  path: string,
  sources: CellSources,
): Promise<Sheet> {
  const collector = createRowCollector();
  let rowNumber = 0;
  let contents: CellContent[] = [];
  let cell: OpenCell | null = null;
  let isText = false;
  let isReading = false;

  const closeCell = (closed: OpenCell) => {
    const content = contentOf(closed, sources);
    if (content.text !== '') contents[closed.column] = content;
  };
  const openRow = (number: string) => {
    const next = number === '' ? rowNumber + 1 : Number(number);
    // A number that occurs again would make changes to one row change another.
    if (!(next > rowNumber && next <= MAX_ROW)) throw new FileError('damaged');
    rowNumber = next;
    contents = [];
  };
  let column = -1;
  const openCell = (reference: string, type: string, style: string): OpenCell => {
    column = reference === '' ? column + 1 : columnOf(reference);
    if (!(column < MAX_SHEET_COLUMNS)) throw new FileError('damaged');
    return { column, type, style, text: '' };
  };

  await readXml(zip, path, {
    ofRoot: true,
    open: (name, attribute) => {
      if (name === 'row') {
        openRow(attribute('r'));
        column = -1;
      } else if (name === 'c') cell = openCell(attribute('r'), attribute('t'), attribute('s'));
      else if (name === 'v' || name === 't') isText = true;
      else if (name === 'rPh') isReading = true;
    },
    text: (part) => {
      if (cell && isText && !isReading && cell.text.length < MAX_ESCAPED_TEXT) cell.text += part;
    },
    close: (name) => {
      if (name === 'row') collector.add(rowNumber, contents);
      else if (name === 'c' && cell) {
        closeCell(cell);
        cell = null;
      } else if (name === 'v' || name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
    },
  });
  return collector.result();
}
