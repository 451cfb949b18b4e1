import type {
  CheckedDocument,
  Difference,
  DocumentReading,
  DocumentValue,
} from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { type Note, severityOf } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { DifferingValues, OtherValueNote } from '../lookup/index.ts';

const IBAN_GROUP = 4;

/** What the document is about, in one sentence: how many values are wrong, if any. */
export function documentHeadline({ values, moreValues, isPicture }: CheckedDocument): string {
  const total = values.length + moreValues;
  const count = values.filter(({ severity }) => severity !== 'fine').length;
  if (count > 0) return documentsText('needsLook', { count, total });
  return isPicture && total === 0
    ? documentsText('picture')
    : documentsText('nothingWrong', { total });
}

/** The value of the data, and those of the page. */
function sidesOf({ name, inData, shown }: Difference) {
  const written = (value: string) => (name === 'iban' ? value.replace(/\s/g, '') : value);
  return { data: written(inData), page: shown.map(written) };
}

interface DifferenceNoteProps {
  readonly difference: Difference;
  /** There is no other one above it. */
  readonly isFirst: boolean;
  readonly isHeading: boolean;
}

/** What differs from the data, and where that is. */
const titleOf = ({ name, isInNotes }: Difference): string =>
  documentsText('difference', { field: isInNotes ? 'notes' : name });
const placeOf = ({ isInNotes }: Difference): string =>
  documentsText(isInNotes ? 'inNotes' : 'onPage');

/** Page and data differ: both values, with what differs marked. */
function DifferenceNote({ difference, isFirst, isHeading }: DifferenceNoteProps) {
  const { name } = difference;
  const { data, page } = sidesOf(difference);
  return (
    <DifferingValues
      title={titleOf(difference)}
      isHeading={isHeading}
      groupLength={name === 'iban' ? IBAN_GROUP : Number.POSITIVE_INFINITY}
      values={[
        { label: documentsText('inData'), value: data },
        ...page.map((value) => ({ label: placeOf(difference), value })),
      ]}
    >
      {isFirst && <p>{documentsText('askSeller')}</p>}
    </DifferingValues>
  );
}

/** Why a value needs a look, for its row; null where nothing is to be said. */
export function reasonForLook({
  found,
  difference,
  field,
  severity,
}: DocumentValue): string | null {
  if (severity === 'fine') return null;
  if (found.note?.other) return found.note.other.title;
  if (difference && severityOf(found.verdict) === 'fine')
    return difference.isInNotes
      ? titleOf(difference)
      : documentsText('onlyOn', { where: field === undefined ? 'page' : 'data' });
  return found.verdict.headline;
}

/** A value that differs, as its detail shows it: what it differs from comes before its own verdict. */
export function differenceNote({ difference, field }: DocumentValue): Note | undefined {
  if (!difference) return undefined;
  const { data, page } = sidesOf(difference);
  const isData = field !== undefined && field !== 'text';
  const [here, source] = [placeOf(difference), documentsText('inData')];
  const title = titleOf(difference);
  return {
    reason: 'differs-from-data',
    headline: title,
    other: {
      title,
      here: isData ? source : here,
      source: isData ? here : source,
      known: isData ? page : [data],
      advice: documentsText('askSeller'),
    },
  };
}

export interface DocumentWarningsProps {
  readonly reading: DocumentReading;
  readonly send: SendToBackground;
  /** The person accepted an account. */
  readonly onAccepted: () => void;
}

/** Whether the person sees both accounts already: the page has another one than they know, and the data the known one. */
function isSaid(difference: Difference, others: readonly DocumentValue[]): boolean {
  const { data, page } = sidesOf(difference);
  return page.every((value) =>
    others.some(
      ({ found }) => found.verdict.value === value && found.note?.other?.known.includes(data),
    ),
  );
}

/** What must be seen before all values: other accounts, what page and data do not both say, what a message announces. */
export function DocumentWarnings({ reading, send, onAccepted }: DocumentWarningsProps) {
  const { checked } = reading;
  const { values, differences, announcement } = checked;
  const others = values.filter(({ found }) => found.note?.other);
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
          onAccepted={onAccepted}
        />
      ))}
      {differences.map((difference, i) =>
        isSaid(difference, others) ? (
          <div key={`${difference.name} ${difference.isInNotes}`} className="note differs">
            <p className="note-title">{titleOf(difference)}</p>
          </div>
        ) : (
          <DifferenceNote
            key={`${difference.name} ${difference.isInNotes}`}
            difference={difference}
            isFirst={i === 0 && others.length === 0}
            isHeading={i === 0 && others.length === 0}
          />
        ),
      )}
      {announcement && (
        <div className="note note-caution">
          <p className="note-title">{documentsText('announces')}</p>
          {warned === 0 && <p>{documentsText('askSeller')}</p>}
        </div>
      )}
      {warned > 0 ? (
        <p className="doc-count">{documentHeadline(checked)}</p>
      ) : (
        <h1>{documentHeadline(checked)}</h1>
      )}
    </>
  );
}
