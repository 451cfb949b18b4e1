import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ExportedList, type Sheet, sheetFromRows } from '../../../lib/workbench/list/index.ts';
import type { ListLayout } from '../../../lib/workbench/messages/index.ts';
import {
  listToWorkbook,
  markedWorkbook,
  readWorkbook,
} from '../../../lib/workbench/workbook/index.ts';
import { exportedList } from '../list/samples.ts';
import { makeWorkbook } from './make-workbook.ts';

const bytesOf = async (list: ExportedList) =>
  new Uint8Array(await listToWorkbook(list).arrayBuffer());
async function sheetIn(bytes: Uint8Array): Promise<Sheet> {
  const result = await readWorkbook(bytes);
  if (!result.ok) throw new Error(result.problem);
  return result.sheet;
}

const ROWS = `<row><c t="str"><v>Email</v></c><c t="str"><v>Amount</v></c><c t="str"><v>Since</v></c><c t="str"><v>Active</v></c></row>
<row><c t="str"><v>a@example.com</v></c><c><v>12.5</v></c><c s="1"><v>45984.5</v></c><c t="b"><v>1</v></c></row>
<row><c t="str"><v>bad@example.com</v></c><c t="str"><v>=1+1</v></c><c s="1"><v>45984</v></c><c t="b"><v>0</v></c></row>`;
const LAYOUT: ListLayout = { header: true, columns: ['email', null, null, null] };
const came = await sheetIn(makeWorkbook({ sheets: [ROWS], styles: [0, 14] }));
const EDITED = exportedList(came, LAYOUT, [{ row: 2, column: 1, text: '13' }]);

it('gives the own cells back as they came, with their types', async () => {
  const back = await sheetIn(await bytesOf(exportedList(came, LAYOUT)));
  expect(back.rows.map(({ cells }) => cells.slice(0, 4))).toEqual(
    came.rows.map(({ cells }) => cells),
  );
  expect(back.rows.slice(1).map(({ types }) => types?.slice(0, 4))).toEqual(['tnmb', 'ttdb']);
  expect(back.rows[0]?.cells.slice(4)).toContain('Result');
});

it('writes an edited cell as text, with what it was at the end', async () => {
  const back = await sheetIn(await bytesOf(EDITED));
  const [names = [], cells = []] = back.rows.map((row) => row.cells);
  expect(names.slice(0, 4)).toEqual(['Email', 'Amount', 'Since', 'Active']);
  expect([names.at(-1), cells.at(-1), cells[1]]).toEqual(['Amount (before)', '12.5', '13']);
  expect(back.rows[1]?.types?.[1]).toBe('t');
  expect(back.rows[1]?.types?.[names.indexOf('Looked up')]).toMatch(/[dm]/);
});

it('marks the own cells where they are, with notes, and adds none', async () => {
  const bytes = new Uint8Array(await markedWorkbook(EDITED).arrayBuffer());
  const back = await sheetIn(bytes);
  expect(back.rows.map(({ number, cells }) => [number, cells])).toEqual(
    EDITED.sheet.rows.map(({ number, cells }) => [number, cells]),
  );
  expect(back.rows.map(({ types }) => types)).toEqual([undefined, 'ttmb', 'ttdb']);
  const parts = unzipSync(bytes);
  const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const notes = [
    ...textOf('xl/comments1.xml').matchAll(/ref="(\w+)".*?<t xml:space="preserve">(.*?)<\/t>/gs),
  ].map(([, place, text]) => [place, text]);
  expect(notes).toEqual([
    ['B2', 'Was: 12.5'],
    ['A3', 'It is bad.'],
  ]);
  const sheet = textOf('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<legacyDrawing r:id="rId2"/>');
  expect(/<c r="A3"[^>]* s="(\d+)"/.exec(sheet)?.[1]).toBe('17');
  expect(/<c r="A2"[^>]* s=/.exec(sheet)).toBeNull();
  for (const path of ['xl/drawings/vmlDrawing1.vml', 'xl/worksheets/_rels/sheet1.xml.rels'])
    expect(parts).toHaveProperty([path]);
  expect(textOf('[Content_Types].xml')).toContain('/xl/comments1.xml');
});

