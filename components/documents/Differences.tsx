/** What a document gives twice and differently: on its pages and in its data, or in a payment code. */
import type { CodeDifference, Difference, DocumentValue } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import type { Note } from '../../lib/domain/index.ts';
import { DifferingValues } from '../lookup/index.ts';

/** Both sides of a difference: a value of the data or of a code, and what stands elsewhere. */
export interface Sides {
  readonly title: string;
  readonly isIban: boolean;
  readonly first: { readonly label: string; readonly value: string };
  readonly others: { readonly label: string; readonly values: readonly string[] };
}

const compact = (value: string): string => value.replace(/\s/g, '');

export function sidesOfData({ name, inData, shown, isInNotes }: Difference): Sides {
  const isIban = name === 'iban';
  return {
    title: documentsText('difference', { field: isInNotes ? 'notes' : name }),
    isIban,
    first: { label: documentsText('inData'), value: isIban ? compact(inData) : inData },
    others: {
      label: documentsText(isInNotes ? 'inNotes' : 'onPage'),
      values: isIban ? shown.map(compact) : shown,
    },
  };
}

export function sidesOfCode({ name, inCode, others, against }: CodeDifference): Sides {
  const isIban = name === 'iban';
  return {
    title: documentsText('codeDifference', { field: name, against }),
    isIban,
    first: {
      label: documentsText('inCode', { which: 'first' }),
      value: isIban ? compact(inCode) : inCode,
    },
    others: {
      label:
        against === 'code'
          ? documentsText('inCode', { which: 'other' })
          : documentsText(against === 'page' ? 'onPage' : 'inData'),
      values: isIban ? others.map(compact) : others,
    },
  };
}

export interface DifferenceNoteProps {
  readonly sides: Sides;
  /** It is the first thing that is said. */
  readonly isHeading: boolean;
}

/** Both values, with what differs marked. */
export function DifferenceNote({ sides, isHeading }: DifferenceNoteProps) {
  const { title, isIban, first, others } = sides;
  return (
    <DifferingValues
      title={title}
      isHeading={isHeading}
      isIban={isIban}
      values={[first, ...others.values.map((value) => ({ label: others.label, value }))]}
    >
      {isHeading && <p>{documentsText('askSeller')}</p>}
    </DifferingValues>
  );
}

/** A value that differs, as its detail shows it: what it differs from comes before its own verdict. */
export function differenceNote(value: DocumentValue): Note | undefined {
  const { difference, codeDifference, field, isInCode } = value;
  const sides = difference
    ? sidesOfData(difference)
    : codeDifference && sidesOfCode(codeDifference);
  if (!sides) return undefined;
  const { title, first, others } = sides;
  const isFirst = difference ? field !== undefined && field !== 'text' : isInCode === true;
  return {
    reason: difference ? 'differs-from-data' : 'differs-from-code',
    headline: title,
    other: {
      title,
      here: isFirst ? first.label : others.label,
      source: isFirst ? others.label : first.label,
      known: isFirst ? [...others.values] : [first.value],
      advice: documentsText('askSeller'),
    },
  };
}
