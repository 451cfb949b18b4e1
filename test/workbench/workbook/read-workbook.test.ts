import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { MAX_LIST_ROWS } from '../../../lib/domain/index.ts';
import { readWorkbook } from '../../../lib/workbench/workbook/index.ts';
import { openZip } from '../../../lib/workbench/workbook/zip.ts';
import { makeWorkbook, partsOf, textRows, type WorkbookParts } from './make-workbook.ts';

async function read(parts: WorkbookParts) {
  const result = await readWorkbook(makeWorkbook(parts));
  if (!result.ok) throw new Error(result.problem);
  return result;
}
/** The cells of a sheet with one row. */
const cellsOf = async (row: string, more: Partial<WorkbookParts> = {}) =>
  (await read({ sheets: [`<row r="1">${row}</row>`], ...more })).sheet.rows[0]?.cells;
const problemOf = async (bytes: Uint8Array) => {
  const result = await readWorkbook(bytes);
  return result.ok ? null : result.problem;
};

describe('cells', () => {
  it.each([
    ['<c><v>12345678901234567890</v></c>', '12345678901234567890'],
    ['<c><v>1.2345E+20</v></c>', '123450000000000000000'],
    ['<c><v>-4.0000000000000002E-7</v></c>', '-0.0000004'],
    ['<c><v>0.30000000000000004</v></c>', '0.3'],
    ['<c><v>1E400</v></c>', '1E400'],
    ['<c t="b"><v>1</v></c>', 'TRUE'],
    ['<c t="b"><v>0</v></c>', 'FALSE'],
    ['<c t="e"><v>#N/A</v></c>', '#N/A'],
    ['<c t="d"><v>2026-11-23T00:00:00</v></c>', '2026-11-23'],
    ['<c t="str"><f>SUM(A2:A9)</f><v>41</v></c>', '41'],
    [
      '<c t="inlineStr"><is><r><t>A</t></r><r><t xml:space="preserve"> &amp; B</t></r></is></c>',
      'A & B',
    ],
    ['<c t="inlineStr"><is><t>東京</t><rPh><t>トウキョウ</t></rPh></is></c>', '東京'],
    ['<c t="inlineStr"><is><t><![CDATA[<b>]]></t></is></c>', '<b>'],
    ['<c t="s"><v>0</v></c>', '00123456789012345678'],
    ['<c t="s"><v>1</v></c>', 'one\rtwo'],
  ])('%s reads as %s', async (xml, text) => {
    const strings = '<si><t>00123456789012345678</t></si><si><t>one_x000D_two</t></si>';
    expect(await cellsOf(xml, { strings })).toEqual([text]);
  });

  it.each([
    [14, '', '45984', '2025-11-23'],
    [22, '', '45984.4375', '2025-11-23 10:30:00'],
    [20, '', '0.4375', '10:30:00'],
    [14, '', '59', '1900-02-28'],
    [14, '', '61', '1900-03-01'],
    [14, '', '-1', '-1'],
    [164, 'dd/mm/yyyy;@', '45984', '2025-11-23'],
    [164, '[$-407]d. mmmm yyyy', '45984', '2025-11-23'],
    [164, '#,##0.00 &quot;days&quot;', '45984', '45984'],
    [164, '00000', '1067', '01067'],
    [164, '&quot;+&quot;0', '4930123456', '+4930123456'],
    [9, '', '0.25', '0.25'],
  ])('a number of format %i %s, %s, reads as %s', async (id, code, value, text) => {
    const formats = code === '' ? {} : { [id]: code };
    expect(await cellsOf(`<c s="1"><v>${value}</v></c>`, { formats, styles: [0, id] })).toEqual([
      text,
    ]);
  });

  it('counts dates from 1904 where the workbook does', async () => {
    const more = { styles: [14], properties: 'date1904="1"' };
    expect(await cellsOf('<c s="0"><v>44522</v></c>', more)).toEqual(['2025-11-23']);
  });

  it('takes no element of an extension for one of the workbook', async () => {
    const bytes = makeWorkbook({
      sheets: ['<row r="1"><c s="0"><v>44522</v></c></row>'],
      styles: [14],
      properties: 'date1904="1"',
    });
    const parts = unzipSync(bytes);
    const workbook = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array());
    const extended = workbook.replace(
      /<workbookPr[^>]*\/>/,
      '$&<x15:workbookPr xmlns:x15="urn:x15" chartTrackingRefBase="1"/>',
    );
    expect(extended).not.toBe(workbook);
    const result = await readWorkbook(zipSync({ ...parts, 'xl/workbook.xml': strToU8(extended) }));
    expect(result.ok && result.sheet.rows[0]?.cells).toEqual(['2025-11-23']);
    const prefixed = extended
      .replace(/<(\/?)(?=[A-Za-z]+[ />])/g, '<$1x:')
      .replace(/xmlns="/, 'xmlns:x="');
    const read = await readWorkbook(zipSync({ ...parts, 'xl/workbook.xml': strToU8(prefixed) }));
    expect(read.ok && read.sheet.rows[0]?.cells).toEqual(['2025-11-23']);
  });

  it('reads the sheet that is wanted, and names all that are filled', async () => {
    const bytes = makeWorkbook({
      sheets: ['', textRows([['one']]), '<row r="1"><c/></row>', textRows([['two']])],
    });
    const first = await readWorkbook(bytes);
    if (!first.ok) throw new Error(first.problem);
    expect(first.sheet.rows.map(({ cells }) => cells)).toEqual([['one']]);
    expect(first.sheets.map(({ place }) => place)).toHaveLength(2);
    const second = await readWorkbook(bytes, first.sheets[1]?.place);
    if (!second.ok) throw new Error(second.problem);
    expect(second.sheet.rows.map(({ cells }) => cells)).toEqual([['two']]);
    expect(second.sheetName).toBe(first.sheets[1]?.name);
    expect(second.sheets).toEqual(first.sheets);
    expect(await readWorkbook(bytes, 'xl/no.xml')).toEqual({ ok: false, problem: 'empty' });
  });

  it('keeps the numbers of rows, the places of cells, and what they were', async () => {
    const rows =
      '<row r="2"><c r="B2"><v>1</v></c><c r="D2" t="str"><v>x</v></c></row><row r="4"><c/></row><row r="7"><c r="AA7" s="0"><v>2</v></c></row>';
    const { sheet, sheetName } = await read({ sheets: [rows] });
    expect(sheet.rows.map(({ number }) => number)).toEqual([2, 7]);
    expect(sheet.rows[0]?.cells).toEqual(['', '1', '', 'x']);
    expect(sheet.width).toBe(27);
    expect(sheet.rows.map(({ types }) => types)).toEqual(['tntt', `${'t'.repeat(26)}n`]);
    expect(sheetName).toBeNull();
  });
});

