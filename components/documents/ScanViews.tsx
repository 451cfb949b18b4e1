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

/** A document without text: what was read of its pixels, or the offer to read it. */
export function PictureNote({
  reading,
  scan,
}: {
  readonly reading: DocumentReading;
  readonly scan: Scan;
}) {
  const { read, checked, isReading } = reading;
  if (isReading) return null;
  if (!checked.isPicture) return <PicturePages checked={checked} scan={scan} />;
  const type = read.isImage ? 'image' : 'pdf';
  // A picture of a code was opened for its code, which is read.
  const isCode = read.isImage && checked.codes.length > 0;
  if (isCode && checked.scanned === 0) return <ScanOffer scan={scan} type={type} isMain={false} />;
  const isTitled = checked.values.length > 0 || read.isImage;
  return (
    <div className="note note-caution">
      {checked.scanned > 0 ? (
        <p className="note-title">{documentsText('scanned')}</p>
      ) : (
        <>
          {isTitled && <p className="note-title">{documentsText('picture', { type })}</p>}
          <p>{documentsText('pictureAction')}</p>
        </>
      )}
      <ScanOffer scan={scan} type={type} isMain={true} />
      <PagesNotRead scan={scan} left={read.pages.length - checked.scanned} />
    </div>
  );
}

/** Pages that could not be read as pictures, after the others were. */
function PagesNotRead({ scan, left }: { readonly scan: Scan; readonly left: number }) {
  return scan.state.step === 'done' && left > 0 ? (
    <p>{documentsText('picturesUnread', { count: left })}</p>
  ) : null;
}

/** Pages without text beside others. */
function PicturePages({
  checked: { pictures, scanned },
  scan,
}: {
  readonly checked: CheckedDocument;
  readonly scan: Scan;
}) {
  if (pictures.length === 0) return null;
  return (
    <div className="note note-caution">
      <p className="note-title">
        {scanned > 0
          ? documentsText('scanned')
          : documentsText('picturePages', { count: pictures.length })}
      </p>
      <ScanOffer scan={scan} type="pages" isMain={false} />
      <PagesNotRead scan={scan} left={pictures.length - scanned} />
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
