/** Changes of cells, and their way back and forth. */
import { expect, it } from 'vitest';
import { afterCellStep, type CellStep } from '../../../components/workbench/list/change-cells.ts';
import { AS_IT_CAME, type OpenList } from '../../../components/workbench/list/open-list.ts';
import { sheetFromRows } from '../../../lib/workbench/list/index.ts';

const list: OpenList = {
  ...AS_IT_CAME,
  key: 1,
  name: 'people',
  text: null,
  sheet: sheetFromRows([
    { number: 1, cells: ['Ada', 'a@x.example'] },
    { number: 2, cells: ['Bob', 'b@x.example'] },
  ]),
  choice: { columns: [null, 'email'], header: false },
};
const edit = (row: number, text: string): CellStep => ({
  is: 'edit',
  edits: [{ row, column: 0, text }],
});
const listAfter = (changes: readonly CellStep[]): OpenList =>
  changes.reduce((last, change) => afterCellStep(last, change)?.list ?? last, list);

it('forgets what was undone once another cell is changed', () => {
  const { undo, redo } = listAfter([edit(1, 'Eve'), { is: 'undo' }, edit(2, 'Max')]);
  expect(redo).toEqual([]);
  expect(undo).toEqual([[{ row: 2, column: 0, text: 'Bob' }]]);
});
