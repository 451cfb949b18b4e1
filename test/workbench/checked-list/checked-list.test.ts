/** The rows and counts that are kept equal those computed at once, whatever happened before. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FoundValue } from '../../../lib/extension/schemas/index.ts';
import { createCheckedList, type ListInput } from '../../../lib/workbench/checked-list/index.ts';
import { reverseOf, withEdits } from '../../../lib/workbench/list/edits.ts';
import { bodyRows, cellsToRead } from '../../../lib/workbench/list/lines.ts';
import { sheetFromRows } from '../../../lib/workbench/list/sheet.ts';
import { findingOf, tableColumnsOf } from '../../../lib/workbench/list/table-columns.ts';
import {
  createRowOrder,
  DEFAULT_LIST_VIEW,
  groupsByRow,
  type ListView,
} from '../../../lib/workbench/list-view/index.ts';
import type { CellPart, ListAnswer, ListLayout } from '../../../lib/workbench/messages/index.ts';
import { createFailure } from '../../texts/in-texts.ts';
import { foundIn } from '../list/samples.ts';
import { finish } from './finish.ts';
import { fullListOf, fullViewOf } from './full-list.ts';

const RUNS = { seed: 23, numRuns: 300 };
const WORDS = ['a@x.example', 'A@x.example', 'b@x.example', 'bad@x.example', 'c@gmial.com'];
const TEXTS = [
  ...WORDS,
  'nil',
  '',
  '12',
  'a@x.example b@x.example',
  'b@x.example; 34',
  'some words of a letter',
];
const NAMES = ['Ada', 'ada.', 'Bob', ''];

/** What is read in a cell: each word with an @ is a value, and of other columns an IBAN. */
function valuesIn(text: string, column: number): FoundValue[] {
  const words = text.split(/\s+/).filter((word) => word.includes('@'));
  return words.map((word) => {
    const value = word.toLowerCase();
    const label = value.slice(0, 1);
    const facts = [{ name: label, label, value }];
    if (column > 1) return foundIn(word, { kind: 'iban', value: `DE${value.length}`, facts });
    const typo = word.includes('gmial') ? { standing: 'caution', suggestion: 'c@gmail.com' } : {};
    return foundIn(word, { value, facts, ...typo } as object);
  });
}

/** The values of a cell, and a number beside them, which is not read; or the cell, which is not. */
function partsIn(text: string, column: number): CellPart[] {
  const values = valuesIn(text, column).map((value) => ({
    ...value,
    start: text.indexOf(value.raw),
  }));
  const start = text.search(/\d+$/);
  if (values.length === 0)
    return [{ raw: text, start: 0, unread: start < 0 ? 'no-value' : 'number' }];
  return start < 0 ? values : [...values, { raw: text.slice(start), start, unread: 'number' }];
}

function readingOf({ sheet, layout }: ListInput, position: number, isOdd: boolean) {
  const row = bodyRows(sheet, layout)[position];
  if (!row) return undefined;
  return {
    cells: cellsToRead(row, layout).map(({ text, column }) => ({
      column,
      parts: partsIn(text, column),
    })),
    contradictions: isOdd ? ['They differ.'] : [],
  };
}

