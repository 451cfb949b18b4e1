import { type ComponentProps, memo } from 'react';
import type { Failure } from '../../lib/domain/index.ts';
import type { ListLine } from '../../lib/models/list/index.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import { LineStatusLabel } from './LineStatusLabel.tsx';

export interface WorkbenchRowProps {
  readonly line: ListLine;
  /** Why its value has no answer. */
  readonly failure: Failure | null;
  /** Place in the view, from 0. */
  readonly place: number;
  /** Where it stands below the heading, px. */
  readonly top: number;
  readonly width: number;
  /** Its kind is told: there are several in the list. */
  readonly hasKind: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

/** What is said of a line: its verdict, and that an answer is missing or stands elsewhere. */
function rowMessage(
  { found, status: word, occurrences: times, repeatsRow: repeats }: ListLine,
  failure: Failure | null,
): string {
  if (word === 'unread') return workbenchText('nothingRead');
  const parts = [
    failure === null ? '' : workbenchText('noAnswer', { why: failure.message }),
    found?.verdict.headline ?? '',
    times > 1 ? workbenchText('standsHere', { times }) : '',
    repeats === null ? '' : workbenchText('asInRow', { row: repeats }),
  ];
  return parts.filter(Boolean).join(' ');
}

function Cell(props: ComponentProps<'span'>) {
  // biome-ignore lint/a11y/useFocusableInteractive: the row is what is focused
  // biome-ignore lint/a11y/useSemanticElements: see the row
  return <span role="gridcell" {...props} />;
}

/** One line of the table. Its element's id is how the table names it to assistive technology. */
export const WorkbenchRow = memo(function WorkbenchRow(props: WorkbenchRowProps) {
  const { line, failure, place, top, width, hasKind, isActive, isSelected } = props;
  const { row, raw, found, status: word } = line;
  // What is wrong with it is seen in what was written.
  const value = found && word !== 'bad' ? found.verdict.value : raw;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a table element cannot be placed one by one
    <div
      role="row"
      id={`line-${line.index}`}
      className={isActive ? 'wb-row wb-active' : 'wb-row'}
      aria-rowindex={place + 2}
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
        <LineStatusLabel word={word} />
      </Cell>
      {hasKind && <Cell className="wb-kind">{found && kindLabel(found.verdict.kind)}</Cell>}
      <Cell className="value wb-value" title={value}>
        {value}
      </Cell>
      <Cell className={failure ? 'wb-said wb-failed' : 'wb-said'}>{rowMessage(line, failure)}</Cell>
      {Array.from({ length: width }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <Cell className="wb-cell" key={column}>
          {row.cells[column]?.slice(0, 200)}
        </Cell>
      ))}
    </div>
  );
});
