/** Reads the cells of one table of an .ods file (OASIS OpenDocument 1.3, part 3). */
import type { Sheet } from '../list/index.ts';
import { MAX_SHEET_COLUMNS } from '../messages/index.ts';
import { type CellContent, numberContent } from './cell-text.ts';
import { createRowCollector, MAX_CELL_TEXT } from './sheet-rows.ts';
import type { XmlHandler } from './xml.ts';
import { FileError } from './zip.ts';

/** Elements in a cell whose text is not the cell's: comments, shapes, and how a text is pronounced. */
const NOT_CELL_TEXT = new Set(['annotation', 'shapes', 'frame', 'custom-shape', 'ruby-text']);

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

/** Whether a cell shows signs or zeros before a whole number, as those of phone and account numbers. */
function hasMoreThan(value: string, shown: string): boolean {
  const whole = Number(value);
  if (!Number.isSafeInteger(whole) || whole < 0 || /\p{Sc}/u.test(shown)) return false;
  const [before, digits] = [shown.replace(/[ ()/-]/g, ''), String(whole)];
  return before.endsWith(digits) && /[\p{Alpha}\d+]/u.test(before.slice(0, -digits.length));
}

/** What a cell shows; numbers and dates in full, whatever their format leaves out. */
function contentOf({ type, value, text: shown }: OpenCell): CellContent {
  const text = shown ?? (type === 'string' ? value : '');
  if (value === '' || type === 'string' || type === '') return { text, type: 't' };
  if (type === 'boolean') return { text: value.toUpperCase(), type: 'b' };
  if (type === 'date') return dateContent(value);
  if (type === 'time') return { text: timeText(value) ?? text, type: 't' };
  if (type === 'float' && hasMoreThan(value, text)) return { text, type: 't' };
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
  if (!(Number.isInteger(repeats) && repeats > 0)) throw new FileError('damaged');
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
export function createTableReader(): XmlHandler & { readonly result: () => Sheet } {
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
      if (end > MAX_SHEET_COLUMNS) throw new FileError('damaged');
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
