import { type ComponentProps, memo, type Ref } from 'react';
import type { Failure } from '../../../lib/domain/index.ts';
import { unreadText } from '../../../lib/texts/verdict.ts';
import {
  type CheckedRow,
  messageOf,
  type RowStatus,
  statusOfColumn,
  type TableColumn,
} from '../../../lib/workbench/list/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';
import { GroupedValue } from '../../lookup/index.ts';
import { CellEditor, type EditMove } from './CellEditor.tsx';
import { LineStatusLabel, StatusMark } from './LineStatusLabel.tsx';
import { cellId } from './table-layout.ts';

export interface WorkbenchRowProps {
  readonly checked: CheckedRow;
  readonly columns: readonly TableColumn[];
  /** Indexes of the first and the last column that are drawn; the active one is always drawn. */
  readonly first: number;
  readonly last: number;
  /** Index among the shown rows. */
  readonly index: number;
  /** Distance from the header, px. */
  readonly top: number;
  /** Index of the active cell, from 0 (the checkbox); null: another row is active. */
  readonly activeColumn: number | null;
  /** Index of the cell that `aria-activedescendant` names; null: it is in another row. */
  readonly named: number | null;
  readonly isSelected: boolean;
  /** The columns that stay when the table scrolls sideways, besides the checkbox. */
  readonly frozen: number;
  /** Some columns are out of sight: what is wrong is said with the value. */
  readonly namesValues: boolean;
  /** What its changed cells were. */
  readonly was: string;
  /** The text of the active cell, which is being changed; null: it is not. */
  readonly edited: string | null;
  readonly onEdited: (text: string | null, move: EditMove) => void;
  readonly measure: Ref<HTMLDivElement>;
}

/** UTF-16 units of a cell that are drawn. */
const MAX_SHOWN = 200;

/** For an answer that could not be read, only the message: the detail pane shows the answer. */
const failureMessage = (failure: Failure): string =>
  failure.raw ? failure.message : `${workbenchText('noAnswer')} ${failure.message}`;

/** What a row has to say: missing answers, what is wrong, other rows with its value, and what was changed. */
function linesOf(
  checked: CheckedRow,
  failures: readonly Failure[],
  was: string,
  namesValues: boolean,
): string {
  const [line, another] = checked.lines;
  const times = another ? 1 : (line?.occurrences ?? 1);
  const repeats = times > 1 ? workbenchText('occurrences', { times }) : '';
  return [...failures.map(failureMessage), messageOf(checked, namesValues), repeats, was]
    .filter(Boolean)
    .join(' · ');
}

function Cell(props: ComponentProps<'span'>) {
  // biome-ignore lint/a11y/useFocusableInteractive: the table has the focus
  // biome-ignore lint/a11y/useSemanticElements: see the row
  return <span role="gridcell" {...props} />;
}

const isQuiet = (status: RowStatus | undefined): boolean =>
  status === undefined || status === 'fits' || status === 'confirmed' || status === 'pending';

/** A cell of the list, with the worst of what is said about it where that needs attention. */
function ListCell({ checked, column }: { checked: CheckedRow; column: number }) {
  const text = (checked.row.cells[column] ?? '').slice(0, MAX_SHOWN);
  const status = statusOfColumn(checked, column);
  if (status === undefined || status === 'fits' || status === 'pending') return text;
  const isMissing = checked.lines.some(
    (line) => line.column === column && line.unreadReason === 'missing',
  );
  if (isMissing) return <span className="wb-missing">{unreadText('missing')}</span>;
  return (
    <span className={`wb-judged line-${status}`}>
      <StatusMark status={status} />
      <span>{text}</span>
    </span>
  );
}

