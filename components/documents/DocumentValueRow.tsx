import { useEffect, useId, useRef } from 'react';
import type { DocumentValue } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { type Standing, withNote } from '../../lib/domain/index.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { GroupedValue, type LookupEnvironment, LookupPanel } from '../lookup/index.ts';
import { VerdictIcon } from '../ui/index.ts';
import { differenceNote } from './Differences.tsx';
import { reasonForLook } from './DocumentWarnings.tsx';
import { ScanNote } from './ScanViews.tsx';
import type { Scan } from './use-scan.ts';

const STANDINGS = { bad: 'bad', attention: 'caution', fine: null } as const;

/** How a value is shown: as bad as anything in the document makes it. What was read from pixels may be another one. */
const standingOf = ({ severity, scan, found }: DocumentValue): Standing =>
  STANDINGS[severity] ?? (scan?.certainty === 'unproved' ? 'unknown' : found.verdict.standing);

interface ValueRowProps {
  readonly environment: LookupEnvironment;
  readonly value: DocumentValue;
  readonly scan: Scan;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A value of the document, with its answer when it is open. */
export function DocumentValueRow({ value, scan, environment, isOpen, onToggle }: ValueRowProps) {
  const { found, field } = value;
  const { verdict } = found;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const reason = reasonForLook(value);
  // What the person knows better is said before what page and data say.
  const note = found.note?.other ? undefined : differenceNote(value);
  const start = note ? { ...found, note, verdict: withNote(verdict, note) } : found;
  return (
    <li ref={row} className={isOpen ? 'row-item row-open' : 'row-item'}>
      <button
        type="button"
        className="row-line"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <VerdictIcon verdict={{ ...verdict, standing: standingOf(value) }} />{' '}
        <span className="row-value value" title={verdict.value}>
          <GroupedValue {...verdict} />
        </span>{' '}
        <span className="row-end">
          <span className="row-kind">
            {field === 'buyerVat' ? documentsText('field', { field }) : kindLabel(verdict.kind)}
          </span>
        </span>
        {reason !== null && !isOpen && <span className="doc-reason">{reason}</span>}
        <ScanNote value={value} scan={scan} />
      </button>
      {isOpen && (
        <div className="row-body" id={id}>
          <LookupPanel start={start} environment={environment} />
        </div>
      )}
    </li>
  );
}
