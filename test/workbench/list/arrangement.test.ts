import { expect, it } from 'vitest';
import { arrangeColumns } from '../../../lib/workbench/list/arrangement.ts';
import type { TableColumn } from '../../../lib/workbench/list/index.ts';

const column = (id: string): TableColumn => ({ id, name: id, cell: null, textOf: () => '' });
const COLUMNS = ['row', 'finding', 'cell 0', 'cell 1', 'fact 1 Bank'].map(column);
const idsOf = (arranged: ReturnType<typeof arrangeColumns>) =>
  arranged.map(({ column: { id }, isShown }) => (isShown ? id : `(${id})`));

it('columns that are new follow the column that they follow by default', () => {
  const places = [
    { id: 'cell 1', isShown: true, width: 20 },
    { id: 'gone', isShown: true },
    { id: 'row', isShown: false },
  ];
  const arranged = arrangeColumns(COLUMNS, places);
  expect(idsOf(arranged)).toEqual(['cell 1', '(fact 1 Bank)', '(row)', 'finding', 'cell 0']);
  expect(arranged[0]?.width).toBe(20);
});
