/** The table of all rows: keys and presses move its active cell, select rows, open them and change cells. */
import { type MouseEvent, useRef } from 'react';
import { commonText } from '../../../lib/texts/areas.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { DrawnRows } from '../list/use-drawn-rows.ts';
import type { ListLook } from '../list/use-list-view.ts';
import type { OpenedRow } from '../list/use-opened-row.ts';
import type { ShownListProps } from '../list-props.ts';
import { useCellEditing } from './CellEditor.tsx';
import { type GridCell, gridKeyHandler } from './grid-navigation.ts';
import {
  remPx,
  useDrawnColumns,
  useOriginals,
  useRowHeights,
  useWidths,
  wasOf,
} from './table-layout.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { WorkbenchRow } from './WorkbenchRow.tsx';
import { WorkbenchTableHeader } from './WorkbenchTableHeader.tsx';

export interface WorkbenchTableProps
  extends Pick<ShownListProps, 'list' | 'client' | 'handle' | 'result'> {
  readonly look: ListLook;
  readonly drawn: DrawnRows;
  readonly opened: OpenedRow;
}

/** The cell that a press hits. */
interface TablePress {
  /** The place of the row. */
  readonly place: number;
  /** From 0, the column of the row's number and box. */
  readonly column: number;
  /** The box that selects the row is hit. */
  readonly isSelecting: boolean;
}

/** Null: no row is hit, or a cell that is being changed. */
function pressIn(target: EventTarget | null): TablePress | null {
  if (!(target instanceof Element) || target.matches('textarea')) return null;
  const row = target.closest('[data-line]');
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  return {
    place: Number(row?.getAttribute('aria-rowindex') ?? 0) - 2,
    column: Number(column ?? 0),
    isSelecting: target.closest('[data-select]') !== null,
  };
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
  const { list, client, handle, result, look, drawn: rows, opened } = props;
  const { selection } = look;
  const { columns } = look.columns;
  const { shown } = result;
  const count = shown.indexes.length;
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useWidths(look.columns, result);
  const { frozen } = layout;
  const drawn = useDrawnColumns(scroller, columns);
  const originals = useOriginals(list.originals);
  const { isNarrow, height, estimateSize } = useRowHeights(shown, rows, originals);
  const cell = useActiveCell({ shown, rows, opened, columnCount: columns.length });
  const { column, place } = cell;
  const { rangeExtractor } = cell;
  const virtual = useVirtualRows({ client, scroller, shown, look, estimateSize, rangeExtractor });
  const isCut = !isNarrow && layout.narrowest * remPx() > (virtual.scrollRect?.width ?? Infinity);

  const moveByKey = (to: GridCell) => {
    const next = cell.moveByKey(to);
    if (next !== null) virtual.scrollToIndex(next);
  };
  const editing = useCellEditing(scroller, handle.edit, (to) => {
    if (to === 'down') moveByKey({ row: Math.min(place + 1, count - 1), column });
    else if (to === 'right') cell.turnByKey(Math.min(column + 1, columns.length));
    else cell.turnByKey(Math.max(column - 1, 1));
  });
  const { edited } = editing;
  const edit = (at = column, row = cell.row) => {
    if (row) opened.activate(row.index);
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
    if (event.detail > 1 && isOwn) return edit(at, hit) ? undefined : opened.show('pointer');
    if (!pressed.isSelecting)
      return isOwn && !isNarrow && !opened.row ? undefined : opened.show('pointer');
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
      if (cell.row) opened.activate(cell.row.index);
      opened.show('key');
    },
    onEdit: edit,
    onClose: opened.hide,
    onToggle: () => cell.row && selection.toggle(cell.row.index),
    onAll: toggleAll,
    onSort: () => {
      const sorted = columns[column - 1];
      if (sorted) look.sortBy(sorted);
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
      style={layout.style}
      onClick={press}
      onKeyDown={handleKey}
    >
      <WorkbenchTableHeader
        columns={look.columns}
        layout={layout}
        cell={cell}
        onLeave={() => scroller.current?.focus()}
        sort={look.view.sort}
        count={count}
        isAll={isAll}
        onAll={toggleAll}
        onSort={look.sortBy}
      />
      <div className="wb-body" style={{ blockSize: virtual.getTotalSize() }} role="presentation">
        {virtual.getVirtualItems().map(({ index, start }) => {
          const checked = rows.at(index);
          const isActive = !cell.isInHeader && index === place;
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
                activeColumn={isActive && cell.isShown ? column : null}
                named={isActive ? column : null}
                isSelected={selection.has(checked.index)}
                frozen={frozen}
                namesValues={isCut}
                was={wasOf(checked, originals)}
                edited={edited?.checked.index === checked.index ? edited.text : null}
                onEdited={editing.onEdited}
                // Until it has come whole, a row has another height.
                measure={checked.lines.length > 0 ? virtual.measureElement : null}
              />
            )
          );
        })}
      </div>
      {count === 0 && <NoRows hasHidden={result.summary.rowCount > 0} onAll={look.showAll} />}
    </div>
  );
}
