import { useCallback, useEffect, useMemo, useRef } from 'react';
import type {
  CheckedDocument,
  DocumentReader,
  DocumentReading,
  InvoiceField,
  Mail,
} from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { commonText } from '../../lib/texts/areas.ts';
import type { LookupEnvironment } from '../lookup/index.ts';
import { CodeList } from './CodeViews.tsx';
import { DocumentValueRow } from './DocumentValueRow.tsx';
import { DocumentWarnings } from './DocumentWarnings.tsx';
import { MailView } from './MailView.tsx';
import { type DrawPage, PageView } from './PageView.tsx';
import { type CodeMark, codesByPage, marksByPage, type PlacedMark } from './page-marks.ts';
import { PictureNote, UnsureList } from './ScanViews.tsx';
import { type Scannable, useScan } from './use-scan.ts';

export interface DocumentViewProps {
  readonly reading: DocumentReading;
  /** Null for a message without documents. */
  readonly file: File | null;
  readonly draw: DocumentReader['draw'];
  readonly scannable: Scannable;
  readonly environment: LookupEnvironment;
  /** Reads the document again: what is known of its values has changed. */
  readonly onAgain: () => void;
  /** The key of the value that is open. */
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

function Facts({ fields }: { readonly fields: readonly InvoiceField[] }) {
  if (fields.length === 0) return null;
  return (
    <section className="block" aria-labelledby="doc-facts">
      <h2 id="doc-facts">{documentsText('readAsData')}</h2>
      <dl className="doc-facts">
        {fields.map(({ name, text }) => (
          <div key={`${name} ${text}`}>
            <dt>{documentsText('field', { field: name })}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was not read, and why. */
function UnreadNotes({ read, checked, searched, isReading, isStopped }: DocumentReading) {
  const { length } = read.pages;
  const isCut = length < (read.pageCount ?? 0) && !isReading && !read.problem;
  const notes = [
    read.isXfa && checked.values.length === 0 && !isReading && documentsText('xfa'),
    read.isOrder && documentsText('problem', { problem: 'order' }),
    read.isDataUnread && documentsText('dataUnread'),
    isStopped && documentsText('stopped'),
    isCut && documentsText('pagesRead', { count: length }),
    searched < length && !isReading && documentsText('pagesSearched', { count: searched }),
  ];
  return (
    <>
      {read.problem && (
        <div className="note note-failure">
          <p className="note-title">{documentsText('problem', { problem: read.problem })}</p>
          <p className="wrap">{read.name}</p>
        </div>
      )}
      {notes.map(
        (note) =>
          note && (
            <p key={note} className="note note-caution">
              {note}
            </p>
          ),
      )}
    </>
  );
}

/** What is being done at the moment. */
function progressOf({ read, searched, isSearching }: DocumentReading): string {
  const { pages, pageCount } = read;
  if (pageCount === null) return commonText('checking');
  return isSearching
    ? documentsText('searching', { done: searched, total: pages.length })
    : documentsText('pagesSoFar', { done: pages.length, total: pageCount });
}

/** The value that the person must see first, and the page that it is on; null below a message, which comes first. */
function worstOf({ values }: CheckedDocument, mail: Mail | null) {
  if (mail) return null;
  const worst = values.find(({ severity, places }) => severity !== 'fine' && places.length > 0);
  const page = worst?.places[0]?.page;
  return worst && page !== undefined ? { key: worst.key, page } : null;
}

const NO_MARKS: readonly PlacedMark[] = [];
const NO_CODES: readonly CodeMark[] = [];

/** Beside the warning, the page shows what it is about. Where it is below, the warning stays in view. */
const isBeside = () => matchMedia('(width >= 56rem)').matches;

/** A document beside its values, the wrong ones first. */
export function DocumentView(props: DocumentViewProps) {
  const { reading, file, draw, scannable, environment, onAgain, chosen, onChoose } = props;
  const { read, checked, isReading } = reading;
  const { values, moreValues, facts } = checked;
  const toScan = checked.isPicture ? [...read.pages.keys()] : checked.pictures;
  const scan = useScan(scannable, toScan);
  const marks = useMemo(() => marksByPage(values), [values]);
  const codeMarks = useMemo(() => codesByPage(checked), [checked]);
  const pages = useRef<HTMLDivElement>(null);
  const drawOf = useCallback(
    async (...[index, scale, places]: Parameters<DrawPage>) =>
      file && draw({ file, index, scale, places }),
    [file, draw],
  );
  /** The person has scrolled or chosen something, or the worst value is in view already. */
  const isPlaced = useRef(false);
  const worst = worstOf(checked, read.mail);
  const markOf = (key: string) =>
    pages.current?.querySelector(`[data-value="${CSS.escape(key)}"]`) ?? null;
  const choose = (key: string | null) => {
    isPlaced.current = true;
    const next = key === chosen ? null : key;
    onChoose(next);
    if (next) markOf(next)?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    const stopper = new AbortController();
    const note = () => {
      isPlaced.current = true;
    };
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(event, note, { signal: stopper.signal, passive: true });
    return () => stopper.abort();
  }, []);
  const worstPage = worst?.page ?? 0;
  useEffect(() => {
    if (isPlaced.current || worstPage === 0 || !isBeside()) return;
    pages.current?.children.item(worstPage)?.scrollIntoView({ block: 'start' });
  }, [worstPage]);
  const onMarked = (index: number) => {
    if (isPlaced.current || worst?.page !== index || !isBeside()) return;
    if (!isReading) isPlaced.current = true;
    const mark = markOf(worst.key);
    const { top = 0, bottom = 0 } = mark?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) mark?.scrollIntoView({ block: 'center' });
  };
  const hasPages = read.pages.length > 0 || read.mail !== null;
  return (
    <main className={hasPages ? 'doc' : 'doc doc-alone'}>
      <div className="doc-side">
        <p className="doc-name wrap">{read.name}</p>
        {read.isSigned && <p className="soft">{documentsText('signed')}</p>}
        <DocumentWarnings reading={reading} send={environment.send} onAccepted={onAgain} />
        {isReading && (
          <p className="soft" role="status">
            {progressOf(reading)}
          </p>
        )}
        <PictureNote reading={reading} scan={scan} />
        <UnreadNotes {...reading} />
        <CodeList codes={checked.codes} />
        {values.length > 0 && (
          <ul className="rows">
            {values.map((value) => (
              <DocumentValueRow
                key={value.key}
                value={value}
                scan={scan}
                environment={environment}
                isOpen={chosen === value.key}
                onToggle={() => choose(value.key)}
              />
            ))}
          </ul>
        )}
        {moreValues > 0 && <p className="hint">{commonText('notShown', { count: moreValues })}</p>}
        <UnsureList unsure={checked.unsure} scan={scan} />
        <Facts fields={facts} />
      </div>
      {hasPages && (
        <div className="doc-pages">
          {read.mail && (
            <MailView mail={read.mail} checked={checked} chosen={chosen} onChoose={choose} />
          )}
          <div className="doc-sheets" ref={pages}>
            {read.pages.map((size, index) => (
              <PageView
                // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity
                key={index}
                size={size}
                index={index}
                placed={marks.get(index) ?? NO_MARKS}
                codes={codeMarks.get(index) ?? NO_CODES}
                isImage={read.isImage}
                chosen={chosen}
                draw={drawOf}
                onChoose={choose}
                onMarked={onMarked}
              />
            ))}
          </div>
        </div>
      )}
    </main>
  );
}
