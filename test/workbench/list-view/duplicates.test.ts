import { describe, expect, it, vi } from 'vitest';
import { createCheckedList } from '../../../lib/workbench/checked-list/index.ts';
import type { CheckedRow, ListLine } from '../../../lib/workbench/list/index.ts';
import { sheetFromRows } from '../../../lib/workbench/list/sheet.ts';
import {
  DUPLICATE_KINDS,
  type DuplicateGroup,
  duplicateGroupsOf,
  duplicateKindsOf,
  groupsByRow,
  nameColumnOf,
  rowsInGroups,
} from '../../../lib/workbench/list-view/index.ts';
import { finish } from '../checked-list/finish.ts';
import { foundIn } from '../list/samples.ts';

const LAYOUT = { columns: [null, 'iban', 'email'], header: false } as const;

/** A list of name, IBAN and email, with its groups; a value is compared without its spaces. */
function listOf(
  nameColumn: number | null,
  ...rows: readonly (readonly [string, string, string?])[]
) {
  const sheet = sheetFromRows(
    rows.map(([name, iban, email = ''], i) => ({ number: i + 1, cells: [name, iban, email] })),
  );
  const readings = rows.map(([, iban, email]) => ({
    contradictions: [],
    cells: [iban, email].flatMap((text, i) => {
      if (!text) return [];
      const kind = i === 0 ? 'iban' : 'email';
      const value = text.replaceAll(' ', '');
      return [{ column: i + 1, parts: [{ ...foundIn(text, { kind, value }), start: 0 }] }];
    }),
  }));
  const model = createCheckedList();
  const layout = LAYOUT;
  const list = finish(model.update({ sheet, layout, readings, answers: new Map(), nameColumn }));
  return { ...list, groups: DUPLICATE_KINDS.flatMap((kind) => finish(model.groups(kind))) };
}

const briefly = ({ kind, value, rows, variants }: DuplicateGroup) =>
  `${kind} ${value} ${variants}: ${rows.map(({ row }) => row.number).join()}`;

describe('duplicates', () => {
  it('are values written the same, and values written differently', () => {
    const { groups, duplicates } = listOf(
      null,
      ['A', 'DE 1'],
      ['B', 'DE2'],
      ['C', 'DE1'],
      ['D', 'DE2'],
      ['E', 'DE3'],
      ['F', 'D E1'],
    );
    expect(groups.map(briefly)).toEqual(['same DE2 1: 2,4', 'written DE1 3: 1,3,6']);
    expect(duplicates).toEqual({ same: 1, written: 1, names: 0 });
  });

  it('are IBANs with several names, however a name is written', () => {
    const { groups } = listOf(
      0,
      ['Müller GmbH', 'DE1', 'a@x'],
      ['muller gmbh.', 'DE1'],
      ['Ada', 'DE2', 'a@x'],
      ['', 'DE2'],
      ['Bob', 'DE2'],
    );
    expect(groups.map(briefly)).toEqual([
      'same DE1 1: 1,2',
      'same a@x 1: 1,3',
      'same DE2 1: 3,4,5',
      'names DE2 2: 3,4,5',
    ]);
  });

  it('are not values that occur twice in a row only', () => {
    const [first] = listOf(null, ['A', 'DE1'], ['B', 'DE1']).rows;
    if (!first) throw new Error('There are rows.');
    const [line] = first.lines;
    if (!line) throw new Error('There are lines.');
    expect(duplicateGroupsOf([line, line], () => first, null)).toEqual([]);
    expect(duplicateKindsOf([line, line], () => first, false)).toEqual([]);
  });

  it('are told by kind without a look at all rows of a value that occurs often', () => {
    const payments = Array.from({ length: 500 }, (_, i): [string, string] => [
      `Supplier ${i}`,
      'DE1',
    ]);
    const { rows } = listOf(0, ...payments);
    const rowOf = vi.fn(({ position }: ListLine) => rows[position]);
    const lines = rows.flatMap((row) => row.lines);
    expect(duplicateKindsOf(lines, rowOf, true)).toEqual(['same', 'names']);
    expect(rowOf.mock.calls.length).toBeLessThan(5);
    expect(duplicateGroupsOf(lines, rowOf, 0).map(({ kind }) => kind)).toEqual(['same', 'names']);
  });
});

describe('rows in groups', () => {
  const { rows, groups } = listOf(
    null,
    ['A', 'DE1', 'a@x'],
    ['B', 'DE2'],
    ['C', 'DE1'],
    ['D', 'DE2'],
    ['E', '', 'a@x'],
  );
  const byRow = finish(groupsByRow(groups));
  const numbers = (matching: readonly CheckedRow[]) =>
    finish(rowsInGroups(matching, byRow)).map(({ row, isFirst }) =>
      isFirst ? -row.number : row.number,
    );

  it('follow each other, and each group begins with its first row', () => {
    expect(numbers(rows)).toEqual([-1, 3, -1, 5, -2, 4]);
  });

  it('are those of groups with a matching row, in the order of the matching rows', () => {
    expect(numbers(rows.slice(3, 4))).toEqual([-2, 4]);
    expect(numbers(rows.toReversed())).toEqual([-1, 5, -2, 4, -1, 3]);
  });
});

it.each([
  [['Nr.', 'Supplier', 'IBAN'], 1],
  [['Supplier no.', 'Supplier name', 'IBAN'], 1],
  [['Name', 'Kontoinhaber', 'IBAN'], 1],
  [['Vorname', 'Nachname', 'IBAN'], 1],
  [['First name', 'Last name'], 1],
  [['Bank name', 'Razón social'], 1],
  [['Raison sociale', 'IBAN'], 0],
  [['Nazwa dostawcy', 'IBAN'], 0],
  [['Username', 'File name', 'IBAN'], null],
  [['IBAN', 'Amount'], null],
])('the names in %j are in column %s', (headings, column) => {
  expect(nameColumnOf(headings)).toBe(column);
});
