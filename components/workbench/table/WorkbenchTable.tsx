import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { commonText } from '../../../lib/texts/areas.ts';
import type { ListView } from '../../../lib/workbench/checked-list/index.ts';
import type { CellEdit, TableColumn } from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { TableColumns } from '../columns/use-table-columns.ts';
import type { DrawnRows } from '../list/use-drawn-rows.ts';
import type { RowSelection } from '../list/use-row-selection.ts';
import type { ShownListProps } from '../list-props.ts';
import { useCellEditing } from './CellEditor.tsx';
import { type GridCell, gridKeyHandler } from './grid-navigation.ts';
import {
  remPx,
  useActiveRow,
  useDrawnColumns,
  useOriginals,
  useRowHeights,
  useWidths,
  wasOf,
} from './table-layout.ts';
import { WorkbenchRow } from './WorkbenchRow.tsx';
import { cellId, WorkbenchTableHeader } from './WorkbenchTableHeader.tsx';

/** Cells and rows rendered beyond the visible ones, so that scrolling shows no blank rows. */
const OVERSCAN_CELLS = 100;
const MAX_OVERSCAN_ROWS = 12;
/** Rows are asked for in steps of so many, at least one step beyond what is seen. */
const ROWS_ASKED = 50;

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
  readonly onOpen: (by: 'key' | 'pointer') => void;
  readonly onEdit: (edit: CellEdit) => void;
  readonly onClose: () => void;
  /** Ends all filters. */
  readonly onAll: () => void;
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
  const [activeColumn, setColumn] = useState(0);
  // Columns may have been hidden.
  const column = Math.min(activeColumn, columns.length);
  const [isInHeader, setInHeader] = useState(false);
  const { isShown, activeIndex, setPlace, rangeExtractor } = useActiveRow(shown, active);
  const activeRow = rows.at(activeIndex);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((place: number) => shown.indexes[place] ?? place, [shown]),
    overscan: Math.min(MAX_OVERSCAN_ROWS, Math.ceil(OVERSCAN_CELLS / columns.length)),
    rangeExtractor,
    useFlushSync: false,
  });

  const isCut = !isNarrow && narrowest * remPx() > (virtual.scrollRect?.width ?? Infinity);
  const items = virtual.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  const from = Math.max(0, Math.floor(startIndex / ROWS_ASKED) - 1) * ROWS_ASKED;
  const to = (Math.ceil(endIndex / ROWS_ASKED) + 1) * ROWS_ASKED;
  useEffect(() => client.look({ near: { from, to } }), [client, from, to]);

  const move = (cell: GridCell) => {
    setColumn(cell.column);
    setInHeader(cell.row < 0);
    const next = shown.indexes[cell.row];
    if (next === undefined) return;
    setPlace(cell.row);
    onActive(next);
    virtual.scrollToIndex(cell.row);
  };
  /** A column that keys reach scrolls into view. */
  const activeId = isInHeader || !activeRow ? cellId(-1, column) : cellId(activeIndex, column);
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current)
      document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    isMoved.current = false;
  }, [activeId]);
  // A new order or filter scrolls to the top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the view changes
  useEffect(() => virtual.scrollToOffset(0), [view]);

  const editing = useCellEditing(scroller, onEdit, (to) => {
    isMoved.current = true;
    if (to === 'down') move({ row: Math.min(activeIndex + 1, count - 1), column });
    else if (to === 'right') setColumn(Math.min(column + 1, columns.length));
    else setColumn(Math.max(column - 1, 1));
  });
  const edit = (at = column, row = activeRow) => {
    if (row) onActive(row.index);
    if (list.choice.payments?.isFixed) return false;
    return editing.start(row, columns[at - 1]);
  };

  const press = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.matches('textarea')) return;
    const drawn = target?.closest<HTMLElement>('[data-line]');
    const pressed = Number(drawn?.getAttribute('aria-rowindex') ?? 0) - 2;
    const hit = rows.at(pressed);
    if (!hit) return;
    // Not the row, so that keys go on from here.
    scroller.current?.focus({ preventScroll: true });
    setPlace(pressed);
    setInHeader(false);
    const at = Number(target?.closest<HTMLElement>('[data-column]')?.dataset.column ?? 0);
    setColumn(at);
    onActive(hit.index);
    // A cell of the list is pressed to change it; what Fieldmark says, to read more.
    const isOwn = columns[at - 1]?.cell != null;
    if (event.detail > 1 && isOwn) return edit(at, hit) ? undefined : onOpen('pointer');
    if (target?.closest('[data-select]') === null)
      return isOwn && !isNarrow && !isOpen ? undefined : onOpen('pointer');
    if (event.shiftKey) selection.extendTo(shown, hit.index);
    else selection.toggle(hit.index);
  };

  const isAll = count > 0 && shown.indexes.every(selection.has);
  const toggleAll = () => (isAll ? selection.clear() : selection.all(shown));
  const isFresh = !isInHeader && !isShown;
  const handleKey = gridKeyHandler({
    active: { row: isInHeader ? -1 : activeIndex, column },
    rowCount: count,
    columnCount: columns.length + 1,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2),
    onMove: (cell) => {
      isMoved.current = true;
      // The first step goes to the first row.
      move(isFresh && cell.row === 1 ? { ...cell, row: 0 } : cell);
    },
    onOpen: () => {
      if (activeRow) onActive(activeRow.index);
      onOpen('key');
    },
    onEdit: edit,
    onClose,
    onToggle: () => activeRow && selection.toggle(activeRow.index),
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
      aria-activedescendant={activeId}
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
        isActive={isInHeader}
        count={count}
        isAll={isAll}
        onAll={toggleAll}
        onSort={onSort}
      />
      <div className="wb-body" style={{ blockSize: virtual.getTotalSize() }} role="presentation">
        {items.map(({ index, start }) => {
          const checked = rows.at(index);
          return (
            checked && (
              <WorkbenchRow
                key={index}
                checked={checked}
                columns={columns}
                first={drawn.first}
                last={drawn.last}
                index={index}
                top={start}
                activeColumn={!isInHeader && isShown && index === activeIndex ? column : null}
                named={!isInHeader && index === activeIndex ? column : null}
                isSelected={selection.has(checked.index)}
                frozen={frozen}
                namesValues={isCut}
                was={wasOf(checked, originals)}
                edited={
                  editing.edited?.checked.index === checked.index ? editing.edited.text : null
                }
                onEdited={editing.onEdited}
                // Until it has come whole, a row has another height.
                measure={checked.lines.length > 0 ? virtual.measureElement : null}
              />
            )
          );
        })}
      </div>
      {count === 0 && (
        <div className="wb-none">
          <p>{commonText('noMatches')}</p>
          {result.summary.rowCount > 0 && (
            <button type="button" className="secondary" onClick={onAll}>
              {workbenchText('showAllRows')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
