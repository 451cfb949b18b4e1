import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import {
  bodyRows,
  type CellEdit,
  type ExportedList,
  originalsOf,
  type RowReadings,
  type Sheet,
  sheetFromRows,
  withEdits,
} from '../../../lib/workbench/list/index.ts';
import type { ListLayout } from '../../../lib/workbench/messages/index.ts';
import { listToWorkbook, readWorkbook } from '../../../lib/workbench/workbook/index.ts';
import { checkedListOf } from '../checked-list/finish.ts';
import { foundIn } from '../list/samples.ts';
import { makeWorkbook } from './make-workbook.ts';

/** A list in which the cells with an @ of a column were read. */
function checked(sheet: Sheet, layout: ListLayout, edits: readonly CellEdit[] = []): ExportedList {
  const edited = withEdits(sheet, edits);
  const readings: RowReadings = bodyRows(edited, layout).map(({ cells }) => ({
    cells: cells.flatMap((text, column) =>
      layout.columns[column] && text.includes('@')
        ? [{ column, parts: [{ ...foundIn(text, {}, 86_400_000), start: 0 }] }]
        : [],
    ),
    contradictions: [],
  }));
  const { rows } = checkedListOf({ sheet: edited, layout, readings });
  return { sheet: edited, layout, rows, originals: originalsOf(sheet, [], edits) };
}

const bytesOf = async (list: ExportedList) =>
  new Uint8Array(await (await listToWorkbook(list)).arrayBuffer());
async function sheetIn(bytes: Uint8Array): Promise<Sheet> {
  const result = await readWorkbook(bytes);
  if (!result.ok) throw new Error(result.problem);
  return result.sheet;
}

const ROWS = `<row><c t="str"><v>Email</v></c><c t="str"><v>Amount</v></c><c t="str"><v>Since</v></c><c t="str"><v>Active</v></c></row>
<row><c t="str"><v>a@example.com</v></c><c><v>12.5</v></c><c s="1"><v>45984.5</v></c><c t="b"><v>1</v></c></row>
<row><c t="str"><v>bad@example.com</v></c><c t="str"><v>=1+1</v></c><c s="1"><v>45984</v></c><c t="b"><v>0</v></c></row>`;
const LAYOUT: ListLayout = { header: true, columns: ['email', null, null, null] };

it('gives the own cells back as they came, with their types', async () => {
  const came = await sheetIn(makeWorkbook({ sheets: [ROWS], styles: [0, 14] }));
  const back = await sheetIn(await bytesOf(checked(came, LAYOUT)));
  expect(back.rows.map(({ cells }) => cells.slice(0, 4))).toEqual(
    came.rows.map(({ cells }) => cells),
  );
  expect(back.rows.slice(1).map(({ types }) => types?.slice(0, 4))).toEqual(['tnmb', 'ttdb']);
  expect(back.rows[0]?.cells.slice(4)).toContain('Result');
});

it('writes an edited cell as text, with what it was beside it', async () => {
  const came = await sheetIn(makeWorkbook({ sheets: [ROWS], styles: [0, 14] }));
  const list = checked(came, LAYOUT, [{ row: 2, column: 1, text: '13' }]);
  const back = await sheetIn(await bytesOf(list));
  expect(back.rows[0]?.cells.slice(0, 3)).toEqual(['Email', 'Amount', 'Amount (original)']);
  expect(back.rows[1]?.cells.slice(0, 3)).toEqual(['a@example.com', '13', '12.5']);
  expect(back.rows[1]?.types?.slice(0, 3)).toBe('ttt');
});

it('freezes and emphasises the header, sets widths, colours results, and has no formula', async () => {
  const came = await sheetIn(makeWorkbook({ sheets: [ROWS], styles: [0, 14] }));
  const parts = unzipSync(await bytesOf(checked(came, LAYOUT)));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
  expect(sheet).toMatch(/<col min="1" max="1" width="17" customWidth="1"\/>/);
  const styleOf = (text: string) => new RegExp(`(?:s="(\\d+)")?><is><t>${text}<`).exec(sheet)?.[1];
  expect(styleOf('Email')).toBe('1');
  expect(styleOf('good')).toBe('5');
  expect(styleOf('bad')).toBe('8');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toContain('<c r="B3" t="inlineStr"><is><t>=1+1</t></is></c>');
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
        const list = checked(sheetFromRows(rows), { header: false, columns: ['any', null] });
        const back = await sheetIn(await bytesOf(list));
        expect(back.rows.slice(1).map(({ cells }) => cells.slice(0, 2))).toEqual(
          list.rows.map(({ row }) => row.cells),
        );
      },
    ),
    { numRuns: 60 },
  );
});
