import { type ComponentProps, memo } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import {
  type CheckedRow,
  findingOf,
  type ListLine,
  type TableColumn,
} from '../../lib/models/list/index.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import { LineStatusLabel, StatusMark } from './LineStatusLabel.tsx';
import { cellId } from './WorkbenchTableHeader.tsx';

export interface WorkbenchRowProps {
  readonly checked: CheckedRow;
  readonly columns: readonly TableColumn[];
  /** Why values have no answer, if their lookups failed. */
  readonly failures: readonly Failure[];
  /** Index among the shown rows. */
  readonly index: number;
  /** Distance from the header, px. */
  readonly top: number;
  /** Index of the active cell, from 0 (the checkbox); null: another row is active. */
  readonly activeColumn: number | null;
  readonly isSelected: boolean;
}

/** UTF-16 units of a cell that are drawn. */
const MAX_SHOWN = 200;

/** The result of a line: a missing answer, the verdict, and repeats. */
function rowMessage(
  { found, unreadReason, columnKind, occurrences, repeatsRow }: ListLine,
  failure: Failure | null,
  kind: Kind | null,
): string {
  if (unreadReason !== null) return unreadText(unreadReason, columnKind ?? kind);
  const parts = [
    failureMessage(failure),
    found?.verdict.headline ?? '',
    occurrences > 1 ? workbenchText('occurrences', { times: occurrences }) : '',
    repeatsRow === null ? '' : workbenchText('asInRow', { row: repeatsRow }),
  ];
  return parts.filter(Boolean).join(' ');
}

function Cell(props: ComponentProps<'span'>) {
  // biome-ignore lint/a11y/useFocusableInteractive: the table has the focus
  // biome-ignore lint/a11y/useSemanticElements: see the row
  return <span role="gridcell" {...props} />;
}

/** A cell of the list, with the verdict on its value where that needs attention. */
function ListCell({ checked, column }: { checked: CheckedRow; column: number }) {
  const text = (checked.row.cells[column] ?? '').slice(0, MAX_SHOWN);
  const line = checked.lines.find((each) => each.column === column);
  const status = line?.status;
  if (status === undefined || status === 'fits' || status === 'pending') return text;
  return (
    <span className={`wb-judged line-${status}`}>
      <StatusMark status={status} />
      {text}
    </span>
  );
}

/** A row of the table, whose `aria-activedescendant` refers to the ids of cells. */
export const WorkbenchRow = memo(function WorkbenchRow(props: WorkbenchRowProps) {
  const { line, failure, index, top, originalColumns, hasKind, kind, isActive, isSelected } = props;
  const { row, raw, found, status } = line;
  // A bad value is shown as written, because the error may be in the notation.
  const value = found && status !== 'bad' ? found.verdict.value : raw;
  const message = rowMessage(line, failure, kind);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table element cannot be placed one by one
    <div
      role="row"
      className={activeColumn === null ? 'wb-row' : 'wb-row wb-active'}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-line={checked.index}
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={-1}
    >
      <Cell
        id={cellId(checked.index, 0)}
        className={`wb-select${activeClass(0)}`}
        data-select=""
        aria-colindex={1}
        aria-label={workbenchText('selectRow', { row: row.number })}
      >
        <span className="wb-box" aria-hidden="true" />
      </Cell>
      <Cell className="wb-number">{row.number}</Cell>
      <Cell>
        <LineStatusLabel status={status} />
      </Cell>
      {hasKind && <Cell className="wb-kind">{found && kindLabel(found.verdict.kind)}</Cell>}
      <Cell className="value wb-value" title={value}>
        {value}
      </Cell>
      <Cell className={failure ? 'wb-said wb-failed' : 'wb-said'} title={message}>
        {message}
      </Cell>
      {Array.from({ length: originalColumns }, (_, column) => {
        const text = row.cells[column]?.slice(0, 200);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
          <Cell className="wb-cell" key={column} title={text}>
            {text}
          </Cell>
        );
      })}
    </div>
  );
});