it('has no parts for notes where nothing is marked', async () => {
  const sheet = sheetFromRows([{ number: 1, cells: ['a@example.com'] }]);
  const list = exportedList(sheet, { header: false, columns: ['email'] });
  const bytes = new Uint8Array(await markedWorkbook(list).arrayBuffer());
  const parts = unzipSync(bytes);
  expect(Object.keys(parts).filter((path) => /comments|vml|sheet1.xml.rels/.test(path))).toEqual(
    [],
  );
  expect(strFromU8(parts['[Content_Types].xml'] ?? new Uint8Array())).not.toContain('comments');
});

it('freezes and emphasises the header, sets widths, colours results, and has no formula', async () => {
  const parts = unzipSync(await bytesOf(exportedList(came, LAYOUT)));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
  expect(sheet).toMatch(/<col min="1" max="1" width="17" customWidth="1"\/>/);
  const styleOf = (text: string) => new RegExp(`(?:s="(\\d+)")?><is><t>${text}<`).exec(sheet)?.[1];
  expect(styleOf('Email')).toBe('1');
  expect(styleOf('Good')).toBe('5');
  expect(styleOf('Bad')).toBe('17');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<c r="B3" t="inlineStr"><is><t>=1+1</t></is></c>');
});

it('keeps the rows above the header at the top, with their types, and freezes them with it', async () => {
  const title =
    '<row r="1"><c t="str"><v>Suppliers</v></c><c s="1"><v>45984</v></c></row><row r="3"><c><v>7</v></c></row>';
  const rows = ROWS.replace('<row>', '<row r="4">');
  const sheet = await sheetIn(makeWorkbook({ sheets: [title + rows], styles: [0, 14] }));
  const list = exportedList(sheet, { ...LAYOUT, above: 2 }, [{ row: 5, column: 1, text: '13' }]);
  const bytes = await bytesOf(list);
  const back = await sheetIn(bytes);
  expect(back.rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
    [1, 'Suppliers'],
    [2, '7'],
    [3, 'Email'],
    [4, 'a@example.com'],
    [5, 'bad@example.com'],
  ]);
  expect(back.rows.map(({ cells }) => cells[1])).toEqual([
    '2025-11-23',
    undefined,
    'Amount',
    '13',
    '=1+1',
  ]);
  expect(back.rows[0]?.types).toBe('td');
  const xmlOf = (file: Uint8Array) =>
    strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(xmlOf(bytes)).toContain('<pane ySplit="3" topLeftCell="A4"');
  const marked = new Uint8Array(await markedWorkbook(list).arrayBuffer());
  expect((await sheetIn(marked)).rows.map(({ number }) => number)).toEqual([1, 3, 4, 5, 6]);
  expect(xmlOf(marked)).toContain('<pane ySplit="4" topLeftCell="A5"');
});

it('keeps any text of a list, also characters that XML does not allow', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
    fc.constantFrom('_x0041_', 'a\r\nb', '\u0000', '<&>"', ' x '),
  );
  const notBlank = (cells: string[]) => cells.some((text) => text.trim() !== '');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }).filter(notBlank), {
        minLength: 1,
        maxLength: 4,
      }),
      async (table) => {
        const rows = table.map((cells, i) => ({ number: i + 1, cells }));
        const list = exportedList(sheetFromRows(rows), { header: false, columns: ['any', null] });
        const back = await sheetIn(await bytesOf(list));
        expect(back.rows.slice(1).map(({ cells }) => cells.slice(0, 2))).toEqual(
          list.rows.map(({ row }) => row.cells),
        );
      },
    ),
    { numRuns: 60 },
  );
});
