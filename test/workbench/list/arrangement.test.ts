import { describe, expect, it } from 'vitest';
import {
  arrangeColumns,
  changeColumn,
  moveColumn,
  placesOf,
  tracksOf,
} from '../../../lib/workbench/list/arrangement.ts';
import type { TableColumn } from '../../../lib/workbench/list/index.ts';

const column = (id: string): TableColumn => ({ id, name: id, cell: null, textOf: () => '' });
const COLUMNS = ['row', 'finding', 'cell 0', 'cell 1', 'fact 1 Bank'].map(column);
const idsOf = (arranged: ReturnType<typeof arrangeColumns>) =>
  arranged.map(({ column: { id }, isShown }) => (isShown ? id : `(${id})`));

describe('columns', () => {
  it('that are new follow the column that they follow by default', () => {
    const places = [
      { id: 'cell 1', isShown: true, width: 20 },
      { id: 'gone', isShown: true },
      { id: 'row', isShown: false },
    ];
    const arranged = arrangeColumns(COLUMNS, places);
    expect(idsOf(arranged)).toEqual(['cell 1', '(fact 1 Bank)', '(row)', 'finding', 'cell 0']);
    expect(arranged[0]?.width).toBe(20);
  });

  it('are arranged again from what is stored', () => {
    const moved = moveColumn(arrangeColumns(COLUMNS, []), 'cell 1', 0);
    const arranged = changeColumn(moved, 'cell 0', { isShown: false, width: 30 });
    expect(idsOf(arranged)).toEqual(['cell 1', 'row', 'finding', '(cell 0)', '(fact 1 Bank)']);
    expect(arrangeColumns(COLUMNS, placesOf(arranged))).toEqual(arranged);
  });

  it('are moved no further than the ends', () => {
    const arranged = arrangeColumns(COLUMNS, []);
    expect(idsOf(moveColumn(arranged, 'row', -1))[0]).toBe('row');
    expect(idsOf(moveColumn(arranged, 'row', 99)).at(-1)).toBe('row');
  });

  it('are not hidden altogether', () => {
    const arranged = arrangeColumns([column('row')], []);
    expect(idsOf(changeColumn(arranged, 'row', { isShown: false }))).toEqual(['row']);
  });

  it('have widths within bounds, or automatic ones again', () => {
    const arranged = arrangeColumns(COLUMNS, []);
    const widthOf = (width: number | null) =>
      changeColumn(changeColumn(arranged, 'row', { width: 9 }), 'row', { width })[0]?.width;
    expect([widthOf(1), widthOf(50), widthOf(999), widthOf(null)]).toEqual([4, 50, 120, null]);
    expect(
      changeColumn(changeColumn(arranged, 'row', { width: 9 }), 'row', { isShown: true })[0]?.width,
    ).toBe(9);
  });

  it('have tracks, and places of the first ones, which stay', () => {
    const arranged = arrangeColumns([column('row'), column('result'), column('cell 0')], []);
    expect(tracksOf(arranged, [8, 20, 30])).toEqual({
      tracks: '2.5rem 4rem 10rem 15rem',
      narrowest: 35,
      frozen: [3.25, 8, 18.75],
    });
    const moved = moveColumn(changeColumn(arranged, 'result', { width: 30 }), 'result', 2);
    expect(tracksOf(moved, [8, 30, 20])).toMatchObject({
      tracks: '2.5rem 4rem 15rem 15rem',
      frozen: [3.25, 8],
    });
  });
});