/** A row of the table, whose `aria-activedescendant` refers to the ids of cells. */
export const WorkbenchRow = memo(function WorkbenchRow(props: WorkbenchRowProps) {
  const { checked, columns, first, last, index, top, activeColumn, named, isSelected } = props;
  const { frozen, namesValues, was, edited, onEdited, measure } = props;
  const { row, status, lines } = checked;
  const failures = lines.flatMap(({ failure }) => failure ?? []);
  const message = linesOf(checked, failures, was, namesValues);
  const messageId = `${cellId(index, 0)}-says`;
  const contentOf = (column: TableColumn, isActive: boolean) => {
    if (isActive && edited !== null)
      return <CellEditor label={column.name} text={edited} onDone={onEdited} />;
    if (column.id === 'result') return <LineStatusLabel status={status} />;
    // A bad value is shown as written, because the error may be in the notation.
    if (column.id === 'value' && status === 'bad') return lines[0]?.raw;
    const verdict = column.id === 'value' && lines[0]?.found?.verdict;
    if (verdict) return <GroupedValue {...verdict} />;
    return column.cell === null ? (
      column.textOf(checked)
    ) : (
      <ListCell checked={checked} column={column.cell} />
    );
  };
  const titleOf = (column: TableColumn) =>
    column.id === 'result' ? undefined : String(column.textOf(checked)).slice(0, MAX_SHOWN);
  /** What a card begins with: the first cell with words, such as a name. */
  const lead = columns.findIndex(
    ({ cell, id }) => id === 'value' || (cell !== null && /\p{Alpha}/u.test(row.cells[cell] ?? '')),
  );
  const classOf = ({ id, cell }: TableColumn, i: number): string => {
    if (id === 'row') return 'wb-number';
    if (id === 'value') return 'value wb-value';
    if (id === 'result') return 'wb-result';
    const isFine = cell === null || isQuiet(statusOfColumn(checked, cell));
    const lesser = i !== lead && isFine ? ' wb-lesser' : '';
    return `${id === 'kind' ? 'wb-kind' : 'wb-cell'}${lesser}`;
  };
  const isDrawn = (column: number) =>
    column < frozen || (column >= first && column <= last) || column + 1 === activeColumn;
  // Styles of its own cost a cell more than all others: only the first after a gap says where it is.
  const placeOf = (i: number) => (i > 0 && !isDrawn(i - 1) ? { gridColumn: i + 2 } : undefined);
  const idOf = (column: number) => (named === column ? cellId(index, column) : undefined);
  const activeClass = (column: number) => (activeColumn === column ? ' wb-active-cell' : '');
  return (
    // Its place is not a style of the row, so that all rows share their styles.
    <div
      className="wb-place"
      role="presentation"
      ref={measure}
      data-index={index}
      style={{ transform: `translateY(${top}px)` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: rows of a table element cannot be placed one by one */}
      <div
        role="row"
        className={[
          'wb-row',
          activeColumn !== null && 'wb-active',
          checked.group?.isFirst && 'wb-group',
          message && 'wb-says',
        ]
          .filter(Boolean)
          .join(' ')}
        aria-rowindex={index + 2}
        aria-selected={isSelected}
        data-line={checked.index}
        tabIndex={-1}
      >
        <Cell
          id={idOf(0)}
          className={`wb-select wb-frozen${activeClass(0)}`}
          data-select=""
          aria-colindex={1}
          aria-label={workbenchText('selectRow', { row: row.number })}
        >
          <span className="wb-box" aria-hidden="true" />
        </Cell>
        {columns.map(
          (column, i) =>
            isDrawn(i) && (
              <Cell
                key={column.id}
                id={idOf(i + 1)}
                className={`${classOf(column, i)}${i < frozen ? ` wb-frozen wb-at-${i}` : ''}${activeClass(i + 1)}`}
                title={titleOf(column)}
                aria-describedby={column.id === 'result' && message ? messageId : undefined}
                data-name={column.name}
                aria-colindex={i + 2}
                data-column={i + 1}
                style={placeOf(i)}
              >
                {contentOf(column, i + 1 === activeColumn)}
              </Cell>
            ),
        )}
        {message && (
          <span id={messageId} className={failures.length > 0 ? 'wb-said wb-failed' : 'wb-said'}>
            {message}
          </span>
        )}
      </div>
    </div>
  );
});
