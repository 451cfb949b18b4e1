import { describe, expect, it } from 'vitest';
import { DEFAULT_LIST_VIEW, shownRows } from '../../../lib/workbench/checked-list/view.ts';
import { nameColumnOf } from '../../../lib/workbench/list/columns.ts';
import { type CheckedRow, DUPLICATE_KINDS } from '../../../lib/workbench/list/rows.ts';
import { sheetFromRows } from '../../../lib/workbench/list/sheet.ts';
import { tableColumnsOf } from '../../../lib/workbench/list/table-columns.ts';
import { checkedListOf, foundIn, readingsOf } from '../list/samples.ts';

const LAYOUT = { columns: [null, 'iban', 'email'], header: false } as const;

/** A list of name, IBAN and email, with its groups; a value is compared without its spaces. */
function listOf(
  nameColumn: number | null,
  ...rows: readonly (readonly [string, string, string?])[]
) {
  const sheet = sheetFromRows(
    rows.map(([name, iban, email = ''], i) => ({ number: i + 1, cells: [name, iban, email] })),
  );
  const readings = readingsOf(sheet, LAYOUT, (text, column) => {
    const kind = column === 1 ? 'iban' : 'email';
    return [{ ...foundIn(text, { kind, value: text.replaceAll(' ', '') }), start: 0 }];
  });
  const list = checkedListOf({ sheet, layout: LAYOUT, readings, nameColumn });
  const columns = tableColumnsOf(sheet, LAYOUT);
  return { ...list, columns, groups: DUPLICATE_KINDS.flatMap((kind) => list.groupsOf(kind)) };
}

const briefly = ([first, ...others]: readonly CheckedRow[]) => {
  const { kind, value, variants } = first?.group ?? expect.fail();
  return `${kind} ${value} ${variants}: ${[first, ...others].map((row) => row?.row.number).join()}`;
};

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
    const { duplicates } = listOf(null, ['A', 'DE1', 'DE1'], ['B', 'DE2']);
    expect(duplicates).toEqual({ same: 0, written: 0, names: 0 });
  });
});

describe('rows in groups', () => {
  const { columns, ...list } = listOf(
    null,
    ['A', 'DE1', 'a@x'],
    ['B', 'DE2'],
    ['C', 'DE1'],
    ['D', 'DE2'],
    ['E', '', 'a@x'],
  );
  const numbers = (view: object) =>
    shownRows(list, { ...DEFAULT_LIST_VIEW, duplicates: 'same', ...view }, columns).map(
      ({ row, group }) => (group?.isFirst ? -row.number : row.number),
    );

  it('follow each other, and each group begins with its first row', () => {
    const sort = { by: 'row', descending: false };
    expect(numbers({ sort })).toEqual([-1, 3, -1, 5, -2, 4]);
    // The last row lacks its IBAN, so it comes first.
    expect(numbers({})).toEqual([-1, 5, -1, 3, -2, 4]);
  });

  it('are those of groups with a matching row, in the order of the matching rows', () => {
    expect(numbers({ search: 'D DE2' })).toEqual([-2, 4]);
    expect(numbers({ sort: { by: 'row', descending: true } })).toEqual([-1, 5, -2, 4, -1, 3]);
    expect(numbers({ sort: { by: 'same', descending: true } })).toEqual([-2, 4, -1, 3, -1, 5]);
  });
});

it.each([
  [['Nr.', 'Supplier', 'IBAN'], 1],
  [['File', 'Verkäufer', 'IBAN'], 1],
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
