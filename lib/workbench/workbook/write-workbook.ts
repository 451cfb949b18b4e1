/** Writes a checked list as an .xlsx file with one sheet (ECMA-376 part 1, 18), piece by piece. */
import { Zip, ZipDeflate } from 'fflate';
import {
  cellMarksOf,
  columnLetter,
  type ExportedList,
  exportColumns,
  headerRow,
  type RowStatus,
  rowsAbove,
  typeIn,
} from '../list/index.ts';
import type { ListRow } from '../messages/index.ts';
import {
  CONTENT,
  DECLARATION,
  escapeText,
  HEADER_STYLE,
  MAIN,
  override,
  PACKAGE,
  RELATIONS,
  relation,
  styleOf,
  stylesXml,
  TEXT_STYLE,
} from './cell-styles.ts';
import { type CellContent, serialOf } from './cell-text.ts';
import { AUTHOR, commentXml, type NoteOfCell, noteShapes, SHAPE_NAMESPACES } from './notes.ts';

/** The parts of the file that have the notes, by their paths. */
function commentParts(notes: readonly NoteOfCell[]): Readonly<Record<string, string>> {
  const comments = notes.map((note) => commentXml(note, 0)).join('');
  return {
    'xl/comments1.xml': `<comments ${MAIN}><authors><author>${AUTHOR}</author></authors><commentList>${comments}</commentList></comments>`,
    'xl/drawings/vmlDrawing1.vml': `<xml ${SHAPE_NAMESPACES}>${noteShapes(notes)}</xml>`,
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('comments', '../comments1.xml', 1)}${relation('vmlDrawing', '../drawings/vmlDrawing1.vml', 2)}</Relationships>`,
  };
}

/** Widths of columns, in characters; they are measured in the first rows. */
const MIN_WIDTH = 8;
const MAX_WIDTH = 60;
const MEASURED_ROWS = 1_000;
/** Rows that stay in view: more would leave no room for others. */
const MAX_FROZEN_ROWS = 6;
/** Rows that are packed in one go. */
const ROWS_AT_ONCE = 200;

/** The parts of the file besides the sheet and its notes, by their paths. */
const partsOf = (hasNotes: boolean): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${hasNotes ? override('comments1', 'comments') : ''}${override('styles', 'styles')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('officeDocument', 'xl/workbook.xml', 1)}</Relationships>`,
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Fieldmark" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('worksheet', 'worksheets/sheet1.xml', 1)}${relation('styles', 'styles.xml', 2)}</Relationships>`,
  'xl/styles.xml': stylesXml(),
});

/** A cell to be written; undefined and empty ones are left out. */
interface Cell extends CellContent {
  /** What it is about, by which it is coloured. */
  readonly status?: RowStatus | undefined;
  readonly note?: string;
}

interface WrittenRow {
  readonly number: number;
  readonly cells: () => readonly Cell[];
}

/** A sheet to be written. */
interface WrittenSheet {
  readonly above: readonly WrittenRow[];
  /** Null: the header is among the rows. */
  readonly head: readonly string[] | null;
  readonly rows: readonly WrittenRow[];
  /** Number of the row of the header, up to which rows stay in view; null: there is none. */
  readonly headNumber: number | null;
  readonly hasNotes: boolean;
}

function textCell(place: string, text: string, style: number): string {
  // Millions of cells: what is the default is not written.
  const styleXml = style === TEXT_STYLE ? '' : ` s="${style}"`;
  const space = /^\s|\s$/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${place}" t="inlineStr"${styleXml}><is><t${space}>${escapeText(text)}</t></is></c>`;
}

function cellXml(cell: Cell, place: string): string {
  const { text, type, status } = cell;
  const style = styleOf(type, status);
  if (text === '') return status ? `<c r="${place}" s="${style}"></c>` : '';
  if (type === 't') return textCell(place, text, style);
  if (type === 'b')
    return `<c r="${place}" t="b" s="${style}"><v>${text === 'TRUE' ? 1 : 0}</v></c>`;
  return `<c r="${place}" s="${style}"><v>${type === 'n' ? text : serialOf(text)}</v></c>`;
}

const rowXml = (number: number, cells: readonly string[]): string =>
  `<row r="${number}">${cells.join('')}</row>`;

