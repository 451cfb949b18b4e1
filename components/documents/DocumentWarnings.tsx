import { useState } from 'react';
import {
  type CheckedDocument,
  type Difference,
  type DocumentReading,
  type DocumentValue,
  inGroups,
} from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { type Note, severityOf } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { DifferingValues, OtherValueNote } from '../lookup/index.ts';

const IBAN_GROUP = 4;

/** What the document is about, in one sentence: how many values are wrong, if any. */
export function headlineOf({ values, moreValues, isPicture }: CheckedDocument): string {
  const total = values.length + moreValues;
  const count = values.filter(({ severity }) => severity !== 'fine').length;
  if (count > 0) return documentsText('needsLook', { count, total });
  return isPicture && total === 0
    ? documentsText('picture')
    : documentsText('nothingWrong', { total });
}

interface DifferenceNoteProps {
  readonly difference: Difference;
  readonly isHeading?: boolean;
}

/** Page and data differ: both values, with what differs marked. */
export function DifferenceNote({ difference, isHeading = false }: DifferenceNoteProps) {
  const { name, inData, shown } = difference;
  const written = (value: string) => (name === 'iban' ? value.replace(/\s/g, '') : value);
  return (
    <DifferingValues
      title={documentsText('difference', { field: name })}
      isHeading={isHeading}
      groupLength={name === 'iban' ? IBAN_GROUP : Number.POSITIVE_INFINITY}
      values={[
        { label: documentsText('inData'), value: written(inData) },
        ...shown.map((value) => ({ label: documentsText('onPage'), value: written(value) })),
      ]}
    >
      {name !== 'vat' && <p>{documentsText('askSeller')}</p>}
    </DifferingValues>
  );
}

/** Why a value needs a look, for its row; null where nothing is to be said. */
export function reasonOf({ found, difference, field, severity }: DocumentValue): string | null {
  if (severity === 'fine') return null;
  if (found.note?.other) return found.note.other.title;
  if (difference && severityOf(found.verdict) === 'fine')
    return documentsText('onlyOn', { where: field === undefined ? 'page' : 'data' });
  return found.verdict.headline;
}

/** A value that differs, as its detail shows it: what it differs from comes before its own verdict. */
export function noteOf({ difference }: DocumentValue): Note | undefined {
  if (!difference) return undefined;
  const { name, inData, shown } = difference;
  const title = documentsText('difference', { field: name });
  const values = shown.map((value) => inGroups(value, name)).join(', ');
  return {
    reason: 'differs-from-data',
    headline: `${title}. ${documentsText('inData')}: ${inGroups(inData, name)}. ${documentsText('onPageThese', { values })}.`,
  };
}

export interface DocumentWarningsProps {
  readonly reading: DocumentReading;
  readonly send: SendToBackground;
}

/** What must be seen before all values: other accounts, what page and data do not both say, what a message announces. */
export function DocumentWarnings({ reading, send }: DocumentWarningsProps) {
  const { checked } = reading;
  const { values, differences, announcement } = checked;
  /** Accounts that the person accepted. */
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const others = values.filter(({ key, found }) => found.note?.other && !accepted.has(key));
  const warned = others.length + differences.length;
  return (
    <>
      {others.map(({ key, found }, i) => (
        <OtherValueNote
          key={key}
          verdict={found.verdict}
          note={found.note}
          isHeading={i === 0}
          send={send}
          onAccepted={() => setAccepted(new Set([...accepted, key]))}
        />
      ))}
      {differences.map((difference, i) => (
        <DifferenceNote
          key={difference.name}
          difference={difference}
          isHeading={others.length === 0 && i === 0}
        />
      ))}
      {announcement && (
        <div className="note note-caution">
          <p className="note-title">{documentsText('announces')}</p>
          <p>{documentsText('askSeller')}</p>
        </div>
      )}
      {warned > 0 ? (
        <p className="doc-count">{headlineOf(checked)}</p>
      ) : (
        <h1>{headlineOf(checked)}</h1>
      )}
    </>
  );
}
