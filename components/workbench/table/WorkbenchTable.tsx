import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Failure } from '../../../lib/domain/index.ts';
import {
  type CheckedRow,
  type ListAnswers,
  listFailureOf,
  type TableColumn,
} from '../../../lib/workbench/list/index.ts';
import { automaticWidth, type ListSort, tracksOf } from '../../../lib/workbench/list-view/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import type { TableColumns } from '../columns/index.ts';
import type { RowSelection } from '../list/index.ts';
import { type GridCell, gridKeyHandler } from './grid-navigation.ts';
import { useDrawnColumns } from './use-drawn-columns.ts';
import { WorkbenchRow } from './WorkbenchRow.tsx';
import { cellId, WorkbenchTableHeader } from './WorkbenchTableHeader.tsx';

/** Height of a row; in rem, so that it grows with the browser's font size. */
const ROW_REM = 2.25;
/** Cells and rows rendered beyond the visible ones, so that scrolling shows no blank rows. */
const OVERSCAN_CELLS = 100;
const MAX_OVERSCAN_ROWS = 12;

const rowHeight = (): number =>
  Math.round(
    ROW_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16),
  );

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
  readonly sort: ListSort | null;
  readonly onSort: (column: TableColumn) => void;
  /** `index` of the active row, which keys act on. */
  readonly active: number | null;
  readonly onActive: (row: CheckedRow) => void;
  readonly onOpen: (by: 'key' | 'pointer') => void;
  readonly onClose: () => void;
}

/** The tracks of all rows, and the width of each column in characters, also while it is dragged. */
function useWidths({ shown, columns }: TableColumns, all: readonly CheckedRow[]) {
  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null);
  const automatic = useMemo(
    () => columns.map((column) => automaticWidth(column, all)),
    [columns, all],
  );
  const drawn = dragged
    ? shown.map((each) =>
        each.column.id === dragged.id ? { ...each, width: dragged.width } : each,
      )
    : shown;
  const { tracks, narrowest } = tracksOf(drawn, automatic);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--columns': tracks,
    '--narrowest': `${narrowest}rem`,
  };
  return {
    style,
    widths: drawn.map(({ width }, i) => width ?? automatic[i] ?? 0),
    preview: (id: string, width: number | null) =>
      setDragged(width === null ? null : { id, width }),
  };
}

/** The table of all rows. Renders the visible rows, of many columns the visible ones, and the active cell. */
export function WorkbenchTable(props: WorkbenchTableProps) {
  const { name, rows, all, answers, selection, sort, onSort, active, onActive } = props;
  const { onOpen, onClose } = props;
  const { columns } = props.columns;
  const scroller = useRef<HTMLDivElement>(null);
  const { style, widths, preview } = useWidths(props.columns, all);
  const drawn = useDrawnColumns(scroller, columns);
  const height = useRef(rowHeight());
  const [activeColumn, setColumn] = useState(0);
  // Columns may have been hidden.
  const column = Math.min(activeColumn, columns.length);
  const [isInHeader, setInHeader] = useState(false);
  const [place, setPlace] = useState(-1);
  // A row may be in several groups, so its place tells which of them is active.
  const isAtPlace = active !== null && rows[place]?.index === active;
  const found = useMemo(() => {
    if (isAtPlace || active === null) return isAtPlace ? place : -1;
    return rows.findIndex(({ index }) => index === active);
  }, [isAtPlace, place, rows, active]);
  const activeIndex = Math.max(0, found);
  const activeRow = rows[activeIndex];
  // The active row stays in the document, so that its cell can be named.
  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), activeIndex])]
        .filter((index) => index < range.count)
        .sort((a, b) => a - b),
    [activeIndex],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height.current,
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
  const first = rows[0]?.index;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the first row changes
  useEffect(() => virtual.scrollToOffset(0), [first]);

  const press = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const drawn = target?.closest<HTMLElement>('[data-line]');
    const pressed = Number(drawn?.getAttribute('aria-rowindex') ?? 0) - 2;
    const hit = rows[pressed];
    if (!hit) return;
    setPlace(pressed);
    setInHeader(false);
    setColumn(Number(target?.closest<HTMLElement>('[data-column]')?.dataset.column ?? 0));
    onActive(hit);
    if (target?.closest('[data-select]') === null) return onOpen('pointer');
    if (event.shiftKey) selection.extendTo(rows, hit);
    else selection.toggle(hit);
  };

  const isAll = rows.length > 0 && rows.every(({ index }) => selection.has(index));
  const toggleAll = () => (isAll ? selection.clear() : selection.all(rows));
  const isFresh = !isInHeader && found < 0;
  const handleKey = gridKeyHandler({
    active: { row: isInHeader ? -1 : activeIndex, column },
    rowCount: rows.length,
    columnCount: columns.length + 1,
    page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height.current) - 2),
    onMove: (cell) => {
      isMoved.current = true;
      // The first step goes to the first row.
      move(isFresh && cell.row === 1 ? { ...cell, row: 0 } : cell);
    },
    onOpen: () => {
      if (activeRow) onActive(activeRow);
      onOpen('key');
    },
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
        sort={sort}
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
                activeColumn={!isInHeader && index === found ? column : null}
                isSelected={selection.has(checked.index)}
              />
            )
          );
        })}
      </div>
      {rows.length === 0 && <p className="wb-none">{workbenchText('noRows')}</p>}
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