describe('sheets', () => {
  it('opens the first that is filled and not hidden, and names it', async () => {
    const result = await read({
      sheets: ['', textRows([['hidden']]), textRows([['shown']]), textRows([['last']])],
      attributes: ['', 'state="hidden"'],
    });
    expect(result.sheet.rows[0]?.cells).toEqual(['shown']);
    expect(result.sheetName).toBe('Sheet 3');
  });

  it('counts the rows that are more than a list has', async () => {
    const rows = '<row><c><v>1</v></c></row>'.repeat(MAX_LIST_ROWS + 4);
    const { sheet } = await read({ sheets: [rows] });
    expect(sheet.rows).toHaveLength(MAX_LIST_ROWS + 1);
    expect(sheet.rowsOmitted).toBe(3);
  });
});

describe('a file that is not opened', () => {
  const SHEET = { sheets: [textRows([['a']])] };
  /** Changes the sizes in the directory of a ZIP file. */
  const withSizes = (bytes: Uint8Array, size: number): Uint8Array => {
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
    return bytes;
  };
  const surround = (xml: Uint8Array) => strToU8(`<a>${strFromU8(xml)}</a>`);
  const zeros = (size: number) => ({ 'xl/worksheets/sheet1.xml': new Uint8Array(size) });

  it('is refused by the sizes that it declares', async () => {
    expect(await problemOf(withSizes(makeWorkbook(SHEET), 200_000_001))).toBe('large');
    expect(await problemOf(withSizes(makeWorkbook(SHEET), 70_000_000))).toBe('large');
  });

  it('is refused once a part unpacks to more than it declares', async () => {
    const more = zeros(150_000_000);
    const bytes = withSizes(makeWorkbook({ ...SHEET, more }), 1_000);
    expect(await problemOf(bytes)).toBe('damaged');
    const [unpacked] = [openZip(bytes).open('xl/worksheets/sheet1.xml')];
    await expect(unpacked.next()).rejects.toThrow('damaged');
  });

  it('is refused if a text never ends, a row is too wide or repeats, or elements are too deep', async () => {
    expect(await problemOf(makeWorkbook({ ...SHEET, more: zeros(5_000_000) }))).toBe('large');
    const wide = '<row><c r="XFE1"><v>1</v></c></row>';
    expect(await problemOf(makeWorkbook({ sheets: [wide] }))).toBe('damaged');
    const twice = '<row r="2"></row>'.repeat(2);
    expect(await problemOf(makeWorkbook({ sheets: [twice] }))).toBe('damaged');
    const far = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(400);
    expect(await problemOf(makeWorkbook({ sheets: [far] }))).toBe('large');
    expect(await problemOf(makeWorkbook({ sheets: ['<a>'.repeat(200)] }))).toBe('large');
  });

  it('is refused if it has more than 1,000 parts', async () => {
    const more = Object.fromEntries(
      Array.from({ length: 1_001 }, (_, i) => [`xl/media/${i}.png`, new Uint8Array()]),
    );
    expect(await problemOf(makeWorkbook({ ...SHEET, more }))).toBe('large');
  });

  // Small files, most of which took minutes or all memory. The time limit of a test is the limit here.
  const many = (xml: string, count: number) => strToU8(xml.repeat(count));
  const [SHEET_PART, STYLES] = ['xl/worksheets/sheet1.xml', 'xl/styles.xml'];
  const attributes = Array.from({ length: 9_000 }, (_, i) => `a${i}=""`).join(' ');
  const blank = '<row><c r="XFD1" t="str"><v> </v></c></row>';
  const blankTexts = `<c t="inlineStr">${'<t> </t>'.repeat(1_000_000)}</c>`;
  const format = `<numFmt formatCode="${'['.repeat(900)}"/>`;
  it.each<[string, string, string, Uint8Array]>([
    ['empty strings', 'large', 'xl/sharedStrings.xml', many('<si/>', 5_100_000)],
    ['styles', 'large', STYLES, many('<cellXfs><xf/></cellXfs>', 110_000)],
    ['number formats', 'large', STYLES, many(format, 6_000)],
    ['relations', 'large', '_rels/.rels', many('<Relationship Id="a" Target="b"/>', 100_000)],
    ['attributes in a tag', 'large', SHEET_PART, many(`<row ${attributes}/>`, 50)],
    ['long tags', 'large', SHEET_PART, many(`<row x="${'y'.repeat(900_000)}"/>`, 2)],
    ['blank cells at the end of a row', 'large', SHEET_PART, many(blank, 100_000)],
    ['texts in a cell', 'empty', SHEET_PART, strToU8(`<row>${blankTexts}</row>`)],
  ])('ends soon for a file of many %s', async (_, problem, path, xml) => {
    const more = { [path]: surround(xml) };
    expect(await problemOf(makeWorkbook({ ...SHEET, more }))).toBe(problem);
  });

  it('reads a part once, however many sheets it is', async () => {
    const parts = partsOf({ sheets: Array.from({ length: 1_900 }, () => '') });
    const relations = strFromU8(parts['xl/_rels/workbook.xml.rels'] as Uint8Array);
    const kept = Object.entries(parts).filter(([path]) => !/sheet[\d]{2,}|sheet[2-9]/.test(path));
    const bytes = zipSync({
      ...Object.fromEntries(kept),
      'xl/_rels/workbook.xml.rels': strToU8(relations.replace(/sheet\d+\.xml/g, 'sheet1.xml')),
      'xl/worksheets/sheet1.xml': surround(many('<row></row>', 500_000)),
    });
    expect(bytes.length).toBeLessThan(40_000);
    expect(await problemOf(bytes)).toBe('empty');
  });

  it('is damaged wherever it is cut off', async () => {
    const bytes = makeWorkbook(SHEET);
    for (let length = 4; length < bytes.length; length += 37)
      expect(await problemOf(bytes.slice(0, length))).toBe('damaged');
    const { '_rels/.rels': _, ...parts } = partsOf(SHEET);
    expect(await problemOf(zipSync(parts))).toBe('other');
  });

  it('is named for what it is: encrypted, an old workbook, another format, or empty', async () => {
    const compound = (name: string) =>
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Buffer.from(name, 'utf16le')]);
    expect(await problemOf(compound('EncryptedPackage'))).toBe('encrypted');
    expect(await problemOf(compound('Workbook'))).toBe('xls');
    expect(await problemOf(compound('Book'))).toBe('xls');
    expect(await problemOf(compound('Workbook, WordDocument'))).toBe('other');
    expect(await problemOf(compound('Contents'))).toBe('other');
    const odt = { mimetype: strToU8('application/vnd.oasis.opendocument.text') };
    expect(await problemOf(zipSync({ ...odt, 'content.xml': strToU8('<a/>') }))).toBe('other');
    expect(await problemOf(makeWorkbook({ sheets: ['', '<row><c/></row>'] }))).toBe('empty');
  });

  it('does not read other files that it refers to', async () => {
    const rels =
      '<Relationships><Relationship Id="r0" Type="x/worksheet" TargetMode="External" Target="https://example.com/sheet.xml"/></Relationships>';
    const more = { 'xl/_rels/workbook.xml.rels': strToU8(rels) };
    expect(await problemOf(makeWorkbook({ ...SHEET, more }))).toBe('other');
  });
});
