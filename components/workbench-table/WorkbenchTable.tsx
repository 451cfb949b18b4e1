import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react';
import {
  columnNames,
  type ListAnswers,
  type ListLine,
  listFailureOf,
} from '../../lib/models/list/index.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import type { LineSelection, OpenList } from '../workbench-list/index.ts';
import { gridKeyHandler } from './grid-navigation.ts';
import { WorkbenchRow } from './WorkbenchRow.tsx';
import { WorkbenchTableHeader } from './WorkbenchTableHeader.tsx';

/** Height of a row; in rem, so that it grows with the browser's font size. */
const ROW_REM = 2.25;
/** Rows rendered beyond the visible ones, so that scrolling shows no blank rows. */
const OVERSCAN_ROWS = 12;

const rowHeight = (): number =>
  Math.round(
    ROW_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16),
  );

interface Column {
  readonly name: string;
  /** Width, or minimum width if it grows. */
  readonly rem: number;
  /** Takes the remaining width. */
  readonly grows?: true;
}

/** Space between columns and at both ends. */
const GAP_REM = 0.75;

/** Each row is a separate grid; columns align because all rows use the same tracks. */
function columnsOf({ sheet, choice }: OpenList, hasKind: boolean, originalColumns: number) {
  const columns: readonly Column[] = [
    { name: workbenchText('headRow'), rem: 3.5 },
    { name: workbenchText('headResult'), rem: 11 },
    ...(hasKind ? [{ name: workbenchText('headKind'), rem: 4.5 }] : []),
    { name: workbenchText('headValue'), rem: 17 },
    { name: workbenchText('headFinding'), rem: 20, grows: true },
    ...columnNames(sheet, choice)
      .slice(0, originalColumns)
      .map((name) => ({ name, rem: 11 })),
  ];
  const tracks = columns.map(({ rem, grows }) => (grows ? `minmax(${rem}rem, 1fr)` : `${rem}rem`));
  const minWidth = columns.reduce((sum, { rem }) => sum + rem + GAP_REM, 2.5 + 1.25);
  return {
    names: columns.map(({ name }) => name),
    style: { '--columns': `2.5rem ${tracks.join(' ')}`, '--narrowest': `${minWidth}rem` },
  };
}

export interface WorkbenchTableProps {
  readonly list: OpenList;
  /** In the order in which they are shown. */
  readonly lines: readonly ListLine[];
  readonly answers: ListAnswers;
  /** Show kinds: the list has several. */
  readonly hasKind: boolean;
  readonly selection: LineSelection;
  /** `index` of the active line, which keys act on. */
  readonly active: number | null;
  readonly onActive: (line: ListLine) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The table of all lines; only visible rows are rendered. */
export function WorkbenchTable(props: WorkbenchTableProps) {
  const { list, lines, answers, hasKind, selection, active, onActive, onOpen, onClose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRef(rowHeight());
  const { width } = list.sheet;
  // A single column is the value itself, which has a column already.
  const originalColumns = width > 1 ? width : 0;
  const { names, style } = columnsOf(list, hasKind, originalColumns);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height.current,
    overscan: OVERSCAN_ROWS,
    useFlushSync: false,
  });
  const activeIndex = Math.max(
    0,
    lines.findIndex(({ index }) => index === active),
  );

  const activeLine = lines[activeIndex];

  const move = (index: number) => {
    const line = lines[index];
    if (!line) return;
    onActive(line);
    virtual.scrollToIndex(index);
  };
  // A new order or filter scrolls to the top.
  const first = lines[0]?.index;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the first line changes
  useEffect(() => virtual.scrollToOffset(0), [first]);

  const lineAt = (event: MouseEvent): { line: ListLine; isSelect: boolean } | null => {
    const target = event.target instanceof Element ? event.target : null;
    const row = target?.closest<HTMLElement>('[data-line]');
    const line = lines.find(({ index }) => String(index) === row?.dataset.line);
    return line ? { line, isSelect: target?.closest('[data-select]') !== null } : null;
  };
  const press = (event: MouseEvent) => {
    const hit = lineAt(event);
    if (!hit) return;
    onActive(hit.line);
    if (!hit.isSelect) return onOpen();
    if (event.shiftKey) selection.extendTo(lines, hit.line);
    else selection.toggle(hit.line);
  };

  const isAll = lines.length > 0 && lines.every(({ index }) => selection.has(index));
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table element cannot be placed one by one
    <div
      ref={scroller}
      className="wb-table"
      role="grid"
      aria-label={list.name}
      aria-rowcount={lines.length + 1}
      aria-colcount={names.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={activeLine ? `line-${activeLine.index}` : undefined}
      tabIndex={0}
      style={style as CSSProperties}
      onClick={press}
      onKeyDown={gridKeyHandler({
        lines,
        activeIndex: active === null ? -1 : activeIndex,
        page: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height.current) - 2),
        onMove: move,
        onOpen,
        onClose,
        onToggle: selection.toggle,
        onAll: () => selection.all(lines),
      })}
    >
      <WorkbenchTableHeader
        names={names}
        count={lines.length}
        isAll={isAll}
        onAll={() => (isAll ? selection.clear() : selection.all(lines))}
      />
      <div className="wb-body" style={{ blockSize: virtual.getTotalSize() }} role="presentation">
        {virtual.getVirtualItems().map(({ index, start }) => {
          const line = lines[index];
          return (
            line && (
              <WorkbenchRow
                key={line.index}
                line={line}
                failure={listFailureOf(line.found, answers)}
                index={index}
                top={start}
                originalColumns={originalColumns}
                hasKind={hasKind}
                kind={list.choice.kind}
                isActive={line.index === active}
                isSelected={selection.has(line.index)}
              />
            )
          );
        })}
      </div>
      {lines.length === 0 && <p className="wb-none">{workbenchText('noRows')}</p>}
    </div>
  );
}
