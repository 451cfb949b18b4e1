import type { JSX, ReactNode } from 'react';
import type { Verdict } from '../../lib/domain/index.ts';
import { lookupsText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { GroupedValue } from '../lookup/index.ts';
import { VerdictIcon } from '../ui/index.ts';
import { useRowContent } from './DetailPane.tsx';

export interface ValueRowProps {
  readonly verdict: Verdict;
  /** The value is in a field of the page. */
  readonly inField?: boolean;
  /** Shown at the end of the row: cost and time. */
  readonly aside: ReactNode;
  /** The content of the open row. */
  readonly children: () => JSX.Element;
}

/** A value in one row that opens in place, or in the pane of its list. */
export function ValueRow({ verdict, inField = false, aside, children }: ValueRowProps) {
  const { id, row, isOpen, setOpen, content } = useRowContent(verdict.value, children);
  return (
    <li className={isOpen ? 'row-item row-open' : 'row-item'}>
      <button
        ref={row}
        type="button"
        className="row-line"
        data-row=""
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.preventDefault();
          event.stopPropagation();
          setOpen(false);
        }}
      >
        <VerdictIcon verdict={verdict} />{' '}
        <span className="row-value value" title={verdict.value}>
          <GroupedValue {...verdict} />
        </span>{' '}
        <span className="row-end">
          <span className="row-kind">
            {kindLabel(verdict.kind)}
            {inField && ` · ${lookupsText('inField')}`}
          </span>{' '}
          <span className="row-aside">{aside}</span>
        </span>
      </button>
      {content}
    </li>
  );
}