/** The XML of the sheet, in pieces. */
function* sheetXml(
  { above, head, rows, headNumber, hasNotes }: WrittenSheet,
  notes: NoteOfCell[],
): Generator<string> {
  const longest = (head ?? []).map(({ length }) => length);
  for (const { cells } of rows.slice(0, MEASURED_ROWS)) {
    for (const [i, { text }] of cells().entries())
      longest[i] = Math.max(longest[i] ?? 0, text.length);
  }
  const cols = longest.map((length, i) => {
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, length + 2));
    return `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`;
  });
  const isFrozen = headNumber !== null && headNumber <= MAX_FROZEN_ROWS;
  const pane = isFrozen
    ? `<pane ySplit="${headNumber}" topLeftCell="A${headNumber + 1}" activePane="bottomLeft" state="frozen"/>`
    : '';
  yield `<worksheet ${MAIN} xmlns:r="${RELATIONS}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`;
  const letters = longest.map((_, i) => columnLetter(i));
  const xmlOf = ({ number, cells }: WrittenRow) =>
    rowXml(
      number,
      cells().map((cell, column) => {
        if (cell.note) notes.push({ column, row: number, text: cell.note });
        return cellXml(cell, `${letters[column] ?? columnLetter(column)}${number}`);
      }),
    );
  yield above.map(xmlOf).join('');
  if (head && headNumber !== null)
    yield rowXml(
      headNumber,
      head.map((name, i) => textCell(`${letters[i]}${headNumber}`, name, HEADER_STYLE)),
    );
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    yield rows
      .slice(from, from + ROWS_AT_ONCE)
      .map(xmlOf)
      .join('');
  yield `</sheetData>${hasNotes ? '<legacyDrawing r:id="rId2"/>' : ''}</worksheet>`;
}

function workbookOf(written: WrittenSheet): Blob {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    failure ??= error;
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  const encoder = new TextEncoder();
  const addPart = (path: string): ZipDeflate => {
    const part = new ZipDeflate(path, { level: 2 });
    zip.add(part);
    return part;
  };
  const addParts = (parts: Readonly<Record<string, string>>) => {
    for (const [path, xml] of Object.entries(parts))
      addPart(path).push(encoder.encode(DECLARATION + xml), true);
  };
  addParts(partsOf(written.hasNotes));
  const sheet = addPart('xl/worksheets/sheet1.xml');
  sheet.push(encoder.encode(DECLARATION));
  const notes: NoteOfCell[] = [];
  for (const xml of sheetXml(written, notes)) {
    sheet.push(encoder.encode(xml));
  }
  sheet.push(new Uint8Array(), true);
  if (written.hasNotes) addParts(commentParts(notes));
  zip.end();
  if (failure) throw failure;
  return new Blob(pieces, { type: `${CONTENT}.sheet` });
}

/** The list's own cells of a row, with the types they came with. */
const ownCells = (row: ListRow): Cell[] =>
  row.cells.map((text, column) => ({ text, type: typeIn(row, column) }));

/** An .xlsx file: own cells first, with the types they came with, then what Fieldmark adds. */
export function listToWorkbook(list: ExportedList): Blob {
  const columns = exportColumns(list);
  const above = rowsAbove(list.sheet, list.layout);
  const headNumber = above.length + 1;
  return workbookOf({
    above: above.map((row, i) => ({ number: i + 1, cells: () => ownCells(row) })),
    head: columns.map(({ name }) => name),
    headNumber,
    hasNotes: false,
    rows: list.rows.map((row, i) => ({
      number: headNumber + i + 1,
      cells: () =>
        columns.map(({ textOf, typeOf, statusOf }) => ({
          text: textOf(row),
          type: typeOf?.(row) ?? 't',
          status: statusOf?.(row),
        })),
    })),
  });
}

/** The person's own cells where they were, and in them marks and notes of what Fieldmark found. */
export function markedWorkbook(list: ExportedList): Blob {
  const { sheet, layout, originals } = list;
  const marks = cellMarksOf(list);
  const changed = new Set(originals.map(({ row, column }) => `${row} ${column}`));
  return workbookOf({
    above: [],
    head: null,
    headNumber: headerRow(sheet, layout)?.number ?? null,
    hasNotes: marks.size > 0,
    rows: sheet.rows.map((row) => ({
      number: row.number,
      cells: () => {
        const own = ownCells(row);
        return Array.from({ length: Math.max(own.length, sheet.width) }, (_, column) => ({
          text: '',
          type: 't' as const,
          ...own[column],
          ...(changed.has(`${row.number} ${column}`) && { type: 't' as const }),
          ...marks.get(row.number)?.get(column),
        }));
      },
    })),
  });
}
