import type { CheckedDocument, DocumentReading, DocumentValue } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { severityOf } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { OtherValueNote } from '../lookup/index.ts';
import { faultyCodes } from './CodeViews.tsx';
import { DifferenceNote, type Sides, sidesOfCode, sidesOfData } from './Differences.tsx';

/** What the document is about, in one sentence: how many values are wrong, if any. */
function documentHeadline(checked: CheckedDocument, isImage: boolean): string {
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
      ? sidesOfData(difference).title
      : documentsText('onlyOn', { where: field === undefined ? 'page' : 'data' });
  if (codeDifference && severityOf(found.verdict) === 'fine')
    return documentsText('onlyOn', { where: isInCode ? 'code' : 'notCode' });
  return found.verdict.headline;
}

export interface DocumentWarningsProps {
  readonly reading: DocumentReading;
  readonly send: SendToBackground;
  /** The person accepted an account. */
  readonly onAccepted: () => void;
}

/** Whether the person sees both accounts already: the page has another one than they know, and the data the known one. */
function isSaid({ first, others }: Sides, known: readonly DocumentValue[]): boolean {
  return others.values.every((value) =>
    known.some(
      ({ found }) =>
        found.verdict.value === value && found.note?.other?.known.includes(first.value),
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
        <DifferenceNote
          key={`${difference.name} ${difference.inCode} ${difference.against}`}
          sides={sidesOfCode(difference)}
          isHeading={i === 0 && others.length === 0}
        />
      ))}
      {differences.map((difference, i) => {
        const sides = sidesOfData(difference);
        const key = `${difference.name} ${difference.isInNotes}`;
        return isSaid(sides, others) ? (
          <div key={key} className="note differs">
            <p className="note-title">{sides.title}</p>
          </div>
        ) : (
          <DifferenceNote key={key} sides={sides} isHeading={i === 0 && known === 0} />
        );
      })}
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
