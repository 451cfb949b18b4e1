/** Workbooks made by hand, as spreadsheets write them. */
import { strToU8, type Zippable, zipSync } from 'fflate';

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relations = (...all: readonly (readonly [string, string])[]): string =>
  `<Relationships>${all
    .map(
      ([type, target], i) =>
        `<Relationship Id="r${i}" Type="${TYPES}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

export interface WorkbookParts {
  /** What `sheetData` contains, for each sheet. */
  readonly sheets: readonly string[];
  /** The attributes of each sheet in the workbook. */
  readonly attributes?: readonly string[];
  readonly strings?: string;
  /** Custom number formats by id, from 164. */
  readonly formats?: Readonly<Record<number, string>>;
  /** The format of each cell style. */
  readonly styles?: readonly number[];
  readonly properties?: string;
  readonly more?: Zippable;
}

export function partsOf({
  sheets,
  attributes = [],
  strings = '',
  formats = {},
  styles = [0],
  properties = '',
  more = {},
}: WorkbookParts): Zippable {
  const overrides = [
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/styles.xml', 'styles'],
    ['xl/sharedStrings.xml', 'sharedStrings'],
    ...sheets.map((_, i) => [`xl/worksheets/sheet${i + 1}.xml`, 'worksheet']),
  ].map(([path, type]) => `<Override PartName="/${path}" ContentType="${CONTENT}.${type}+xml"/>`);
  const text: Record<string, string> = {
    '[Content_Types].xml': `<Types><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns:r="${TYPES}"><workbookPr ${properties}/><sheets>${sheets
      .map((_, i) => `<sheet name="Sheet ${i + 1}" r:id="r${i}" ${attributes[i] ?? ''}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', '/xl/sharedStrings.xml'],
    ),
    'xl/styles.xml': `<styleSheet><numFmts>${Object.entries(formats)
      .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles
      .map((id) => `<xf numFmtId="${id}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  };
  for (const [i, rows] of sheets.entries())
    text[`xl/worksheets/sheet${i + 1}.xml`] =
      `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const files = Object.entries(text).map(([path, xml]) => [path, strToU8(xml)]);
  return { ...Object.fromEntries(files), ...more };
}

export const makeWorkbook = (parts: WorkbookParts): Uint8Array => zipSync(partsOf(parts));

/** Rows of cells as inline text. */
export const textRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (cells) =>
        `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`,
    )
    .join('');
