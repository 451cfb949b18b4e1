import type { ComponentProps } from 'react';
import type { ListSort, TableColumn } from '../../lib/models/list/index.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';

export interface WorkbenchTableHeaderProps {
  readonly columns: readonly TableColumn[];
  readonly sort: ListSort | null;
  /** Index of the active header cell, from 0 (the checkbox); null: the header is not active. */
  readonly active: number | null;
  /** Number of shown rows. */
  readonly count: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
  readonly onSort: (column: TableColumn) => void;
}

/** The id of a cell, which `aria-activedescendant` refers to. `row`: -1 for the header. */
export const cellId = (row: number, column: number): string =>
  `cell ${row} ${column}`.replaceAll(' ', '-');

function HeaderCell(props: ComponentProps<'span'>) {
  // biome-ignore lint/a11y/useFocusableInteractive: the table has the focus
  // biome-ignore lint/a11y/useSemanticElements: see WorkbenchTable
  return <span role="columnheader" {...props} />;
}

/** The sticky header row: its checkbox selects all rows, its names sort. */
export function WorkbenchTableHeader(props: WorkbenchTableHeaderProps) {
  const { columns, sort, active, count, isAll, onAll, onSort } = props;
  const classOf = (index: number, other = '') =>
    [other, active === index ? 'wb-active-cell' : ''].filter(Boolean).join(' ') || undefined;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the table has the focus
    // biome-ignore lint/a11y/useSemanticElements: see WorkbenchTable
    <div role="row" className="wb-row wb-head" aria-rowindex={1}>
      <HeaderCell id={cellId(-1, 0)} className={classOf(0, 'wb-select')} aria-colindex={1}>
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
      {columns.map((column, i) => {
        const isSorted = sort?.by === column.id;
        const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined;
        return (
          <HeaderCell
            key={column.id}
            id={cellId(-1, i + 1)}
            className={classOf(i + 1, column.id === 'row' ? 'wb-number' : '')}
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
          </HeaderCell>
        );
      })}
    </div>
  );
}
