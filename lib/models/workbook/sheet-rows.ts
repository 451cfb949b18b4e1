/** Reads the rows of a sheet (ECMA-376 part 1, 18.3.1.73). */
import { MAX_LIST_ROWS, MAX_SHEET_COLUMNS } from '../../domain/index.ts';
import type { ListRow } from '../../extension/schemas/index.ts';
import type { CellType } from '../list/index.ts';
import { type CellContent, type NumberFormat, numberContent, unescapeText } from './cell-text.ts';
import { WorkbookError } from './workbook-error.ts';
import { readXml } from './xml.ts';

/** What a spreadsheet has at most. */
const MAX_ROW = 1_048_576;
export const MAX_CELL_TEXT = 32_767;
/** Cells that are kept, and their UTF-16 units. */
const MAX_CELLS = 5_000_000;
const MAX_TEXT = 100_000_000;

export interface CellSources {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly from1904: boolean;
}

export interface SheetRows {
  readonly rows: readonly ListRow[];
  /** Rows beyond `MAX_LIST_ROWS` and a header. */
  readonly omitted: number;
}

interface OpenCell {
  readonly column: number;
  /** 's', 'str', 'inlineStr', 'b', 'e', 'd' or 'n'; '': a number. */
  readonly type: string;
  readonly style: string;
  text: string;
}

/** "BC12" → 54; NaN for what is no reference. */
function columnOf(reference: string): number {
  const [, letters = ''] = /^([A-Z]{1,3})\d+$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return column === 0 ? Number.NaN : column - 1;
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
  pieces: AsyncIterable<Uint8Array>,
  sources: CellSources,
): Promise<SheetRows> {
  const rows: ListRow[] = [];
  /** Rows with the same types share one string. */
  const known = new Map<string, string>();
  let omitted = 0;
  let cellCount = 0;
  let textLength = 0;
  let rowNumber = 0;
  let cells: string[] = [];
  let letters: CellType[] = [];
  let cell: OpenCell | null = null;
  let isText = false;
  let isReading = false;

  const closeCell = (closed: OpenCell) => {
    const { text, type } = contentOf(closed, sources);
    if (text === '') return;
    for (let i = cells.length; i < closed.column; i += 1) {
      cells.push('');
      letters.push('t');
    }
    cells[closed.column] = text.slice(0, MAX_CELL_TEXT);
    letters[closed.column] = type;
  };
  const closeRow = () => {
    if (cells.every((text) => text.trim() === '')) return;
    if (rows.length > MAX_LIST_ROWS) {
      omitted += 1;
      return;
    }
    cellCount += cells.length;
    textLength += cells.reduce((sum, { length }) => sum + length, 0);
    if (cellCount > MAX_CELLS || textLength > MAX_TEXT) throw new WorkbookError('large');
    const joined = letters.join('');
    const types = known.get(joined) ?? joined;
    known.set(joined, types);
    rows.push({ number: rowNumber, cells, ...(/[^t]/.test(types) && { types }) });
  };
  const openRow = (number: string) => {
    const next = number === '' ? rowNumber + 1 : Number(number);
    // A number that occurs again would make changes to one row change another.
    if (!(next > rowNumber && next <= MAX_ROW)) throw new WorkbookError('damaged');
    rowNumber = next;
    cells = [];
    letters = [];
  };
  let column = -1;
  const openCell = (reference: string, type: string, style: string): OpenCell => {
    column = reference === '' ? column + 1 : columnOf(reference);
    if (!(column < MAX_SHEET_COLUMNS)) throw new WorkbookError('damaged');
    return { column, type, style, text: '' };
  };

  await readXml(pieces, {
    open: (name, attribute) => {
      if (name === 'row') {
        openRow(attribute('r'));
        column = -1;
      } else if (name === 'c') cell = openCell(attribute('r'), attribute('t'), attribute('s'));
      else if (name === 'v' || name === 't') isText = true;
      else if (name === 'rPh') isReading = true;
    },
    text: (part) => {
      if (cell && isText && !isReading) cell.text += part;
    },
    close: (name) => {
      if (name === 'row') closeRow();
      else if (name === 'c' && cell) {
        closeCell(cell);
        cell = null;
      } else if (name === 'v' || name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
    },
  });
  return { rows, omitted };
}
