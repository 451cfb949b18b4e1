/** Columns of facts that the person chose, after the language has changed. */
import { expect, it } from 'vitest';
import { fact, knownFacts } from '../../../lib/kinds/shared/facts.ts';
import { recordReference } from '../../../lib/texts/references.ts';
import { arrangeColumns, changeColumn, placesOf } from '../../../lib/workbench/list/arrangement.ts';
import { tableColumnsOf } from '../../../lib/workbench/list/index.ts';
import { parseSheet } from '../../../lib/workbench/list/sheet.ts';

const SHEET = parseSheet('Name;IBAN\nAda;DE89370400440532013000');
const LAYOUT = { columns: [null, 'iban' as const], header: true };
const names = knownFacts([
  fact(recordReference('bankCode'), 'x'),
  fact(recordReference('bank'), 'x'),
]).map(({ name }) => name);

const columnsWith = (...labels: string[]) =>
  tableColumnsOf(
    SHEET,
    LAYOUT,
    labels.map((label, i) => ({ column: 1, name: names[i] ?? label, label })),
  );

it('are still shown', () => {
  const arranged = arrangeColumns(columnsWith('Bankleitzahl', 'Bank'), []);
  const chosen = arranged.find(({ column }) => column.name === 'IBAN: Bankleitzahl');
  expect(chosen?.column.id).toBe('fact 1 record.bankCode');
  const stored = placesOf(changeColumn(arranged, chosen?.column.id ?? '', { isShown: true }));
  const shown = arrangeColumns(columnsWith('Bank code', 'Bank'), stored).filter(
    ({ column, isShown }) => isShown && column.id.startsWith('fact '),
  );
  expect(shown.map(({ column }) => column.name)).toEqual(['IBAN: Bank code']);
});
