import type { ComponentProps } from 'react';
import type { ListView } from '../../../lib/workbench/checked-list/index.ts';
import type { TableColumn } from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import { ColumnResizer } from '../columns/ColumnResizer.tsx';
import { useColumnDrag } from '../columns/use-column-drag.ts';
import type { TableColumns } from '../columns/use-table-columns.ts';

export interface WorkbenchTableHeaderProps {
  readonly columns: TableColumns;
  /** Of each column, characters. */
  readonly widths: readonly number[];
  readonly onPreview: (id: string, width: number | null) => void;
  /** The person leaves the edge of a column. */
  readonly onLeave: () => void;
  readonly sort: ListView['sort'];
  /** The columns that stay when the table scrolls sideways. */
  readonly frozen: number;
  /** Index of the active column, from 0 (the checkbox). */
  readonly column: number;
  /** The active cell is in the header. */
  readonly isActive: boolean;
  /** Number of shown rows. */
  readonly count: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onSort: (column: TableColumn) => void;
}

/** The id of a cell, which `aria-activedescendant` refers to. `row`: among the shown rows, -1 for the header. */
export const cellId = (row: number, column: number): string =>
  `cell ${row} ${column}`.replaceAll(' ', '-');

function HeaderCell(props: ComponentProps<'span'>) {
  // biome-ignore lint/a11y/useFocusableInteractive: the table has the focus
  // biome-ignore lint/a11y/useSemanticElements: see WorkbenchTable
  return <span role="columnheader" {...props} />;
}

/** The sticky header row: its checkbox selects all rows, its names sort and move, its edges resize. */
export function WorkbenchTableHeader(props: WorkbenchTableHeaderProps) {
  const { columns, widths, onPreview, onLeave, sort, column: active, isActive } = props;
  const { count, isAll, onAll, onSort, frozen } = props;
  const { drag, start } = useColumnDrag(columns.moveOnto);
  const classOf = (index: number, other = '') =>
    [other, isActive && active === index ? 'wb-active-cell' : ''].filter(Boolean).join(' ') ||
    undefined;
  const dragClass = (id: string) =>
    drag?.dragged === id ? 'wb-dragged' : drag?.over === id ? 'wb-drop-place' : '';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the table has the focus
    // biome-ignore lint/a11y/useSemanticElements: see WorkbenchTable
    <div role="row" className="wb-row wb-head" aria-rowindex={1}>
      <HeaderCell
        id={cellId(-1, 0)}
        className={classOf(0, 'wb-select wb-frozen')}
        aria-colindex={1}
      >
        <label>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={isAll ? workbenchText('selectNone') : workbenchText('selectAll', { count })}
            checked={isAll}
            onChange={onAll}
          />
        </label>
      </HeaderCell>
      {columns.columns.map((column, i) => {
        const isSorted = sort?.by === column.id;
        const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined;
        return (
          <HeaderCell
            key={column.id}
            id={cellId(-1, i + 1)}
            className={classOf(
              i + 1,
              `${column.id === 'row' ? 'wb-number ' : ''}${i < frozen ? `wb-frozen wb-at-${i} ` : ''}${dragClass(column.id)}`,
            )}
            data-head={column.id}
            onPointerDown={start}
            aria-label={column.name}
            aria-colindex={i + 2}
            aria-sort={direction ?? 'none'}
          >
            <button
              type="button"
              tabIndex={-1}
              className="wb-sort"
              title={column.name}
              onClick={() => onSort(column)}
            >
              <span>{column.name}</span>
              {direction && <span aria-hidden="true">{sort?.descending ? '▼' : '▲'}</span>}
            </button>
            <ColumnResizer
              name={column.name}
              width={widths[i] ?? 0}
              isReachable={i === Math.max(0, active - 1)}
              onResize={(width) => columns.resize(column.id, width)}
              onPreview={(width) => onPreview(column.id, width)}
              onLeave={onLeave}
            />
          </HeaderCell>
        );
      })}
    </div>
  );
}
