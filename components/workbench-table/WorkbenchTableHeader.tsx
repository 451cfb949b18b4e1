import type { ComponentProps } from 'react';
import { workbenchText } from '../../lib/texts/workbench.ts';

export interface WorkbenchTableHeaderProps {
  /** What the columns are called, behind the box. */
  readonly names: readonly string[];
  /** Lines that are in view. */
  readonly count: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
}

function HeaderCell(props: ComponentProps<'span'>) {
  // biome-ignore lint/a11y/useFocusableInteractive: the table is what is focused
  // biome-ignore lint/a11y/useSemanticElements: see WorkbenchTable
  return <span role="columnheader" {...props} />;
}

/** The names of the columns, in view however far the list is scrolled; the box selects all of it. */
export function WorkbenchTableHeader({ names, count, isAll, onAll }: WorkbenchTableHeaderProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the table is what is focused
    // biome-ignore lint/a11y/useSemanticElements: see WorkbenchTable
    <div role="row" className="wb-row wb-head" aria-rowindex={1}>
      <HeaderCell className="wb-select">
        <label>
          <input
            type="checkbox"
            aria-label={isAll ? workbenchText('selectNone') : workbenchText('selectAll', { count })}
            checked={isAll}
            onChange={onAll}
          />
        </label>
      </HeaderCell>
      {names.map((name, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <HeaderCell key={column} className={column === 0 ? 'wb-number' : undefined}>
          {name}
        </HeaderCell>
      ))}
    </div>
  );
}
