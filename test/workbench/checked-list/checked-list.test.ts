/** Empty cells, names of IBANs, and lines that are kept from one computation to the next. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createListChecker,
  type ListInput,
} from '../../../lib/workbench/checked-list/check-list.ts';
import { withEdits } from '../../../lib/workbench/list/edits.ts';
import { type Sheet, sheetFromRows } from '../../../lib/workbench/list/sheet.ts';
import { findingOf } from '../../../lib/workbench/list/table-columns.ts';
import type { ListAnswer, ListLayout } from '../../../lib/workbench/messages/index.ts';
import { checkedListOf, foundIn, readingsOf as readingsBy } from '../list/samples.ts';

/** A cell with an @ is an email, and in the third column an IBAN; others have no value. */
const readingsOf = (sheet: Sheet, layout: ListLayout) =>
  readingsBy(sheet, layout, (text, column) => {
    if (!text.includes('@')) return [{ raw: text, start: 0, unread: 'no-value' }];
    const iban = { kind: 'iban', value: `DE${text.length}` } as const;
    return [{ ...foundIn(text, column > 1 ? iban : {}), start: 0 }];
  });

const TEXTS = ['a@x.example', 'A@x.example', 'b@x.example', 'bad@x.example', 'nil', ''];
const text = fc.constantFrom(...TEXTS);
const change = fc.oneof(
  fc.record({ row: fc.integer({ min: 1, max: 12 }), column: fc.nat(2), text }),
  fc.record({ value: fc.constantFrom('email a@x.example', 'iban DE11') }),
);

it('is the same after any changes as if it were computed from nothing', () => {
  const answer: ListAnswer = {
    state: 'answered',
    n: 0,
    at: 1,
    answeredAt: 5,
    verdict: foundIn('bad@x.example').verdict,
  };
  const cells = fc.array(fc.tuple(fc.constantFrom('Ada', 'Bob'), text, text), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(cells, fc.array(change, { maxLength: 8 }), (texts, changes) => {
      const layout: ListLayout = { columns: [null, 'email', 'iban'], header: false };
      const rows = texts.map((each, i) => ({ number: i + 1, cells: each }));
      const sheet = sheetFromRows(rows);
      const readings = readingsOf(sheet, layout);
      let input: ListInput = { sheet, layout, readings, answers: new Map(), nameColumn: 0 };
      const check = createListChecker();
      check(input);
      for (const each of changes) {
        if ('value' in each) {
          input = { ...input, answers: new Map(input.answers).set(each.value, answer) };
        } else {
          const edited = withEdits(input.sheet, [each]);
          input = { ...input, sheet: edited, readings: readingsOf(edited, layout) };
        }
        const { groupsOf, ...list } = check(input);
        const { groupsOf: _, ...fresh } = createListChecker()(input);
        expect(list).toEqual(fresh);
      }
    }),
    { seed: 23, numRuns: 100 },
  );
});

describe('empty cells', () => {
  const TWO_KINDS: ListLayout = { columns: [null, 'email', 'iban'], header: false };
  const listOf = (...cells: readonly (readonly [string, string])[]) => {
    const sheet = sheetFromRows(
      cells.map((texts, i) => ({ number: i + 1, cells: [`Row ${i + 1}`, ...texts] })),
    );
    return checkedListOf({ sheet, layout: TWO_KINDS, readings: readingsOf(sheet, TWO_KINDS) });
  };
  const FULL = ['a@x.example', 'b@x.example'] as const;

  it('are missing where most of their column are filled and the row has another value', () => {
    const rows = [FULL, FULL, FULL, ['', 'c@x.example'], ['', ''], ['', 'nil']] as const;
    const { rows: checked, summary, price } = listOf(...rows, FULL, FULL, FULL, FULL, FULL, FULL);
    const missing = checked.filter(({ lines }) =>
      lines.some(({ unreadReason }) => unreadReason === 'missing'),
    );
    expect(missing.map(({ row, status }) => [row.number, status])).toEqual([[4, 'caution']]);
    expect(missing.map((row) => findingOf(row))).toEqual(['Email: Missing']);
    expect(summary.reasons).toContainEqual({ reason: 'Missing', count: 1 });
    // Neither a value nor a price: all IBANs of these lists are one value.
    expect([summary.valueCount, price.count]).toEqual([2, 2]);
  });

  it('are not missing in a column that is often empty', () => {
    const { summary } = listOf(FULL, FULL, FULL, ['', 'c@x.example'], ['', 'd@x.example']);
    expect(summary.reasons).toEqual([]);
  });
});

it('says which other row has the IBAN of a row with another name', () => {
  const names = ['Ada Ltd', 'ADA LTD.', 'Bob & Sons', '', 'Eve', 'Carl'];
  const ibans = ['DE1', 'DE1', 'DE1', 'DE1', 'FR2', 'FR2'];
  const sheet = sheetFromRows(
    names.map((name, i) => ({ number: i + 1, cells: [name, ibans[i] ?? ''] })),
  );
  const layout: ListLayout = { columns: [null, 'iban'], header: false };
  const readings = ibans.map((iban) => ({
    cells: [{ column: 1, parts: [{ ...foundIn(iban, { kind: 'iban', value: iban }), start: 0 }] }],
    contradictions: [],
  }));
  const input = { sheet, layout, readings, answers: new Map(), nameColumn: 0 };
  const { rows } = checkedListOf(input);
  const others = rows.map(({ remarks }) => remarks.map(({ text }) => text).join());
  expect(others[2]).toBe('Row 1 has this IBAN with another name: Ada Ltd');
  const briefly = others.map((says) => says.replace(' has this IBAN with another name', ''));
  const bob = 'Row 3: Bob & Sons';
  expect(briefly).toEqual([
    bob,
    `Same as row 1,${bob}`,
    'Row 1: Ada Ltd',
    '',
    'Row 6: Carl',
    'Row 5: Eve',
  ]);
  expect(rows[0]?.status).toBe('caution');
  // It speaks of the IBAN and the name.
  expect(rows[0]?.remarks[0]?.columns).toEqual([1, 0]);
  const edited = withEdits(sheet, [{ row: 6, column: 0, text: 'Eve' }]);
  const after = checkedListOf({ ...input, sheet: edited });
  expect(after.rows.slice(4).flatMap(({ remarks }) => remarks)).toMatchObject([
    { kind: 'copy', text: 'Same as row 5' },
  ]);
});
