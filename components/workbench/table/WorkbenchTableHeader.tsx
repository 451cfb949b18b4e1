import type { ComponentProps } from 'react';
import type { ListView } from '../../../lib/workbench/checked-list/index.ts';
import type { TableColumn } from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import { ColumnResizer } from '../columns/ColumnResizer.tsx';
import { useColumnDrag } from '../columns/use-column-drag.ts';
import type { TableColumns } from '../columns/use-table-columns.ts';
import { cellId, type useWidths } from './table-layout.ts';
import type { useActiveCell } from './use-active-cell.ts';

export interface WorkbenchTableHeaderProps {
  readonly columns: TableColumns;
  readonly layout: ReturnType<typeof useWidths>;
  readonly cell: Pick<ReturnType<typeof useActiveCell>, 'column' | 'isInHeader'>;
  /** The person leaves the edge of a column. */
  readonly onLeave: () => void;
  readonly sort: ListView['sort'];
  /** Number of shown rows. */
  readonly count: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onSort: (column: TableColumn) => void;
}

function HeaderCell(props: ComponentProps<'span'>) {
  // biome-ignore lint/a11y/useFocusableInteractive: the table has the focus
  // biome-ignore lint/a11y/useSemanticElements: see WorkbenchTable
  return <span role="columnheader" {...props} />;
}

/** The sticky header row: its checkbox selects all rows, its names sort and move, its edges resize. */
export function WorkbenchTableHeader(props: WorkbenchTableHeaderProps) {
  const { columns, layout, onLeave, sort, count, isAll, onAll, onSort } = props;
  const { frozen, widths, preview } = layout;
  const { column: active, isInHeader } = props.cell;
  const { drag, start } = useColumnDrag(columns.moveOnto);
  const classOf = (index: number, other = '') =>
    [other, isInHeader && active === index ? 'wb-active-cell' : ''].filter(Boolean).join(' ') ||
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
              onPreview={(width) => preview(column.id, width)}
              onLeave={onLeave}
            />
          </HeaderCell>
        );
      })}
    </div>
  );
}
