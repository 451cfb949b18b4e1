import type { ComponentProps } from 'react';
import { workbenchText } from '../../lib/texts/workbench.ts';

export interface WorkbenchTableHeaderProps {
  /** Names of the columns after the checkbox column. */
  readonly names: readonly string[];
  /** Number of shown lines. */
  readonly count: number;
  readonly isAll: boolean;
  readonly onAll: () => void;
}

function HeaderCell(props: ComponentProps<'span'>) {
  // biome-ignore lint/a11y/useFocusableInteractive: the table has the focus
  // biome-ignore lint/a11y/useSemanticElements: see WorkbenchTable
  return <span role="columnheader" {...props} />;
}

/** The sticky header row; its checkbox selects all lines. */
export function WorkbenchTableHeader({ names, count, isAll, onAll }: WorkbenchTableHeaderProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the table has the focus
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
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
        <HeaderCell key={column} className={column === 0 ? 'wb-number' : undefined}>
          {name}
        </HeaderCell>
      ))}
    </div>
  );
}
