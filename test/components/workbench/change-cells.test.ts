/** Changes of cells, and their way back and forth. */
import { expect, it } from 'vitest';
import { afterCellStep, type CellStep } from '../../../components/workbench/list/change-cells.ts';
import { AS_IT_CAME, type OpenList } from '../../../components/workbench/list/open-list.ts';
import { sheetFromRows } from '../../../lib/workbench/list/index.ts';

const source = sheetFromRows([
  { number: 1, cells: ['Ada', 'a@x.example'] },
  { number: 2, cells: ['Bob', 'b@x.example'] },
]);
const list: OpenList = {
  ...AS_IT_CAME,
  key: 1,
  name: 'people',
  text: null,
  source,
  sheet: source,
  choice: { columns: [null, 'email'], header: false },
};
const edit = (row: number, text: string): CellStep => ({
  is: 'edit',
  edits: [{ row, column: 0, text }],
});
const listAfter = (changes: readonly CellStep[]): OpenList =>
  changes.reduce((last, change) => afterCellStep(last, change)?.list ?? last, list);
const namesOf = ({ sheet }: OpenList) => sheet.rows.map(({ cells }) => cells[0]);

it('goes back to the first list and forth to the last', () => {
  const changed = [edit(1, 'Eve'), edit(2, 'Max')];
  expect(namesOf(listAfter(changed))).toEqual(['Eve', 'Max']);
  expect(namesOf(listAfter([...changed, { is: 'undo' }]))).toEqual(['Eve', 'Bob']);
  const back = listAfter([...changed, { is: 'undo' }, { is: 'undo' }]);
  expect(namesOf(back)).toEqual(['Ada', 'Bob']);
  expect(back.originals).toEqual([]);
  expect(namesOf(listAfter([...changed, { is: 'undo' }, { is: 'undo' }, { is: 'redo' }]))).toEqual([
    'Eve',
    'Bob',
  ]);
});

it('forgets what was undone once another cell is changed', () => {
  const { undo, redo } = listAfter([edit(1, 'Eve'), { is: 'undo' }, edit(2, 'Max')]);
  expect(redo).toEqual([]);
  expect(undo).toEqual([[{ row: 2, column: 0, text: 'Bob' }]]);
});

it('names the rows that must be read again', () => {
  expect(afterCellStep(list, edit(2, 'Max'))?.rows).toEqual(new Set([2]));
});

it.each<[string, OpenList, CellStep]>([
  ['nothing was changed', list, { is: 'undo' }],
  ['nothing was undone', list, { is: 'redo' }],
  ['no cell is changed', list, { is: 'edit', edits: [] }],
])('changes nothing where %s', (_, from, change) => {
  expect(afterCellStep(from, change)).toBeNull();
});