const step = fc.oneof(
  fc.record({
    type: fc.constant('read' as const),
    rows: fc.array(fc.nat(30), { maxLength: 12 }),
    isOdd: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('edit' as const),
    edits: fc.array(fc.tuple(fc.nat(30), fc.nat(3), fc.constantFrom(...TEXTS)), { maxLength: 6 }),
  }),
  fc.record({ type: fc.constant('undo' as const) }),
  fc.record({ type: fc.constant('readAgain' as const), from: fc.nat(30) }),
  fc.record({
    type: fc.constant('columns' as const),
    columns: fc.array(fc.constantFrom(null, 'any' as const, 'email' as const, 'iban' as const), {
      maxLength: 4,
    }),
    header: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('answer' as const),
    value: fc.constantFrom('email a@x.example', 'email b@x.example', 'iban DE11'),
    state: fc.constantFrom('answered' as const, 'failed' as const),
  }),
  fc.record({ type: fc.constant('names' as const), column: fc.constantFrom(null, 0) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const failure = createFailure('unexpected-answer', { billed: 'yes' });
const answerTo = (key: string, state: 'answered' | 'failed'): ListAnswer => {
  const [kind, value = ''] = key.split(' ');
  if (state === 'failed') return { state, n: 0, at: 1, failure };
  const more = { kind: kind === 'iban' ? ('iban' as const) : ('email' as const), value };
  const { verdict } = foundIn(value, {
    ...more,
    facts: [{ name: 'iban.bank', label: 'Bank', value: 'B' }],
  });
  return { state, n: 0, at: 1, verdict, answeredAt: 5 };
};

/** The state of a list after a step; edits are remembered so that they can be undone. */
function play(input: ListInput, next: Step, undo: ReturnType<typeof reverseOf>[]): ListInput {
  const change = (edits: ReturnType<typeof reverseOf>): ListInput => {
    const sheet = withEdits(input.sheet, edits);
    const changed = new Set(edits.map(({ row }) => row));
    const body = bodyRows(sheet, input.layout);
    const edited = { ...input, sheet };
    const readings = input.readings.map((reading, i) =>
      changed.has(body[i]?.number ?? 0) && reading ? readingOf(edited, i, false) : reading,
    );
    return { ...edited, readings };
  };
  if (next.type === 'read') {
    const readings = input.readings.map((reading, i) =>
      next.rows.includes(i) ? readingOf(input, i, next.isOdd) : reading,
    );
    return { ...input, readings };
  }
  if (next.type === 'edit') {
    const edits = next.edits.map(([row, column, text]) => ({ row: row + 1, column, text }));
    undo.push(reverseOf(input.sheet, edits));
    return change(edits);
  }
  if (next.type === 'undo') return change(undo.pop() ?? []);
  if (next.type === 'answer')
    return {
      ...input,
      answers: new Map(input.answers).set(next.value, answerTo(next.value, next.state)),
    };
  if (next.type === 'names') return { ...input, nameColumn: next.column };
  const layout: ListLayout =
    next.type === 'columns' ? { columns: next.columns, header: next.header } : { ...input.layout };
  const from = next.type === 'readAgain' ? next.from : 0;
  const fresh = { ...input, layout };
  const readings = bodyRows(input.sheet, layout).map((_, i) =>
    i < from ? readingOf(fresh, i, false) : undefined,
  );
  return { ...fresh, readings };
}

/** Steps of an update before it is given up; null: all are done. */
const STEPS_DONE = fc.oneof(fc.constant(null), fc.nat(5), fc.nat(40));

const VIEWS: readonly Partial<ListView>[] = [
  {},
  { showRepeats: true, sort: { by: 'finding', descending: true } },
  { search: 'a@', sort: { by: 'cell 1', descending: false } },
  { status: 'bad' },
  { kind: 'iban', sort: { by: 'result', descending: false }, showRepeats: true },
];

const LETTER = ['some words of a letter', 'and more', 'please write to a@x.example soon', '12'];

const lists = {
  'of the lines of a letter': fc.array(fc.tuple(fc.constantFrom(...LETTER)), {
    minLength: 4,
    maxLength: 30,
  }),
  'of one column': fc.array(fc.tuple(fc.constantFrom(...TEXTS)), { minLength: 1, maxLength: 30 }),
  'of several columns': fc.array(
    fc.tuple(
      fc.constantFrom(...NAMES),
      fc.constantFrom(...TEXTS),
      fc.constantFrom(...TEXTS),
      fc.constantFrom(...TEXTS),
    ),
    { minLength: 1, maxLength: 30 },
  ),
};

describe.each(Object.entries(lists))('a list %s', (_, arbitrary) => {
  it('is the same as one that is computed at once, after each step', () => {
    fc.assert(
      fc.property(
        arbitrary,
        fc.array(fc.tuple(step, STEPS_DONE, fc.nat(VIEWS.length - 1)), { maxLength: 14 }),
        (cells, steps) => {
          const sheet = sheetFromRows(cells.map((row, i) => ({ number: i + 1, cells: [...row] })));
          const layout: ListLayout = {
            columns: sheet.width > 1 ? [null, 'email', 'iban'] : ['any'],
            header: false,
          };
          let input: ListInput = {
            sheet,
            layout,
            readings: sheet.rows.map(() => undefined),
            answers: new Map(),
            nameColumn: 0,
          };
          const undo: ReturnType<typeof reverseOf>[] = [];
          const model = createCheckedList(3);
          const order = createRowOrder();
          for (const [next, stepsDone, at] of steps) {
            input = play(input, next, undo);
            // An update that is given up after some steps is continued by the next.
            if (stepsDone !== null) {
              const update = model.update(input);
              for (let i = 0; i < stepsDone && !update.next().done; i++);
              continue;
            }
            const list = finish(model.update(input));
            const full = fullListOf(input);
            expect(list).toEqual(full.list);
            expect(model.questions()).toHaveLength(list.price.count);
            const groups = (['same', 'written', 'names'] as const).flatMap((kind) =>
              finish(model.groups(kind)),
            );
            const byRow = (all: typeof groups) => [...finish(groupsByRow(all)).keys()].toSorted();
            expect(groups).toHaveLength(full.groups.length);
            expect(byRow(groups)).toEqual(byRow(full.groups));
            const view = { ...DEFAULT_LIST_VIEW, ...VIEWS[at] };
            const columns = tableColumnsOf(input.sheet, input.layout, list.facts);
            expect(finish(order.update(list.rows, view, columns))).toEqual(
              fullViewOf(full.list.rows, view, columns),
            );
          }
        },
      ),
      RUNS,
    );
  });
});

it('keeps the rows that did not change', () => {
  const sheet = sheetFromRows(
    Array.from({ length: 1000 }, (_, i) => ({
      number: i + 1,
      cells: ['Ada', `${i}@x.example`, ''],
    })),
  );
  const layout: ListLayout = { columns: [null, 'email', null], header: false };
  const start = { sheet, layout, answers: new Map(), nameColumn: null };
  const input = { ...start, readings: sheet.rows.map(() => undefined) };
  const readings = sheet.rows.map((_, i) => readingOf(input, i, false));
  const model = createCheckedList();
  const before = finish(model.update({ ...start, readings }));
  const edited = withEdits(sheet, [{ row: 501, column: 1, text: '7@x.example' }]);
  const next = { ...start, sheet: edited, readings };
  next.readings[500] = readingOf(next, 500, false);
  const after = finish(model.update(next));
  const changed = after.rows.filter((row, i) => row !== before.rows[i]);
  // The edited row, and the row whose value it has now.
  expect(changed.map(({ row }) => row.number)).toEqual([8, 501]);
  expect(after.facts).toBe(before.facts);
});

describe('empty cells', () => {
  const TWO_KINDS: ListLayout = { columns: [null, 'email', 'iban'], header: false };
  const listOf = (...cells: readonly (readonly [string, string])[]) => {
    const sheet = sheetFromRows(
      cells.map((texts, i) => ({ number: i + 1, cells: [`Row ${i + 1}`, ...texts] })),
    );
    const layout = TWO_KINDS;
    const input = { sheet, layout, readings: [], answers: new Map(), nameColumn: null };
    const readings = sheet.rows.map((_, i) => readingOf(input, i, false));
    return finish(createCheckedList().update({ ...input, readings }));
  };
  const FULL = ['a@x.example', 'b@x.example'] as const;

  it('are missing where most of their column are filled and the row has another value', () => {
    const rows = [FULL, FULL, FULL, ['', 'c@x.example'], ['', ''], ['', 'nil']] as const;
    const { rows: checked, summary, price } = listOf(...rows, FULL, FULL, FULL, FULL, FULL, FULL);
    const missing = checked.filter(({ lines }) =>
      lines.some(({ unreadReason }) => unreadReason === 'missing'),
    );
    expect(missing.map(({ row, status }) => [row.number, status])).toEqual([[4, 'caution']]);
    expect(missing.map(findingOf)).toEqual(['Email: Missing']);
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
    cells: [
      {
        column: 1,
        parts: [{ ...foundIn(iban, { kind: 'iban', value: iban }), start: 0 }],
      },
    ],
    contradictions: [],
  }));
  const input = { sheet, layout, readings, answers: new Map(), nameColumn: 0 };
  const model = createCheckedList();
  const { rows } = finish(model.update(input));
  const says = (row: number, name: string) => [
    `Row ${row} has this IBAN with another name: ${name}`,
  ];
  expect(rows.map(({ contradictions }) => contradictions)).toEqual([
    says(3, 'Bob & Sons'),
    says(3, 'Bob & Sons'),
    says(1, 'Ada Ltd'),
    [],
    says(6, 'Carl'),
    says(5, 'Eve'),
  ]);
  expect(rows[0]?.status).toBe('caution');
  const edited = withEdits(sheet, [{ row: 6, column: 0, text: 'Eve' }]);
  const after = finish(model.update({ ...input, sheet: edited }));
  expect(after.rows.slice(4).flatMap(({ contradictions }) => contradictions)).toEqual([]);
});

it('knows which row the others repeat if an update that changed the first row was given up', () => {
  const cells = ['a@x.example', 'me'];
  const sheet = sheetFromRows([1, 2, 3].map((number) => ({ number, cells })));
  const layout: ListLayout = { columns: ['email', null], header: false };
  const input: ListInput = { sheet, layout, readings: [], answers: new Map(), nameColumn: null };
  const read = (of: ListInput) => [0, 1, 2].map((i) => readingOf(of, i, false));
  const model = createCheckedList(2);
  finish(model.update({ ...input, readings: read(input) }));
  const edited = {
    ...input,
    sheet: withEdits(sheet, [{ row: 1, column: 0, text: 'b@x.example' }]),
  };
  const readings = read(edited);
  model.update({ ...edited, readings }).next();
  const undone = { ...input, readings: [readingOf(input, 0, false), ...readings.slice(1)] };
  expect(finish(model.update(undone))).toEqual(fullListOf(undone).list);
});
