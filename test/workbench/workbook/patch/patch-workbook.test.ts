import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CellEdit } from '../../../../lib/workbench/list/index.ts';
import { patchWorkbook, readWorkbook } from '../../../../lib/workbench/workbook/index.ts';
import { exportedList } from '../../list/samples.ts';
import { partsOf } from '../make-workbook.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/workbooks');
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const fixture = (name: string) => new Uint8Array(readFileSync(join(FOLDER, name)));

async function read(bytes: Uint8Array) {
  const result = await readWorkbook(bytes);
  if (!result.ok) throw new Error(result.problem);
  return result;
}

/** Every value in the columns "IBAN" and "Email" is one that was not read, so all of these cells are marked. */
async function patch(bytes: Uint8Array<ArrayBuffer>, edits: readonly CellEdit[] = []) {
  const { sheet, place } = await read(bytes);
  const columns = sheet.rows[0]?.cells.map((name) =>
    name === 'IBAN' ? 'iban' : name === 'Email' ? 'email' : null,
  );
  const list = exportedList(sheet, { header: true, columns: columns ?? [] }, edits);
  const { blob, unchanged } = await patchWorkbook(new Blob([bytes]), place, list);
  return { list, unchanged, bytes: await bytesOf(blob) };
}

/** The parts that differ. */
function changedParts(before: Uint8Array, after: Uint8Array): string[] {
  const [a, b] = [unzipSync(before), unzipSync(after)];
  const isSame = (path: string) =>
    a[path] !== undefined && b[path] !== undefined && Buffer.from(a[path]).equals(b[path]);
  return Object.keys({ ...a, ...b }).filter((path) => !isSame(path));
}
const partOf = (bytes: Uint8Array, path: string): string =>
  strFromU8(unzipSync(bytes)[path] ?? new Uint8Array());

const NOTES = /^(?:xl\/(?:comments|drawings|worksheets\/_rels)\/?.*|\[Content_Types\]\.xml)$/;

