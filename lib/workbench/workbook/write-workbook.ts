/** Writes a checked list as an .xlsx file with one sheet (ECMA-376 part 1, 18), piece by piece. */
import { Zip, ZipDeflate } from 'fflate';
import {
  type CheckedRow,
  columnLetter,
  type ExportColumn,
  type ExportedList,
  exportColumns,
  type RowStatus,
} from '../list/index.ts';
import { serialOf } from './cell-text.ts';
import { MAX_CELL_TEXT } from './row-collector.ts';
import { pause } from './xml.ts';

/** Widths of columns, in characters; they are measured in the first rows. */
const MIN_WIDTH = 8;
const MAX_WIDTH = 60;
const MEASURED_ROWS = 1_000;
/** Rows that are written before the page may do something else. */
const ROWS_AT_ONCE = 200;

/** Background and text of results; the others have none. */
const COLOURS: Partial<Record<RowStatus, readonly [string, string]>> = {
  confirmed: ['FFDCF2E0', 'FF14532D'],
  fits: ['FFE4EEFB', 'FF1E3A6E'],
  caution: ['FFFFF1CC', 'FF6B4300'],
  bad: ['FFFCE0DE', 'FF7F1D1D'],
  unknown: ['FFECECEC', 'FF333333'],
  unread: ['FFECECEC', 'FF333333'],
};
const COLOURED = Object.keys(COLOURS);

/** Cell styles by their place in `cellXfs`; those of results follow. */
const TEXT_STYLE = 0;
const HEADER_STYLE = 1;
const TYPED_STYLES = { n: 2, d: 3, m: 4, b: 2 } as const;
const FIRST_RESULT_STYLE = 5;

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const relation = (type: string, target: string, id: number): string =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${CONTENT}.${type}+xml"/>`;

function stylesXml(): string {
  const colours = Object.values(COLOURS);
  const fonts = [
    '<font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font>',
    ...colours.map(
      ([, text]) => `<font><sz val="11"/><color rgb="${text}"/><name val="Calibri"/></font>`,
    ),
  ];
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    ...colours.map(
      ([background]) =>
        `<fill><patternFill patternType="solid"><fgColor rgb="${background}"/></patternFill></fill>`,
    ),
  ];
  // 49 is text: a cell that is edited does not become a formula either.
  const style = (format: number, font = 0, fill = 0) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;
  const styles = [
    style(49),
    style(49, 1),
    style(0),
    style(164),
    style(165),
    ...colours.map((_, i) => style(49, i + 2, i + 2)),
  ];
  const list = (name: string, items: readonly string[]) =>
    `<${name} count="${items.length}">${items.join('')}</${name}>`;
  return `<styleSheet ${MAIN}>${[
    list('numFmts', [
      '<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>',
      '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>',
    ]),
    list('fonts', fonts),
    list('fills', fills),
    list('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list('cellXfs', styles),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
  ].join('')}</styleSheet>`;
}

/** The parts of the file besides the sheet. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('officeDocument', 'xl/workbook.xml', 1)}</Relationships>`,
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Fieldmark" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('worksheet', 'worksheets/sheet1.xml', 1)}${relation('styles', 'styles.xml', 2)}</Relationships>`,
  'xl/styles.xml': stylesXml(),
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text of an element; what XML or the format would not keep is written as "_x000D_" (22.9.2.19). */
const escapeText = (text: string): string =>
  text
    .slice(0, MAX_CELL_TEXT)
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not allow
    .replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, (char) => {
      const code = char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    })
    .replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);

function textCell(place: string, text: string, style: number): string {
  // Millions of cells: what is the default is not written.
  const styleXml = style === TEXT_STYLE ? '' : ` s="${style}"`;
  const space = /^\s|\s$/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${place}" t="inlineStr"${styleXml}><is><t${space}>${escapeText(text)}</t></is></c>`;
}

function typedCell(place: string, text: string, type: keyof typeof TYPED_STYLES): string {
  const style = TYPED_STYLES[type];
  if (type === 'b')
    return `<c r="${place}" t="b" s="${style}"><v>${text === 'TRUE' ? 1 : 0}</v></c>`;
  return `<c r="${place}" s="${style}"><v>${type === 'n' ? text : serialOf(text)}</v></c>`;
}

/** A cell; empty ones are left out. */
function cellXml({ textOf, typeOf, statusOf }: ExportColumn, row: CheckedRow, place: string) {
  const text = textOf(row);
  const type = typeOf?.(row) ?? 't';
  if (text === '') return '';
  if (type !== 't') return typedCell(place, text, type);
  const coloured = COLOURED.indexOf(statusOf?.(row) ?? '');
  return textCell(place, text, coloured < 0 ? TEXT_STYLE : FIRST_RESULT_STYLE + coloured);
}

const rowXml = (number: number, cells: readonly string[]): string =>
  `<row r="${number}">${cells.join('')}</row>`;

/** The XML of the sheet, in pieces. */
function* sheetXml(list: ExportedList): Generator<string> {
  const columns = exportColumns(list);
  const measured = list.rows.slice(0, MEASURED_ROWS);
  const widths = columns.map(({ name, textOf }) => {
    const longest = measured.reduce((max, row) => Math.max(max, textOf(row).length), name.length);
    return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest + 2));
  });
  const cols = widths.map(
    (width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`;
  const letters = columns.map((_, i) => columnLetter(i));
  const header = columns.map(({ name }, i) => textCell(`${letters[i]}1`, name, HEADER_STYLE));
  yield rowXml(1, header);
  for (let from = 0; from < list.rows.length; from += ROWS_AT_ONCE) {
    const rows = list.rows.slice(from, from + ROWS_AT_ONCE).map((row, i) => {
      const number = from + i + 2;
      return rowXml(
        number,
        columns.map((column, j) => cellXml(column, row, `${letters[j]}${number}`)),
      );
    });
    yield rows.join('');
  }
  yield '</sheetData></worksheet>';
}

/** An .xlsx file: own cells first, with the types they came with, then what Fieldmark adds. */
export async function listToWorkbook(list: ExportedList): Promise<Blob> {
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
  for (const [path, xml] of Object.entries(PARTS))
    addPart(path).push(encoder.encode(DECLARATION + xml), true);
  const sheet = addPart('xl/worksheets/sheet1.xml');
  sheet.push(encoder.encode(DECLARATION));
  for (const xml of sheetXml(list)) {
    sheet.push(encoder.encode(xml));
    await pause();
  }
  sheet.push(new Uint8Array(), true);
  zip.end();
  if (failure) throw failure;
  return new Blob(pieces, { type: `${CONTENT}.sheet` });
}
