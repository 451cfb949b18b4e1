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

/** Of a line, rem: with the browser's type it grows. */
const ROW_REM = 2.25;
/** Lines beyond the edge that are drawn, so that none is blank while it scrolls in. */
const OVERSCAN_ROWS = 12;

const rowHeight = (): number =>
  Math.round(
    ROW_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16),
  );

interface Column {
  readonly name: string;
  /** Of its track, rem. */
  readonly rem: number;
  /** Takes what room there is. */
  readonly grows?: true;
}

/** Between columns, and beside the first and the last. */
const GAP_REM = 0.75;

/** Rows are grids of their own: tracks of a fixed size stand below each other all the same. */
function columnsOf({ sheet, choice }: OpenList, hasKind: boolean, own: number) {
  const columns: readonly Column[] = [
    { name: workbenchText('headRow'), rem: 3.5 },
    { name: workbenchText('headResult'), rem: 8 },
    ...(hasKind ? [{ name: workbenchText('headKind'), rem: 4.5 }] : []),
    { name: workbenchText('headValue'), rem: 17 },
    { name: workbenchText('headFinding'), rem: 20, grows: true },
    ...columnNames(sheet, choice)
      .slice(0, own)
      .map((name) => ({ name, rem: 11 })),
  ];
  const tracks = columns.map(({ rem, grows }) => (grows ? `minmax(${rem}rem, 1fr)` : `${rem}rem`));
  const narrowest = columns.reduce((sum, { rem }) => sum + rem + GAP_REM, 2.5 + 1.25);
  return {
    names: columns.map(({ name }) => name),
    style: { '--columns': `2.5rem ${tracks.join(' ')}`, '--narrowest': `${narrowest}rem` },
  };
}

export interface WorkbenchTableProps {
  readonly list: OpenList;
  /** In the order in which they are shown. */
  readonly lines: readonly ListLine[];
  readonly answers: ListAnswers;
  /** There are several kinds in the list. */
  readonly hasKind: boolean;
  readonly selection: LineSelection;
  /** Index of the line that the keys are at. */
  readonly active: number | null;
  readonly onActive: (line: ListLine) => void;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** All lines in one table; only those in view are drawn. */
export function WorkbenchTable(props: WorkbenchTableProps) {
  const { list, lines, answers, hasKind, selection, active, onActive, onOpen, onClose } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRef(rowHeight());
  const { width } = list.sheet;
  // What is read is shown as it is written only where there is more to a row than that.
  const own = width > 1 ? width : 0;
  const { names, style } = columnsOf(list, hasKind, own);
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height.current,
    overscan: OVERSCAN_ROWS,
    useFlushSync: false,
  });
  const at = Math.max(
    0,
    lines.findIndex(({ index }) => index === active),
  );

  const move = (place: number) => {
    const line = lines[place];
    if (!line) return;
    onActive(line);
    virtual.scrollToIndex(place);
  };
  // Another order or filter begins at its first line.
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
      aria-activedescendant={lines[at] ? `line-${lines[at].index}` : undefined}
      tabIndex={0}
      style={style as CSSProperties}
      onClick={press}
      onKeyDown={gridKeyHandler({
        lines,
        activePlace: active === null ? -1 : at,
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
        {virtual.getVirtualItems().map(({ index: place, start }) => {
          const line = lines[place];
          return (
            line && (
              <WorkbenchRow
                key={line.index}
                line={line}
                failure={listFailureOf(line.found, answers)}
                place={place}
                top={start}
                width={own}
                hasKind={hasKind}
                isActive={line.index === active}
                isSelected={selection.has(line.index)}
              />
            )
          );
        })}
      </div>
      {lines.length === 0 && <p className="wb-none">{workbenchText('noLines')}</p>}
    </div>
  );
}