describe.each([
  ['xlsxwriter.xlsx', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'],
  ['xlsxwriter.xlsm', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'],
  ['inline.xlsx', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'],
  ['openpyxl-1904.xlsx', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'],
  ['openpyxl-50-sheets.xlsx', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'],
  ['libreoffice.xlsx', 'xl/worksheets/sheet1.xml', 'xl/styles.xml'],
  ['libreoffice.ods', 'content.xml', 'styles.xml'],
])('%s', (name, sheet, styles) => {
  const bytes = fixture(name);

  it('keeps every part but the sheet, its notes and the formats of marks', async () => {
    const patched = await patch(bytes);
    const changed = changedParts(bytes, patched.bytes).filter((path) => !NOTES.test(path));
    expect(changed.toSorted()).toEqual([sheet, styles].toSorted());
  });

  it('keeps every cell, and writes those that the person changed', async () => {
    const before = await read(bytes);
    const patched = await patch(bytes, [{ row: 2, column: 0, text: 'A & <B>  C' }]);
    const after = await read(patched.bytes);
    expect(after.place).toBe(before.place);
    const cells = before.sheet.rows.map((row) => [...row.cells]);
    const second = cells[1];
    if (second) second[0] = 'A & <B>  C';
    expect(after.sheet.rows.map((row) => [...row.cells])).toEqual(cells);
    expect(patched.unchanged).toBe(0);
  });

  it('says in notes what is wrong, beside the notes of the person', async () => {
    const patched = await patch(bytes);
    const path = Object.keys(unzipSync(patched.bytes)).find((each) =>
      /comment[^/]*\.xml$/.test(each),
    );
    const text = partOf(patched.bytes, path ?? 'content.xml');
    expect(text).toContain('Not an IBAN, which this column should contain');
    const own = partOf(bytes, path ?? 'content.xml').match(/Please check this|Old supplier|mine/g);
    expect(text.match(/Please check this|Old supplier|mine/g)).toEqual(own);
  });

  it('replaces its marks and notes when the file is marked again', async () => {
    const once = await patch(bytes);
    const twice = await patch(once.bytes as Uint8Array<ArrayBuffer>);
    const marks = (file: Uint8Array) =>
      partOf(file, sheet).match(/"Fieldmark"="Fieldmark"|apply-style-name="Fieldmark_/g)?.length;
    const notes = (file: Uint8Array) =>
      Object.entries(unzipSync(file))
        .filter(([path]) => /comment[^/]*\.(?:xml|vml)$|vmlDrawing|content\.xml/.test(path))
        .map(([, part]) => strFromU8(part).match(/Not an IBAN|<x:Row>/g)?.length);
    expect(marks(twice.bytes)).toBe(marks(once.bytes));
    expect(notes(twice.bytes)).toEqual(notes(once.bytes));
  });
});

it('keeps a number a number, and leaves out the results that depend on it', async () => {
  const bytes = fixture('xlsxwriter.xlsx');
  const patched = await patch(bytes, [{ row: 2, column: 3, text: '5000' }]);
  const [first, second] = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'].map((path) =>
    partOf(patched.bytes, path),
  );
  expect(first).toMatch(/<c r="D2" s="\d+"><v>5000<\/v><\/c>/);
  // VAT and sum of the row, the total, and on the other sheet the total again; not the other rows.
  for (const place of ['E2', 'F2', 'D6'])
    expect(first).toMatch(new RegExp(`<c r="${place}"[^>]*><f>[^<]*</f></c>`));
  expect(first).toMatch(/<c r="E3"[^>]*><f>[^<]*<\/f><v>/);
  expect(second).toMatch(/<c r="A1"[^>]*><f>[^<]*<\/f><\/c>/);
  expect(partOf(patched.bytes, 'xl/workbook.xml')).toContain('fullCalcOnLoad="1"');
});

it('leaves out outdated results in OpenDocument', async () => {
  const bytes = fixture('libreoffice.ods');
  const patched = await patch(bytes, [{ row: 2, column: 3, text: '5000' }]);
  const xml = partOf(patched.bytes, 'content.xml');
  expect(xml).toContain('office:value="5000"');
  expect(xml).not.toMatch(/table:formula="of:=SUM\(\[\.D2:\.D5\]\)"[^>]*office:value=/);
  expect(xml).toMatch(/table:formula="of:=\[\.D3\]\*0\.19"[^>]*office:value=/);
});

const SHEET = `<row r="1"><c r="A1" t="str"><v>IBAN</v></c><c r="B1" t="str"><v>Sum</v></c></row>
<row r="2"><c r="A2" t="str"><v>x</v></c><c r="B2" s="0"><f t="shared" ref="B2:B3" si="0">A2</f><v>1</v></c></row>
<row r="3" spans="1:1"><c r="A3" t="str"><v>y</v></c><c r="B3"><f t="shared" si="0"/><v>2</v></c></row>
<row r="5"><c r="B5"><v>7</v></c></row>`;
const zipped = (more: Zippable = {}) =>
  zipSync({
    ...partsOf({ sheets: [SHEET] }),
    '[Content_Types].xml': strToU8('<Types></Types>'),
    ...more,
  });

it('leaves a formula that others share, and says the correction in a note', async () => {
  const patched = await patch(zipped() as Uint8Array<ArrayBuffer>, [
    { row: 2, column: 1, text: '8' },
    { row: 3, column: 1, text: '9' },
    { row: 5, column: 0, text: 'new' },
  ]);
  const xml = partOf(patched.bytes, 'xl/worksheets/sheet1.xml');
  expect(patched.unchanged).toBe(1);
  expect(xml).toContain('<f t="shared" ref="B2:B3" si="0">A2</f>');
  expect(xml).toContain('<c r="B3"><v>9</v></c>');
  expect(xml).toContain('<c r="A5" t="inlineStr"><is><t xml:space="preserve">new</t></is></c>');
  expect(partOf(patched.bytes, 'xl/comments1.xml')).toMatch(/ref="B2".*?Correction: 8/s);
});

it.each([
  ['UTF-16', { 'xl/worksheets/sheet1.xml': new Uint8Array([0xff, 0xfe, 0x3c, 0x00]) }],
  ['bytes that are no UTF-8', { 'xl/styles.xml': new Uint8Array([0x3c, 0xff, 0x3e]) }],
])('refuses a part in %s instead of changing other letters', async (_, more) => {
  const list = exportedList((await read(zipped())).sheet, { header: true, columns: ['iban'] });
  const file = new Blob([zipped(more) as Uint8Array<ArrayBuffer>]);
  await expect(patchWorkbook(file, 'xl/worksheets/sheet1.xml', list)).rejects.toThrow();
});
