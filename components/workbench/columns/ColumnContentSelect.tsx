import { useId } from 'react';
import { KINDS } from '../../../lib/domain/index.ts';
import { kindLabel } from '../../../lib/texts/verdict.ts';
import type { ColumnContent } from '../../../lib/workbench/messages/index.ts';
import { workbenchText } from '../../../lib/workbench/texts.ts';

const readingOf = (value: string): ColumnContent =>
  value === 'any' ? 'any' : (KINDS.find((kind) => kind === value) ?? null);

interface ColumnContentSelectProps {
  readonly label: string;
  readonly reading: ColumnContent;
  /** The column can be left out: the list has others. */
  readonly canSkip: boolean;
  readonly onReading: (reading: ColumnContent) => void;
}

/** What a column contains: one kind, whatever is recognised, or nothing that is checked. */
export function ColumnContentSelect(props: ColumnContentSelectProps) {
  const { label, reading, canSkip, onReading } = props;
  const id = useId();
  return (
    <span className="wb-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={reading ?? ''}
        onChange={({ target }) => onReading(readingOf(target.value))}
      >
        {canSkip && <option value="">{workbenchText('columnSkipped')}</option>}
        <option value="any">{workbenchText('detectKind')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kindLabel(kind)}
          </option>
        ))}
      </select>
    </span>
  );
}
