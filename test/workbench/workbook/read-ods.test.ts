/** OpenDocument spreadsheets, with the XML that LibreOffice and Google Sheets write. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_LIST_ROWS } from '../../../lib/domain/index.ts';
import { readWorkbook } from '../../../lib/workbench/workbook/index.ts';

const MIMETYPE = 'application/vnd.oasis.opendocument.spreadsheet';
const HIDDEN =
  '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false" style:writing-mode="lr-tb"/></style:style>';
const table = (rows: string, attributes = 'table:name="Sheet1"') =>
  `<table:table ${attributes}><table:table-column table:number-columns-repeated="16384"/>${rows}</table:table>`;

function makeOds(tables: string, more: Zippable = {}): Uint8Array {
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content office:version="1.3"><office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>${HIDDEN}</office:automatic-styles><office:body><office:spreadsheet><table:calculation-settings/>${tables}<table:named-expressions/></office:spreadsheet></office:body></office:document-content>`;
  return zipSync({
    mimetype: [strToU8(MIMETYPE), { level: 0 }],
    'content.xml': strToU8(content),
    'META-INF/manifest.xml': strToU8(
      '<manifest:manifest><manifest:file-entry/></manifest:manifest>',
    ),
    ...more,
  });
}
async function read(tables: string) {
  const result = await readWorkbook(makeOds(tables));
  if (!result.ok) throw new Error(result.problem);
  return result;
}
const problemOf = async (bytes: Uint8Array) => {
  const result = await readWorkbook(bytes);
  return result.ok ? null : result.problem;
};
const row = (cells: string, attributes = '') =>
  `<table:table-row table:style-name="ro1" ${attributes}>${cells}</table:table-row>`;
const cell = (text: string, attributes = 'office:value-type="string"') =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;

/** A cell that shows a text and has a value of a type. */
const typed = (text: string, type: string, value: string, name = `${type}-value`) =>
  cell(text, `office:value-type="${type}" office:${name}="${value}"`);
const valued = (text: string, value: string, type = 'float') => typed(text, type, value, 'value');

it('reads the table that is wanted, and names all that are filled', async () => {
  const named = (name: string, text: string) =>
    table(text && row(cell(text)), `table:name="${name}"`);
  const bytes = makeOds(
    named('Empty', '') + named('One', 'one') + named('None', '') + named('Two', 'two'),
  );
  const first = await readWorkbook(bytes);
  if (!first.ok) throw new Error(first.problem);
  expect(first.sheet.rows.map(({ cells }) => cells)).toEqual([['one']]);
  expect(first.sheets.map(({ name }) => name)).toEqual(['One', 'Two']);
  const second = await readWorkbook(bytes, first.sheets[1]?.place);
  if (!second.ok) throw new Error(second.problem);
  expect(second.sheet.rows.map(({ cells }) => cells)).toEqual([['two']]);
  expect(second.sheets).toEqual(first.sheets);
});

describe('cells', () => {
  it.each([
    [cell('DE89 3704'), 'DE89 3704', 't'],
    [valued('1.234,50 €', '1234.5', 'currency'), '1234.5', 'n'],
    [valued('25 %', '0.25', 'percentage'), '0.25', 'n'],
    [valued('1,23E+20', '1.23E+20'), '123000000000000000000', 'n'],
    [valued('01067', '1067'), '01067', 't'],
    [valued('+4930123456', '4930123456'), '+4930123456', 't'],
    [valued('+49 30 123456', '4930123456'), '+49 30 123456', 't'],
    [valued('04930123456', '4930123456'), '04930123456', 't'],
    [valued('01 234', '1234'), '01 234', 't'],
    [valued('DE136695976', '136695976'), 'DE136695976', 't'],
    [valued('4 930 123', '4930123'), '4930123', 'n'],
    [valued('4.930.123', '4930123'), '4930123', 'n'],
    [valued('5 km', '5'), '5', 'n'],
    [valued('€5', '5'), '5', 'n'],
    [valued('+5,50', '5.5'), '5.5', 'n'],
    [typed('23.11.25', 'date', '2025-11-23'), '2025-11-23', 'd'],
    [typed('x', 'date', '2025-11-23T10:30:00.000000000'), '2025-11-23 10:30:00', 'm'],
    [typed('x', 'date', '1899-12-31'), '1899-12-31', 't'],
    [typed('9:05', 'time', 'PT9H05M00S'), '09:05:00', 't'],
    [typed('WAHR', 'boolean', 'true'), 'TRUE', 'b'],
    [
      cell('#N/A', 'office:value-type="string" office:string-value="" calcext:value-type="error"'),
      '#N/A',
      't',
    ],
    [
      cell(
        '41',
        'table:formula="of:=SUM([.A2:.A9])" calcext:value-type="error" office:value-type="float" office:value="41"',
      ),
      '41',
      'n',
    ],
    ['<table:table-cell office:value-type="string" office:string-value="kept"/>', 'kept', 't'],
    [cell('a<text:s text:c="3"/>b<text:tab/>c<text:line-break/>d'), 'a   b\tc\nd', 't'],
    [cell('  one\n  <text:span text:style-name="T1">two</text:span>  three'), 'one two three', 't'],
    [cell('one</text:p><text:p>two'), 'one\ntwo', 't'],
    [cell('<text:a xlink:href="mailto:x@evil.example">a@b.example</text:a>'), 'a@b.example', 't'],
    [cell('&lt;b&gt; &amp; <![CDATA[<i>]]>'), '<b> & <i>', 't'],
    [
      '<table:table-cell office:value-type="string"><office:annotation><dc:creator>Ada</dc:creator><text:p>A comment</text:p></office:annotation><text:p>value</text:p></table:table-cell>',
      'value',
      't',
    ],
    [
      '<table:table-cell office:value-type="string"><text:p>東京<text:ruby><text:ruby-base>都</text:ruby-base><text:ruby-text>と</text:ruby-text></text:ruby></text:p><draw:frame><draw:text-box><text:p>In a shape</text:p></draw:text-box></draw:frame></table:table-cell>',
      '東京都',
      't',
    ],
  ])('%s reads as %s', async (xml, text, type) => {
    const { sheet } = await read(table(row(cell('first') + xml)));
    expect(sheet.rows[0]?.cells).toEqual(['first', text]);
    expect(sheet.rows[0]?.types ?? 'tt').toBe(`t${type}`);
  });

  const EMPTY = '<table:table-cell table:number-columns-repeated="16384"/>';
  it('that repeat stand in each of their columns and rows, and empty ones take none', async () => {
    const { sheet } = await read(
      table(
        row(EMPTY, 'table:number-rows-repeated="2"') +
          row(
            `<table:table-cell table:number-columns-repeated="2"/>${cell('x', 'office:value-type="string" table:number-columns-repeated="2"')}<table:covered-table-cell/>${cell('end')}<table:table-cell table:number-columns-repeated="16378"/>`,
          ) +
          `<table:table-row-group>${row(cell('again'), 'table:number-rows-repeated="3"')}</table:table-row-group>` +
          row(EMPTY, 'table:number-rows-repeated="1048570"'),
      ),
    );
    expect(sheet.rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [3, '', '', 'x', 'x', '', 'end'],
      [4, 'again'],
      [5, 'again'],
      [6, 'again'],
    ]);
    expect(sheet.width).toBe(6);
  });
});

