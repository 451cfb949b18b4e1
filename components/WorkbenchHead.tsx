import type { ComponentProps } from 'react';
import { text } from '../lib/texts/workbench.ts';

export interface WorkbenchHeadProps {
  /** What the columns are called, behind the box. */
  readonly names: readonly string[];
  /** Lines that are in view. */
  readonly count: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
}

function Name(props: ComponentProps<'span'>) {
  // biome-ignore lint/a11y/useFocusableInteractive: the table is what is focused
  // biome-ignore lint/a11y/useSemanticElements: see WorkbenchTable
  return <span role="columnheader" {...props} />;
}

/** The names of the columns, in view however far the list is scrolled; the box selects all of it. */
export function WorkbenchHead({ names, count, isAll, onAll }: WorkbenchHeadProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the table is what is focused
    // biome-ignore lint/a11y/useSemanticElements: see WorkbenchTable
    <div role="row" className="wb-row wb-head" aria-rowindex={1}>
      <Name className="wb-select">
        <label>
          <input
            type="checkbox"
            aria-label={isAll ? text('selectNone') : text('selectAll', { count })}
            checked={isAll}
            onChange={onAll}
          />
        </label>
      </Name>
      {names.map((name, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <Name key={column} className={column === 0 ? 'wb-number' : undefined}>
          {name}
        </Name>
      ))}
    </div>
  );
}
