/** Rows that give one IBAN different names: each is a contradiction with another row. */

import type { ListLine } from '../list/index.ts';
import { foldName } from '../list-view/index.ts';
import { workbenchText } from '../texts.ts';

/** A name of an IBAN, and the number of the first row that has it. */
interface IbanName {
  readonly name: string;
  readonly folded: string;
  readonly row: number;
}

/** The first two different names of an IBAN. */
export type IbanNames = readonly [IbanName, IbanName];

/**
 * @param lines with one value, in the order of the list
 * @param nameColumn index of the column with names; null: names are not compared
 * @returns null: the value is no IBAN, or has one name at most
 */
export function ibanNamesOf(
  lines: readonly ListLine[],
  nameColumn: number | null,
): IbanNames | null {
  if (nameColumn === null || lines.length < 2) return null;
  if (lines[0]?.found?.verdict.kind !== 'iban') return null;
  let first: IbanName | undefined;
  for (const { row } of lines) {
    const name = row.cells[nameColumn]?.trim() ?? '';
    // Folding is slow.
    if (name === '' || name === first?.name) continue;
    const folded = foldName(name);
    if (folded === '' || folded === first?.folded) continue;
    const found = { name, folded, row: row.number };
    if (first) return [first, found];
    first = found;
  }
  return null;
}

const isSameName = (a: IbanName, b: IbanName) => a.row === b.row && a.name === b.name;

export const areSameNames = (a: IbanNames | null, b: IbanNames | null): boolean =>
  a === b || (a !== null && b !== null && isSameName(a[0], b[0]) && isSameName(a[1], b[1]));

/** Says that another row has the IBAN of this row with another name; null for a row without a name. */
export function otherNameText(
  { row }: ListLine,
  names: IbanNames,
  nameColumn: number,
): string | null {
  const folded = foldName(row.cells[nameColumn] ?? '');
  if (folded === '') return null;
  const other = folded === names[0].folded ? names[1] : names[0];
  return workbenchText('ibanOfOtherName', { row: other.row, name: other.name });
}
