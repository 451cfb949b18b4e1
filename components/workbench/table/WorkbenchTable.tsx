import { useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../../lib/domain/index.ts';
import { commonText } from '../../../lib/texts/areas.ts';
import {
  type CellEdit,
  type CheckedRow,
  type ListAnswers,
  listFailureOf,
  type TableColumn,
} from '../../../lib/workbench/list/index.ts';
import type { ListView } from '../../../lib/workbench/list-view/index.ts';
import type { OriginalCell } from '../../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { TableColumns } from '../columns/index.ts';
import type { RowSelection } from '../list/index.ts';
import { type GridCell, gridKeyHandler } from './grid-navigation.ts';
import { useActiveRow } from './use-active-row.ts';
import { useCellEditing } from './use-cell-editing.ts';
import { useDrawnColumns } from './use-drawn-columns.ts';
import { useOriginals, useRowHeights, wasOf } from './use-row-heights.ts';
import { useWidths } from './use-widths.ts';
import { WorkbenchRow } from './WorkbenchRow.tsx';
import { cellId, WorkbenchTableHeader } from './WorkbenchTableHeader.tsx';

/** Cells and rows rendered beyond the visible ones, so that scrolling shows no blank rows. */
const OVERSCAN_CELLS = 100;
const MAX_OVERSCAN_ROWS = 12;

export interface WorkbenchTableProps {
  /** The name of the list. */
  readonly name: string;
  readonly columns: TableColumns;
  /** In the order in which they are shown. */
  readonly rows: readonly CheckedRow[];
  /** All rows of the list, by whose texts columns are wide. */
  readonly all: readonly CheckedRow[];
  readonly answers: ListAnswers;
  readonly selection: RowSelection;
  /** The cells that were changed, as they were. */
  readonly originals: readonly OriginalCell[];
  readonly view: ListView;
  readonly onSort: (column: TableColumn) => void;
  /** `index` of the active row, which keys act on. */
  readonly active: number | null;
  readonly onActive: (row: CheckedRow) => void;
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
  const { name, rows, all, answers, selection, view, onSort, active, onActive } = props;
  const { isOpen, onOpen, onEdit, onClose, onAll } = props;
  const { columns } = props.columns;
  const scroller = useRef<HTMLDivElement>(null);
  const { style, frozen, widths, preview } = useWidths(props.columns, all);
  const drawn = useDrawnColumns(scroller, columns);
  const originals = useOriginals(props.originals);
  const { isNarrow, height, estimateSize } = useRowHeights(rows, originals);
  const [activeColumn, setColumn] = useState(0);
  // Columns may have been hidden.
  const column = Math.min(activeColumn, columns.length);
  const [isInHeader, setInHeader] = useState(false);
  const { isShown, activeIndex, setPlace, rangeExtractor } = useActiveRow(rows, active);
  const activeRow = rows[activeIndex];
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((index: number) => rows[index]?.index ?? index, [rows]),
    overscan: Math.min(MAX_OVERSCAN_ROWS, Math.ceil(OVERSCAN_CELLS / columns.length)),
    rangeExtractor,
    useFlushSync: false,
  });

  const move = (cell: GridCell) => {
    setColumn(cell.column);
    setInHeader(cell.row < 0);
    const next = rows[cell.row];
    if (!next) return;
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
    if (to === 'down') move({ row: Math.min(activeIndex + 1, rows.length - 1), column });
    else if (to === 'right') setColumn(Math.min(column + 1, columns.length));
    else setColumn(Math.max(column - 1, 1));
  });
  const edit = (at = column, row = activeRow) => {
    if (row) onActive(row);
    return editing.start(row, columns[at - 1]);
  };

  const press = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.matches('textarea')) return;
    const drawn = target?.closest<HTMLElement>('[data-line]');
    const pressed = Number(drawn?.getAttribute('aria-rowindex') ?? 0) - 2;
    const hit = rows[pressed];
    if (!hit) return;
    // Not the row, so that keys go on from here.
    scroller.current?.focus({ preventScroll: true });
    setPlace(pressed);
    setInHeader(false);
    const at = Number(target?.closest<HTMLElement>('[data-column]')?.dataset.column ?? 0);
    setColumn(at);
    onActive(hit);
    // A cell of the list is pressed to change it; what Fieldmark says, to read more.
    const isOwn = columns[at - 1]?.cell != null;
    if (event.detail > 1 && isOwn) return void edit(at, hit);
    if (target?.closest('[data-select]') === null)
      return isOwn && !isNarrow && !isOpen ? undefined : onOpen('pointer');
    if (event.shiftKey) selection.extendTo(rows, hit);
    else selection.toggle(hit);
  };

  const isAll = rows.length > 0 && rows.every(({ index }) => selection.has(index));
  const toggleAll = () => (isAll ? selection.clear() : selection.all(rows));
  const isFresh = !isInHeader && !isShown;
  const handleKey = gridKeyHandler({
    active: { row: isInHeader ? -1 : activeIndex, column },
    rowCount: rows.length,
    columnCount: columns.length + 1,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 2),
    onMove: (cell) => {
      isMoved.current = true;
      // The first step goes to the first row.
      move(isFresh && cell.row === 1 ? { ...cell, row: 0 } : cell);
    },
    onOpen: () => {
      if (activeRow) onActive(activeRow);
      onOpen('key');
    },
    onEdit: edit,
    onClose,
    onToggle: () => activeRow && selection.toggle(activeRow),
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
      aria-label={name}
      aria-rowcount={rows.length + 1}
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
        count={rows.length}
        isAll={isAll}
        onAll={toggleAll}
        onSort={onSort}
      />
      <div className="wb-body" style={{ blockSize: virtual.getTotalSize() }} role="presentation">
        {virtual.getVirtualItems().map(({ index, start }) => {
          const checked = rows[index];
          return (
            checked && (
              <WorkbenchRow
                key={index}
                checked={checked}
                columns={columns}
                first={drawn.first}
                last={drawn.last}
                failures={failuresOf(checked, answers)}
                index={index}
                top={start}
                activeColumn={!isInHeader && isShown && index === activeIndex ? column : null}
                isSelected={selection.has(checked.index)}
                frozen={frozen}
                was={wasOf(checked, originals)}
                edited={
                  editing.edited?.checked.index === checked.index ? editing.edited.text : null
                }
                onEdited={editing.onEdited}
                measure={virtual.measureElement}
              />
            )
          );
        })}
      </div>
      {rows.length === 0 && (
        <div className="wb-none">
          <p>{commonText('noMatches')}</p>
          {all.length > 0 && (
            <button type="button" className="secondary" onClick={onAll}>
              {workbenchText('showAllRows')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const NO_FAILURES: readonly Failure[] = [];

/** The same empty array for most rows, so that they are not drawn again. */
function failuresOf({ lines }: CheckedRow, answers: ListAnswers): readonly Failure[] {
  if (answers.size === 0) return NO_FAILURES;
  const failures = lines.flatMap(({ found }) => listFailureOf(found, answers) ?? []);
  return failures.length === 0 ? NO_FAILURES : failures;
}
