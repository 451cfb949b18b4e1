import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADDED_COLUMNS, listToCsv, listToJson } from '../../../lib/models/list/export.ts';
import { listLinesOf } from '../../../lib/models/list/lines.ts';
import { parseSheet } from '../../../lib/models/list/sheet.ts';
import { foundIn } from './samples.ts';

const CHOICE = { column: 1, kind: null, header: true } as const;
const TEXT = 'Name;Email\nAda;a@example.com\n=SUM(A1);nil\n';

function listOf(text: string, choice: Parameters<typeof listLinesOf>[1] = CHOICE) {
  const sheet = parseSheet(text);
  const body = choice.header ? sheet.rows.slice(1) : sheet.rows;
  const readings = body.map(({ cells }) =>
    (cells[choice.column ?? 0] ?? '').includes('@')
      ? [foundIn(cells[1] ?? '', {}, 86_400_000)]
      : [],
  );
  return { sheet, lines: listLinesOf(sheet, choice, readings) };
}

it('exports facts as JSON with the lookup and time that they are from', () => {
  const { sheet, lines } = listOf(TEXT);
  const source = { path: '/v1/email', at: 0 };
  const facts = [
    { label: 'Risk', value: '4 out of 100', source },
    { label: 'MX', value: 'yes' },
  ];
  const merged = lines.map((line) =>
    line.found
      ? { ...line, found: { ...line.found, verdict: { ...line.found.verdict, facts } } }
      : line,
  );
  expect(JSON.parse(listToJson(sheet, CHOICE, merged))[0].facts).toEqual([
    {
      label: 'Risk',
      value: '4 out of 100',
      from: '/v1/email',
      answered: '1970-01-01T00:00:00.000Z',
    },
    { label: 'MX', value: 'yes' },
  ]);
});

describe('CSV', () => {
  it('keeps the columns and adds the results', () => {
    const { sheet, lines } = listOf(TEXT);
    expect(listToCsv(sheet, CHOICE, lines).split('\r\n')).toEqual([
      'Name;Email;Row;Kind;Value;Result;Reason;Suggestion;Answered',
      'Ada;a@example.com;2;Email;a@example.com;confirmed;It is good.;;1970-01-02T00:00:00.000Z',
      "'=SUM(A1);nil;3;;;not read;No value found;;",
    ]);
  });

  it.each(['=1+1', '-1+1', '@cmd', '\tx', '\nx', ' =1', '\u00a0=1', '\u3000＝1'])(
    'escapes the formula %j',
    (cell) => {
      const text = `${JSON.stringify(cell).includes('\\') ? `"${cell}"` : cell},b\nc,d`;
      const sheet = parseSheet(text, ',');
      const choice = { column: 1, kind: null, header: false };
      const csv = listToCsv(sheet, choice, listLinesOf(sheet, choice, [[], []]));
      const [, row = ''] = csv.split('\r\n');
      expect(row.replace(/^"/, '')).toMatch(/^'/);
      expect(parseSheet(csv, ',').rows[1]?.cells[0]).toBe(cell);
    },
  );

  it('is unchanged after export and import', () => {
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
        const choice = { column: 0, kind: null, header: false };
        const csv = listToCsv(sheet, choice, listLinesOf(sheet, choice, []));
        const [names, ...imported] = parseSheet(csv, ',').rows;
        expect(names?.cells.slice(width)).toEqual([...ADDED_COLUMNS]);
        const padded = cells.map((values) => [...values, ...Array(width - values.length).fill('')]);
        expect(imported.map((line) => line.cells.slice(0, width))).toEqual(padded);
      }),
    );
  });
});

it('exports as JSON the columns, the verdict and its facts', () => {
  const { sheet, lines } = listOf('Email;Email\nAda;a@example.com\n');
  expect(JSON.parse(listToJson(sheet, CHOICE, lines))).toEqual([
    {
      row: 2,
      columns: { Email: 'Ada', 'Email 2': 'a@example.com' },
      kind: 'Email',
      value: 'a@example.com',
      result: 'confirmed',
      reason: 'It is good.',
      suggestion: '',
      answered: '1970-01-02T00:00:00.000Z',
      facts: [{ label: 'Domain', value: 'example.com' }],
    },
  ]);
});
