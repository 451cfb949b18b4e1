import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportColumns, listToCsv } from '../../../lib/workbench/list/export.ts';
import { parseSheet, type Sheet } from '../../../lib/workbench/list/sheet.ts';
import type { ListChange, ListLayout } from '../../../lib/workbench/messages/index.ts';
import { exportedList } from './samples.ts';

const LAYOUT: ListLayout = { columns: [null, 'email'], header: true };
const TEXT = 'Name;Email\nAda;a@example.com\n=SUM(A1);nil\n';
const ANSWERED = 86_400_000;
/** When that was in the time zone of this computer. */
const TIME = new Date(ANSWERED - new Date(ANSWERED).getTimezoneOffset() * 60_000)
  .toISOString()
  .slice(0, 19)
  .replace('T', ' ');

const exported = (sheet: Sheet, layout = LAYOUT) => exportedList(sheet, layout);

describe('CSV', () => {
  it('keeps the original cells and adds the results with their facts', () => {
    const { text, escaped } = listToCsv(exported(parseSheet(TEXT)));
    expect(text.split('\r\n')).toEqual([
      'Name;Email;Result;Finding;Correction;Kind;Value;Looked up;Domain;Row',
      `Ada;a@example.com;Good;It is good.;;Email;a@example.com;${TIME};example.com;2`,
      '=SUM(A1);nil;Not recognised;Not an email address, which this column should contain;;;;;;3',
    ]);
    expect(escaped).toBe(0);
  });

  it('keeps the rows above the header at the top, as they are', () => {
    const sheet = parseSheet('Suppliers;\n=1+1;"2026; all"\nName;Email\nAda;a@example.com\n');
    const { text } = listToCsv(exported(sheet, { ...LAYOUT, above: 2 }));
    const [title, more, names, row, ...others] = text.split('\r\n');
    expect([title, more]).toEqual(['Suppliers;', '=1+1;"2026; all"']);
    expect(names).toMatch(/^Name;Email;Result;/);
    expect(row).toMatch(/^Ada;a@example.com;Good;.*;4$/);
    expect(others).toEqual([]);
  });

  it('has all values of a cell and what was not read, with the worst result', () => {
    const text = 'Name;Email\nAda;"a@example.com; bad@example.com; on request"\n';
    const [, row] = listToCsv(exported(parseSheet(text))).text.split('\r\n');
    expect(row).toBe(
      'Ada;"a@example.com; bad@example.com; on request";Bad;' +
        '"a@example.com: It is good.; bad@example.com: It is bad.; on request: Not an email address, which this column should contain";' +
        `;Email;"a@example.com; bad@example.com";${TIME};"example.com; example.com";2`,
    );
  });

  it('says what has changed since the lookup before', () => {
    const side = (standing: 'good' | 'bad'): ListChange['before'] => ({
      standing,
      reason: standing,
      headline: standing,
      basis: ['api'],
      at: ANSWERED,
    });
    const change: ListChange = {
      kind: 'email',
      value: 'a@example.com',
      verdict: true,
      before: side('good'),
      after: side('bad'),
      facts: [{ label: 'Bank', before: null, after: 'B' }],
    };
    const changes = { since: ANSWERED, changes: [change] };
    const sheet = parseSheet('Email,Copy to\na@example.com,b@example.com\nb@example.com,\n');
    const list = exported(sheet, { columns: ['email', 'email'], header: true });
    const [names, first, second] = listToCsv({ ...list, changes }).text.split('\r\n');
    expect(names).toMatch(/^Email,Copy to,Result,Finding,Changed since 1970-01-02,Email: Result,/);
    expect(first).toContain(',Good,It is good.,a@example.com: Good → Bad; Bank: - → B,Good,');
    expect(second).toMatch(/^b@example.com,,Good,It is good.,,Good,/);
  });

  it('marks added cells as text that would run as formulas, and counts them', () => {
    const layout: ListLayout = { columns: ['email'], header: false };
    const sheet = parseSheet('=1+1@example.com\nb@example.com');
    const { text, escaped } = listToCsv(exported(sheet, layout));
    const [, row = ''] = text.split('\r\n');
    expect(row).toMatch(/^=1\+1@example\.com,Good,It is good\.,,Email,'=1\+1@example\.com,/);
    expect(escaped).toBe(1);
  });

  it('keeps the places of own columns, and has the original text of a changed cell at the end', () => {
    const edits = [{ row: 2, column: 0, text: 'Ada L.' }];
    const { text } = listToCsv(exportedList(parseSheet(TEXT), LAYOUT, edits));
    const lines = text.split('\r\n').map((line) => line.split(';'));
    expect(lines.map((cells) => [...cells.slice(0, 3), cells.at(-1)])).toEqual([
      ['Name', 'Email', 'Result', 'Name (before)'],
      ['Ada L.', 'a@example.com', 'Good', 'Ada'],
      ['=SUM(A1)', 'nil', 'Not recognised', ''],
    ]);
  });

  it('adds only the chosen columns', () => {
    const list = exported(parseSheet(TEXT));
    const ids = exportColumns(list).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const chosen = new Set(['finding', 'result']);
    const [names, first] = listToCsv({ ...list, chosen }).text.split('\r\n');
    expect(names).toBe('Name;Email;Result;Finding');
    expect(first).toBe('Ada;a@example.com;Good;It is good.');
  });

  it('keeps every cell unchanged, also when it is imported again', () => {
    const cell = fc
      .string({ unit: fc.constantFrom(...'ab1 ,;|"\'=+-@\t\nüß€') })
      .filter((text) => text === '' || text.trim() !== '');
    const row = fc
      .array(cell, { minLength: 2, maxLength: 4 })
      .filter((cells) => cells.some((text) => text.trim() !== ''));
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 8 }), (rows) => {
        const cells = rows.map((values) => ['x', ...values]);
        const numbered = cells.map((values, i) => ({ number: i + 1, cells: values }));
        const width = Math.max(...cells.map((values) => values.length));
        const sheet = { delimiter: ',', rows: numbered, width, rowsOmitted: 0 } as const;
        const { text } = listToCsv(exported(sheet, { columns: ['email'], header: false }));
        const [names, ...imported] = parseSheet(text, ',').rows;
        expect(names?.cells.slice(width, width + 2)).toEqual(['Result', 'Finding']);
        const padded = cells.map((values) => [...values, ...Array(width - values.length).fill('')]);
        expect(imported.map((line) => line.cells.slice(0, width))).toEqual(padded);
      }),
    );
  });
});
