import { type ComponentProps, memo } from 'react';
import type { Failure, Kind } from '../../lib/domain/index.ts';
import type { ListLine } from '../../lib/models/list/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { unreadText } from '../../lib/texts/verdict.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import { LineStatusLabel } from './LineStatusLabel.tsx';

export interface WorkbenchRowProps {
  readonly line: ListLine;
  /** Why the value has no answer, if its lookup failed. */
  readonly failure: Failure | null;
  /** Index among the shown lines. */
  readonly index: number;
  /** Distance from the header, px. */
  readonly top: number;
  /** Number of original columns to show. */
  readonly originalColumns: number;
  /** Show the kind: the list has several. */
  readonly hasKind: boolean;
  /** The kind of the column that is read. */
  readonly kind: Kind | null;
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

/** Of an answer that came and cannot be read, the message alone: the detail shows the answer. */
function failureMessage(failure: Failure | null): string {
  if (failure === null) return '';
  return failure.raw ? failure.message : `${workbenchText('noAnswer')} ${failure.message}`;
}

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

/** A row of the table, whose `aria-activedescendant` refers to the row's id. */
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
      id={`line-${line.index}`}
      className={isActive ? 'wb-row wb-active' : 'wb-row'}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-line={line.index}
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={-1}
    >
      <Cell className="wb-select" data-select="">
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
