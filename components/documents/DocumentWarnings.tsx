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
import { CodeDifferenceNote, codeDifferenceNote, faultyCodes } from './CodeViews.tsx';

const IBAN_GROUP = 4;

/** What the document is about, in one sentence: how many values are wrong, if any. */
export function documentHeadline(checked: CheckedDocument, isImage: boolean): string {
  const { values, moreValues, isPicture, unsure } = checked;
  const total = values.length + moreValues + unsure.length;
  const doubtful = values.filter(({ severity }) => severity !== 'fine').length;
  const count = doubtful + unsure.length;
  if (count > 0) return documentsText('needsLook', { count, total });
  const faulty = faultyCodes(checked);
  if (faulty > 0) return documentsText('codeFaulty', { count: faulty });
  if (total > 0 || !isPicture) return documentsText('nothingWrong', { total });
  return isImage ? documentsText('noCode') : documentsText('picture', { type: 'pdf' });
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
  codeDifference,
  isInCode,
  field,
  severity,
}: DocumentValue): string | null {
  if (severity === 'fine') return null;
  if (found.note?.other) return found.note.other.title;
  if (difference && severityOf(found.verdict) === 'fine')
    return difference.isInNotes
      ? titleOf(difference)
      : documentsText('onlyOn', { where: field === undefined ? 'page' : 'data' });
  if (codeDifference && severityOf(found.verdict) === 'fine')
    return documentsText('onlyOn', { where: isInCode ? 'code' : 'notCode' });
  return found.verdict.headline;
}

/** A value that differs, as its detail shows it: what it differs from comes before its own verdict. */
export function differenceNote(value: DocumentValue): Note | undefined {
  const { difference, field } = value;
  if (!difference) return codeDifferenceNote(value);
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
  const { checked, read } = reading;
  const { values, differences, codeDifferences, announcement } = checked;
  const others = values.filter(({ found }) => found.note?.other);
  const known = others.length + codeDifferences.length;
  const warned = known + differences.length;
  const headline = documentHeadline(checked, read.isImage);
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
      {codeDifferences.map((difference, i) => (
        <CodeDifferenceNote
          key={`${difference.name} ${difference.inCode} ${difference.against}`}
          difference={difference}
          isHeading={i === 0 && others.length === 0}
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
            isFirst={i === 0 && known === 0}
            isHeading={i === 0 && known === 0}
          />
        ),
      )}
      {announcement && (
        <div className="note note-caution">
          <p className="note-title">{documentsText('announces')}</p>
          {warned === 0 && <p>{documentsText('askSeller')}</p>}
        </div>
      )}
      {warned > 0 ? <p className="doc-count">{headline}</p> : <h1>{headline}</h1>}
    </>
  );
}
