/** 25 lists that mean harm: each is cheap to send and dear to read. */
import { strToU8, zipSync } from 'fflate';

type Maker = () => string | Uint8Array<ArrayBuffer>;

export interface HostileList {
  readonly name: string;
  readonly make: Maker;
}

const numbered = (count: number, each: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => each(i)).join('');
const row = (cells: number, cell: string) => `${new Array(cells).fill(cell).join(';')}\n`;
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function xlsx(sheet: string, more: Readonly<Record<string, string>> = {}): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="a" sheetId="1" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="b" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="c" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst ${MAIN}></sst>`,
    ...more,
  };
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  return new Uint8Array(zipSync(Object.fromEntries(files)));
}
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const ods = (content: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
      'content.xml': strToU8(
        `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="a">${content}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ),
    }),
  );

export const HOSTILE_LISTS: readonly HostileList[] = [
  { name: 'lines.csv', make: () => 'a@example.com\n'.repeat(1_000_000) },
  { name: 'other-lines.csv', make: () => numbered(1_000_000, (i) => `a${i}@gmial.com\n`) },
  { name: 'accounts.csv', make: () => numbered(500_000, (i) => `${i};DE89370400440532013000\n`) },
  { name: 'empty-lines.csv', make: () => '\n'.repeat(20_000_000) },
  { name: 'words.csv', make: () => 'word\n'.repeat(2_000_000) },
  { name: 'wide.csv', make: () => row(10_000, 'a').repeat(100) },
  { name: 'very-wide.csv', make: () => row(2_000_000, 'a') },
  { name: 'wide-and-long.csv', make: () => row(200, 'a').repeat(40_000) },
  { name: 'separators.csv', make: () => ';'.repeat(9_900_000) },
  { name: 'more-separators.csv', make: () => ';'.repeat(40_000_000) },
  { name: 'open-quotes.csv', make: () => '"a\n'.repeat(2_000_000) },
  { name: 'quotes.csv', make: () => '"'.repeat(20_000_000) },
  { name: 'long-cell.csv', make: () => `a;${'b '.repeat(20_000_000)}` },
  { name: 'numbers.csv', make: () => '111 '.repeat(5_000_000) },
  { name: 'at-signs.csv', make: () => 'a@'.repeat(10_000_000) },
  { name: 'values.csv', make: () => `${'a@gmial.com, '.repeat(1_000_000)}\n` },
  { name: 'returns.csv', make: () => 'a\r'.repeat(5_000_000) },
  { name: 'rows.json', make: () => `[${'{"a":"b@gmial.com"},'.repeat(900_000)}{}]` },
  { name: 'nested.json', make: () => `${'['.repeat(5_000_000)}` },
  { name: 'names.json', make: () => `[${numbered(200_000, (i) => `{"a${i}":1},`)}{}]` },
  { name: 'bomb.xlsx', make: () => xlsx(`<row>${cell('b'.repeat(30_000))}</row>`.repeat(5_000)) },
  { name: 'rows.xlsx', make: () => xlsx(`<row>${cell('a@gmial.com')}</row>`.repeat(1_000_000)) },
  { name: 'columns.xlsx', make: () => xlsx(`<row>${cell('b').repeat(16_000)}</row>`.repeat(300)) },
  {
    name: 'strings.xlsx',
    make: () =>
      xlsx(`<row><c t="s"><v>1</v></c></row>`.repeat(500_000), {
        'xl/sharedStrings.xml': `<sst ${MAIN}>${'<si><t>a@gmial.com</t></si>'.repeat(1_000_000)}</sst>`,
      }),
  },
  {
    name: 'repeated.ods',
    make: () =>
      ods(
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="1024"><text:p>a@gmial.com</text:p></table:table-cell></table:table-row>',
      ),
  },
];
