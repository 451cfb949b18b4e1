/** The table of all rows: keys and presses move its active cell, select rows, open them and change cells. */
import { type MouseEvent, useRef } from 'react';
import { commonText } from '../../../lib/texts/areas.ts';
import type { ListView } from '../../../lib/workbench/checked-list/index.ts';
import type { CellEdit, TableColumn } from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { TableColumns } from '../columns/use-table-columns.ts';
import type { DrawnRows } from '../list/use-drawn-rows.ts';
import type { OpenedBy } from '../list/use-opened-row.ts';
import type { RowSelection } from '../list/use-row-selection.ts';
import type { ShownListProps } from '../list-props.ts';
import { useCellEditing } from './CellEditor.tsx';
import { type GridCell, gridKeyHandler } from './grid-navigation.ts';
import { TableRows } from './TableRows.tsx';
import { remPx, useDrawnColumns, useOriginals, useRowHeights, useWidths } from './table-layout.ts';
import { pressIn } from './table-press.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { WorkbenchTableHeader } from './WorkbenchTableHeader.tsx';

export interface WorkbenchTableProps extends Pick<ShownListProps, 'list' | 'client' | 'result'> {
  readonly columns: TableColumns;
  readonly drawn: DrawnRows;
  readonly selection: RowSelection;
  readonly view: ListView;
  readonly onSort: (column: TableColumn) => void;
  /** `index` of the active row, which keys act on. */
  readonly active: number | null;
  readonly onActive: (index: number) => void;
  /** The detail of a row is open, and shows the active one. */
  readonly isOpen: boolean;
  readonly onOpen: (by: OpenedBy) => void;
  readonly onEdit: (edit: CellEdit) => void;
  readonly onClose: () => void;
  /** Ends all filters. */
  readonly onAll: () => void;
}

/** Instead of rows that no filter shows. */
function NoRows({ hasHidden, onAll }: { hasHidden: boolean; onAll: () => void }) {
  return (
    <div className="wb-none">
      <p>{commonText('noMatches')}</p>
      {hasHidden && (
        <button type="button" className="secondary" onClick={onAll}>
          {workbenchText('showAllRows')}
        </button>
      )}
    </div>
  );
}

/** The table of all rows. Renders the visible rows, of many columns the visible ones, and the active cell. */
export function WorkbenchTable(props: WorkbenchTableProps) {
  const { list, client, result, drawn: rows, selection, view, onSort, active, onActive } = props;
  const { isOpen, onOpen, onEdit, onClose, onAll } = props;
  const { columns } = props.columns;
  const { shown } = result;
  const count = shown.indexes.length;
  const scroller = useRef<HTMLDivElement>(null);
  const { style, frozen, narrowest, widths, preview } = useWidths(props.columns, result);
  const drawn = useDrawnColumns(scroller, columns);
  const originals = useOriginals(list.originals);
  const { isNarrow, height, estimateSize } = useRowHeights(shown, rows, originals);
  const cell = useActiveCell({ shown, rows, active, onActive, columnCount: columns.length });
  const { column, place } = cell;
  const virtual = useVirtualRows({
    client,
    scroller,
    shown,
    view,
    columnCount: columns.length,
    estimateSize,
    rangeExtractor: cell.rangeExtractor,
  });
  const isCut = !isNarrow && narrowest * remPx() > (virtual.scrollRect?.width ?? Infinity);

  const moveByKey = (to: GridCell) => {
    const next = cell.moveByKey(to);
    if (next !== null) virtual.scrollToIndex(next);
  };
  const editing = useCellEditing(scroller, onEdit, (to) => {
    if (to === 'down') moveByKey({ row: Math.min(place + 1, count - 1), column });
    else if (to === 'right') cell.turnByKey(Math.min(column + 1, columns.length));
    else cell.turnByKey(Math.max(column - 1, 1));
  });
  const edit = (at = column, row = cell.row) => {
    if (row) onActive(row.index);
    if (list.choice.payments?.isFixed) return false;
    return editing.start(row, columns[at - 1]);
  };

  const press = (event: MouseEvent) => {
    const pressed = pressIn(event.target);
    const hit = pressed && rows.at(pressed.place);
    if (!hit) return;
    // Not the row, so that keys go on from here.
    scroller.current?.focus({ preventScroll: true });
    const at = pressed.column;
    cell.moveTo({ row: pressed.place, column: at });
    // A cell of the list is pressed to change it; what Fieldmark says, to read more.
    const isOwn = columns[at - 1]?.cell != null;
    if (event.detail > 1 && isOwn) return edit(at, hit) ? undefined : onOpen('pointer');
    if (!pressed.isSelecting) return isOwn && !isNarrow && !isOpen ? undefined : onOpen('pointer');
    if (event.shiftKey) selection.extendTo(shown, hit.index);
    else selection.toggle(hit.index);
  };

  const isAll = count > 0 && shown.indexes.every(selection.has);
  const toggleAll = () => (isAll ? selection.clear() : selection.all(shown));
  const isFresh = !cell.isInHeader && !cell.isShown;
  const handleKey = gridKeyHandler({
    active: { row: cell.isInHeader ? -1 : place, column },
    rowCount: count,
    columnCount: columns.length + 1,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2),
    // The first step goes to the first row.
    onMove: (to) => moveByKey(isFresh && to.row === 1 ? { ...to, row: 0 } : to),
    onOpen: () => {
      if (cell.row) onActive(cell.row.index);
      onOpen('key');
    },
    onEdit: edit,
    onClose,
    onToggle: () => cell.row && selection.toggle(cell.row.index),
    onAll: toggleAll,
    onSort: () => {
      const sorted = columns[column - 1];
      if (sorted) onSort(sorted);
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table element cannot be placed one by one
    <div
      ref={scroller}
      className="wb-table"
      role="grid"
      aria-label={list.name}
      aria-rowcount={count + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={cell.id}
      tabIndex={0}
      style={style}
      onClick={press}
      onKeyDown={handleKey}
    >
      <WorkbenchTableHeader
        columns={props.columns}
        widths={widths}
        onPreview={preview}
        onLeave={() => scroller.current?.focus()}
        sort={view.sort}
        frozen={frozen}
        column={column}
        isActive={cell.isInHeader}
        count={count}
        isAll={isAll}
        onAll={toggleAll}
        onSort={onSort}
      />
      <TableRows
        virtual={virtual}
        rows={rows}
        columns={columns}
        drawn={drawn}
        cell={cell}
        selection={selection}
        editing={editing}
        originals={originals}
        frozen={frozen}
        isCut={isCut}
      />
      {count === 0 && <NoRows hasHidden={result.summary.rowCount > 0} onAll={onAll} />}
    </div>
  );
}
