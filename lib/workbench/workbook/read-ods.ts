/** Reads a filled sheet of an .ods file (OASIS OpenDocument 1.3, parts 2 and 3). */
import { MAX_SHEET_COLUMNS } from '../messages/index.ts';
import { type CellContent, numberContent } from './cell-text.ts';
import { createRowCollector, MAX_CELL_TEXT, type SheetRows } from './sheet-rows.ts';
import { readXml, type XmlHandler } from './xml.ts';
import { WorkbookError, type ZipFile } from './zip.ts';

const SPREADSHEET = 'application/vnd.oasis.opendocument.spreadsheet';

/** Styles of hidden tables; a document has a few. */
const MAX_HIDDEN_STYLES = 10_000;

/** Elements in a cell whose text is not the cell's: comments, shapes, and how a text is pronounced. */
const NOT_CELL_TEXT = new Set(['annotation', 'shapes', 'frame', 'custom-shape', 'ruby-text']);

/** Whether the file is an OpenDocument spreadsheet, or a template of one (part 2, 3.3). */
export async function isOpenDocument(zip: ZipFile): Promise<boolean> {
  if (!zip.has('mimetype')) return false;
  let text = '';
  for await (const piece of zip.open('mimetype')) {
    text += new TextDecoder('latin1').decode(piece.subarray(0, SPREADSHEET.length));
    if (text.length >= SPREADSHEET.length) break;
  }
  return text.startsWith(SPREADSHEET);
}

/** Whether parts of the file need a password (part 2, 4.4). */
async function isEncrypted(zip: ZipFile): Promise<boolean> {
  let found = zip.has('encrypted-package');
  if (!zip.has('META-INF/manifest.xml')) return found;
  await readXml(zip, 'META-INF/manifest.xml', {
    open: (name) => {
      if (name === 'encryption-data') found = true;
    },
  });
  return found;
}

interface OpenCell {
  readonly type: string;
  /** The value that the type names; '' without one. */
  readonly value: string;
  readonly repeats: number;
  /** Null: no paragraph so far. */
  text: string | null;
}

/** Dates before this one count differently in spreadsheets. */
const FIRST_EXACT_DATE = '1900-03-01';

function dateContent(value: string): CellContent {
  const [date = '', time = ''] = value.split('T');
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return { text: value, type: 't' };
  const isExact = date >= FIRST_EXACT_DATE;
  const second = time.slice(0, 8);
  if (!/^\d\d:\d\d:\d\d$/.test(second) || second === '00:00:00')
    return { text: date, type: isExact ? 'd' : 't' };
  return { text: `${date} ${second}`, type: isExact ? 'm' : 't' };
}

/** "PT01H05M30S" → "01:05:30"; null for other durations. */
function timeText(value: string): string | null {
  const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M(\d+)(?:[.,]\d+)?S$/.exec(value) ?? [];
  if (hours === undefined || minutes === undefined || seconds === undefined) return null;
  return [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
}

/** What a cell shows; numbers and dates in full, whatever their format leaves out. */
function contentOf({ type, value, text: shown }: OpenCell): CellContent {
  const text = shown ?? (type === 'string' ? value : '');
  if (value === '' || type === 'string' || type === '') return { text, type: 't' };
  if (type === 'boolean') return { text: value.toUpperCase(), type: 'b' };
  if (type === 'date') return dateContent(value);
  if (type === 'time') return { text: timeText(value) ?? text, type: 't' };
  // A format may add zeros in front, as post codes and account numbers have them.
  if (/^0\d+$/.test(text) && Number(text) === Number(value)) return { text, type: 't' };
  return numberContent(value, 'plain', false);
}

const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  boolean: 'office:boolean-value',
  date: 'office:date-value',
  string: 'office:string-value',
  time: 'office:time-value',
};

/** How often something occurs: 1 unless the attribute says more. */
function repeatsOf(text: string): number {
  const repeats = text === '' ? 1 : Number(text);
  if (!(Number.isInteger(repeats) && repeats > 0)) throw new WorkbookError('damaged');
  return repeats;
}

/** Reads the text of a cell: white space is one space, and `s`, `tab` and `line-break` are characters. */
function createTextReader() {
  let text: string | null = null;
  /** Elements inside the cell, from the first whose text is left out. */
  let skipped = 0;
  let paragraphs = 0;
  const room = () => Math.max(0, MAX_CELL_TEXT - (text ?? '').length);
  const add = (part: string) => {
    if (text !== null && text.length <= MAX_CELL_TEXT) text += part;
  };
  return {
    start: () => {
      text = null;
      skipped = 0;
      paragraphs = 0;
    },
    text: () => text,
    open(name: string, attribute: (name: string) => string) {
      if (skipped > 0 || NOT_CELL_TEXT.has(name)) skipped += 1;
      else if (name === 'p' || name === 'h') {
        if (text === null) text = '';
        else add('\n');
        paragraphs += 1;
      } else if (paragraphs === 0) return;
      else if (name === 's') add(' '.repeat(Math.min(repeatsOf(attribute('c')), room())));
      else if (name === 'tab') add('\t');
      else if (name === 'line-break') add('\n');
    },
    read(part: string) {
      if (skipped > 0 || paragraphs === 0) return;
      const spaced = part.replace(/[\t\n\r ]+/g, ' ');
      const before = text?.at(-1) ?? '\n';
      add(before === '\n' || before === ' ' ? spaced.trimStart() : spaced);
    },
    close(name: string) {
      if (skipped > 0) skipped -= 1;
      else if (name === 'p' || name === 'h') paragraphs -= 1;
    },
  };
}

