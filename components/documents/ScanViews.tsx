/** Text that is read from pixels: the offer to read it, and what could not be read surely. */
import type { CheckedDocument, DocumentReading, DocumentValue } from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { commonText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { pieceKey, type Scan } from './use-scan.ts';

interface ScanOfferProps {
  readonly scan: Scan;
  readonly type: 'image' | 'pdf' | 'pages';
  /** Reading it is what the person most likely wants next. */
  readonly isMain: boolean;
}

/** Offers to read the text, says how far it is, and ends it. */
function ScanOffer({ scan, type, isMain }: ScanOfferProps) {
  const { state, count, start, cancel } = scan;
  if (state.step === 'done') return null;
  if (state.step === 'reading')
    return (
      <div className="actions">
        <p role="status">{documentsText('readingPage', { done: state.done + 1, total: count })}</p>
        <button type="button" className="secondary" onClick={cancel}>
          {commonText('cancel')}
        </button>
      </div>
    );
  return (
    <>
      {state.step === 'failed' && <p role="alert">{documentsText('scanFailed')}</p>}
      <div className="actions">
        <button
          type="button"
          className={isMain ? 'primary' : 'secondary'}
          onClick={() => void start()}
        >
          {documentsText('readText', { type })}
        </button>
        <span className="hint">{documentsText('readTextTime')}</span>
      </div>
    </>
  );
}

/** A document with pages without text: what was read of their pixels, or the offer to read them. */
export function PictureNote({
  reading,
  scan,
}: {
  readonly reading: DocumentReading;
  readonly scan: Scan;
}) {
  const { read, checked, isReading } = reading;
  const { isPicture, pictures, scanned } = checked;
  const count = isPicture ? read.pages.length : pictures.length;
  if (isReading || (!isPicture && count === 0)) return null;
  const type = !isPicture ? 'pages' : read.isImage ? 'image' : 'pdf';
  // A picture of a code was opened for its code, which is read.
  if (type === 'image' && checked.codes.length > 0 && scanned === 0)
    return <ScanOffer scan={scan} type={type} isMain={false} />;
  const isTitled = checked.values.length > 0 || read.isImage;
  /** Pages that could not be read, after the others were. */
  const left = scan.state.step === 'done' ? count - scanned : 0;
  return (
    <div className="note note-caution">
      {scanned > 0 ? (
        <p className="note-title">{documentsText('scanned')}</p>
      ) : type === 'pages' ? (
        <p className="note-title">{documentsText('picturePages', { count })}</p>
      ) : (
        <>
          {isTitled && <p className="note-title">{documentsText('picture', { type })}</p>}
          <p>{documentsText('pictureAction')}</p>
        </>
      )}
      <ScanOffer scan={scan} type={type} isMain={isPicture} />
      {left > 0 && <p>{documentsText('picturesUnread', { count: left })}</p>}
    </div>
  );
}

function Piece({ url }: { readonly url: string | undefined }) {
  return url ? <img className="doc-piece" src={url} alt={documentsText('piece')} /> : null;
}

/** Where a value comes from, if from pixels, with the piece of the picture where it may be another one. */
export function ScanNote({ value, scan }: { readonly value: DocumentValue; readonly scan: Scan }) {
  // The note above all values says it of those that their check digits prove.
  if (!value.scan || value.scan.certainty === 'read') return null;
  const { certainty, page, part } = value.scan;
  return (
    <span className="doc-reason">
      {documentsText('fromPicture', { certainty })}
      <Piece url={scan.pieces.get(pieceKey(page, part))} />
    </span>
  );
}

export interface UnsureListProps extends Pick<CheckedDocument, 'unsure'> {
  readonly scan: Scan;
}

/** What was meant as a value and could not be read surely: never a wrong value. */
export function UnsureList({ unsure, scan }: UnsureListProps) {
  if (unsure.length === 0) return null;
  return (
    <section className="block" aria-labelledby="doc-unsure">
      <h2 id="doc-unsure">{documentsText('unsure')}</h2>
      <ul className="doc-unsure">
        {unsure.map(({ kind, raw, page, part }) => (
          <li key={pieceKey(page, part)}>
            <span className="row-kind">{kindLabel(kind)}</span>{' '}
            <span className="value wrap">{raw}</span>
            <Piece url={scan.pieces.get(pieceKey(page, part))} />
          </li>
        ))}
      </ul>
    </section>
  );
}