describe('sheets', () => {
  it('opens the first that is filled and not hidden, and names it', async () => {
    const tables = [
      table(row(cell('secret')), 'table:name="Hidden" table:style-name="ta2"'),
      `<table:tracked-changes><table:cell-content-change><table:previous><table:change-track-table-cell><text:p>old</text:p></table:change-track-table-cell></table:previous></table:cell-content-change></table:tracked-changes>`,
      table('<table:table-row><table:table-cell/></table:table-row>', 'table:name="Empty"'),
      table(
        `<table:shapes><draw:frame><draw:text-box><text:p>A shape</text:p></draw:text-box></draw:frame></table:shapes>${row(cell('shown'))}`,
        'table:name="Suppliers &amp; more" table:style-name="ta1"',
      ),
      table(row(cell('later')), 'table:name="Later"'),
    ].join('');
    const { sheet, sheetName } = await read(tables);
    expect(sheet.rows.map(({ cells }) => cells)).toEqual([['shown']]);
    expect(sheetName).toBe('Suppliers & more');
  });

  it('counts the rows that are more than a list has, without making them', async () => {
    const repeated = row(cell('x'), `table:number-rows-repeated="${MAX_LIST_ROWS + 41}"`);
    const { sheet, sheetName } = await read(table(repeated));
    expect(sheetName).toBeNull();
    expect(sheet.rows).toHaveLength(MAX_LIST_ROWS + 1);
    expect(sheet.rowsOmitted).toBe(40);
  });
});

describe('a hostile file', () => {
  const wide = (columns: string) => cell('x', `table:number-columns-repeated="${columns}"`);

  it.each([
    ['large', table(row(wide('16384'), 'table:number-rows-repeated="1048576"'))],
    ['damaged', table(row(wide('1e9')))],
    ['damaged', table(row(cell('x'), 'table:number-rows-repeated="-1"'))],
    ['damaged', table(row(cell('x'), 'table:number-rows-repeated="NaN"'))],
    ['large', table(row(cell('<text:span>'.repeat(200))))],
    ['empty', table(row(cell('')))],
    ['empty', table(row(cell('x')), 'table:style-name="ta2"')],
  ])('is %s: %#', async (problem, tables) => {
    expect(await problemOf(makeOds(tables))).toBe(problem);
  });

  it('reads a cell of many spaces up to the longest text of a cell', async () => {
    const { sheet } = await read(table(row(cell(`a${'<text:s text:c="99999999"/>'.repeat(9)}`))));
    expect(sheet.rows[0]?.cells[0]).toHaveLength(32_767);
  });

  it.each([
    ['cells that repeat', 'large', row(wide('16384')).repeat(3_000)],
    ['spans', null, row(cell('x'.repeat(32_000) + '<text:span>y</text:span>'.repeat(500_000)))],
    ['long rows', null, row(cell('x'), 'table:number-rows-repeated="1000000"').repeat(50_000)],
  ])('ends soon for a file of many %s', async (_, problem, rows) => {
    expect(await problemOf(makeOds(table(rows)))).toBe(problem);
  });

  it('is not told by a type that never ends', async () => {
    const mimetype = strToU8(MIMETYPE.repeat(2_000_000));
    expect(await problemOf(makeOds(table(''), { mimetype }))).toBe('empty');
  });

  it('is encrypted if its manifest says so', async () => {
    const manifest = strToU8(
      '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
    );
    expect(await problemOf(makeOds('', { 'META-INF/manifest.xml': manifest }))).toBe('encrypted');
    expect(await problemOf(makeOds('', { 'encrypted-package': strToU8('x') }))).toBe('encrypted');
  });

  it('is damaged without its content, or wherever it is cut off', async () => {
    expect(await problemOf(zipSync({ mimetype: strToU8(MIMETYPE) }))).toBe('damaged');
    const whole = makeOds(table(row(cell('x'))));
    for (let length = 4; length < whole.length; length += 23)
      expect(await problemOf(whole.slice(0, length))).not.toBeNull();
  });
});