/** Reads the rows of one table. */
function createTableReader(): XmlHandler & { readonly result: () => SheetRows } {
  const collector = createRowCollector();
  const reader = createTextReader();
  let rowNumber = 1;
  let repeats = 1;
  let column = 0;
  let contents: CellContent[] = [];
  let cell: OpenCell | null = null;

  const closeCell = (closed: OpenCell) => {
    const content = contentOf({ ...closed, text: reader.text() });
    const end = column + closed.repeats;
    if (content.text !== '') {
      if (end > MAX_SHEET_COLUMNS) throw new WorkbookError('damaged');
      for (; column < end; column += 1) contents[column] = content;
    }
    column = end;
  };
  return {
    open(name, attribute) {
      if (cell) reader.open(name, attribute);
      else if (name === 'table-row') {
        repeats = repeatsOf(attribute('number-rows-repeated'));
        column = 0;
        contents = [];
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        const type = attribute('office:value-type');
        cell = {
          type,
          value: attribute(VALUE_ATTRIBUTES[type] ?? 'office:value'),
          repeats: repeatsOf(attribute('number-columns-repeated')),
          text: null,
        };
        reader.start();
      }
    },
    text: (part) => reader.read(part),
    close(name) {
      if (cell && (name === 'table-cell' || name === 'covered-table-cell')) {
        closeCell(cell);
        cell = null;
      } else if (cell) reader.close(name);
      else if (name === 'table-row') {
        collector.add(rowNumber, contents, repeats);
        rowNumber += repeats;
      }
    },
    result: collector.result,
  };
}

/**
 * A place is the position among all tables, hidden ones too.
 *
 * @param wanted the place of the table; the first filled one if omitted
 * @throws WorkbookError
 */
export async function readOpenDocument(
  zip: ZipFile,
  wanted?: string,
): Promise<{
  readonly rows: SheetRows;
  readonly sheetName: string | null;
  readonly place: string;
  readonly sheets: readonly { readonly name: string; readonly place: string }[];
}> {
  if (await isEncrypted(zip)) throw new WorkbookError('encrypted');
  const hiddenStyles = new Set<string>();
  let style = '';
  let shownCount = 0;
  /** Tables inside the open one. */
  let depth = 0;
  let tableCount = 0;
  interface OpenTable {
    readonly name: string;
    readonly place: string;
    /** Null: only whether it has values is wanted. */
    readonly reader: ReturnType<typeof createTableReader> | null;
    isFilled: boolean;
  }
  let table: OpenTable | null = null;
  const sheets: { readonly name: string; readonly place: string }[] = [];
  let found: { readonly name: string; readonly place: string; readonly rows: SheetRows } | null =
    null;
  await readXml(zip, 'content.xml', {
    open(name, attribute) {
      if (name === 'table' && depth++ === 0) {
        const place = String(tableCount++);
        table = null;
        if (hiddenStyles.has(attribute('style-name'))) return;
        shownCount += 1;
        const isWanted = !found && (wanted === undefined || wanted === place);
        const reader = isWanted ? createTableReader() : null;
        table = { name: attribute('table:name'), place, reader, isFilled: false };
      } else if (depth > 0) {
        if (depth === 1) table?.reader?.open?.(name, attribute);
        if (table && name === 'table-cell' && attribute('office:value-type') !== '')
          table.isFilled = true;
      } else if (name === 'style') style = attribute('style:name');
      else if (name === 'table-properties' && attribute('display') === 'false')
        if (hiddenStyles.add(style).size > MAX_HIDDEN_STYLES) throw new WorkbookError('large');
    },
    text: (part) => depth === 1 && table?.reader?.text?.(part),
    close(name) {
      if (name !== 'table') {
        if (depth === 1) table?.reader?.close?.(name);
        return;
      }
      depth -= 1;
      if (depth > 0 || !table) return;
      const { name: tableName, place, reader, isFilled } = table;
      const rows = reader?.result();
      if (rows && rows.rows.length > 0) found = { name: tableName, place, rows };
      if (rows ? rows.rows.length > 0 : isFilled) sheets.push({ name: tableName, place });
      table = null;
    },
  });
  if (!found) throw new WorkbookError('empty');
  const { name, rows, place }: { name: string; rows: SheetRows; place: string } = found;
  return { rows, sheetName: shownCount > 1 ? name : null, place, sheets };
}
