import { useEffect, useId, useRef } from 'react';
import {
  type CheckedDocument,
  type Difference,
  type DocumentValue,
  type InvoiceField,
  inGroups,
  type ReadDocument,
} from '../../lib/documents/index.ts';
import { documentsText } from '../../lib/documents/texts.ts';
import { severityOf } from '../../lib/domain/index.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { GroupedValue, type LookupEnvironment, LookupPanel } from '../lookup/index.ts';
import { VerdictIcon } from '../ui/index.ts';
import { PageView } from './PageView.tsx';

export interface DocumentViewProps {
  readonly read: ReadDocument;
  readonly checked: CheckedDocument;
  readonly environment: LookupEnvironment;
  /** The key of the value that is open. */
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

interface DifferenceNoteProps {
  readonly difference: Difference;
  /** There is no other heading of the page. */
  readonly isHeading: boolean;
}

function DifferenceNote({ difference, isHeading }: DifferenceNoteProps) {
  const { name, inData, shown } = difference;
  const Title = isHeading ? 'h1' : 'p';
  const values = shown.map((value) => inGroups(value, name));
  return (
    <div className="note doc-differs" role="alert">
      <Title className="note-title">{documentsText('difference', { field: name })}</Title>
      <p>{documentsText('inData', { value: inGroups(inData, name) })}</p>
      {shown.length > 0 && (
        <p>{documentsText('onPage', { values: listFormat({ type: 'unit' }).format(values) })}</p>
      )}
    </div>
  );
}

/** What the document is about, in one sentence: how many values are wrong, if any. */
function headline({ values, differences, isPicture }: CheckedDocument): string | null {
  const total = values.length;
  const count = values.filter(({ found }) => severityOf(found.verdict) !== 'fine').length;
  if (count > 0) return documentsText('needsLook', { count, total });
  // The difference says what is wrong.
  if (differences.length > 0) return null;
  return isPicture && total === 0
    ? documentsText('picture')
    : documentsText('nothingWrong', { total });
}

interface ValueRowProps extends Pick<DocumentViewProps, 'environment'> {
  readonly value: DocumentValue;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function ValueRow({
  value: { found, field, severity },
  environment,
  isOpen,
  onToggle,
}: ValueRowProps) {
  const { verdict } = found;
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={row} className={isOpen ? 'row-item row-open' : 'row-item'}>
      <button
        type="button"
        className="row-line"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
      >
        <VerdictIcon
          verdict={severity === 'attention' ? { ...verdict, standing: 'caution' } : verdict}
        />{' '}
        <span className="row-value value" title={verdict.value}>
          <GroupedValue {...verdict} />
        </span>{' '}
        <span className="row-end">
          <span className="row-kind">
            {field === 'buyerVat' ? documentsText('field', { field }) : kindLabel(verdict.kind)}
          </span>
        </span>
      </button>
      {isOpen && (
        <div className="row-body" id={id}>
          <LookupPanel start={found} environment={environment} />
        </div>
      )}
    </li>
  );
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

/** A document beside its values, the wrong ones first. */
export function DocumentView({ read, checked, environment, chosen, onChoose }: DocumentViewProps) {
  const { values, differences, facts, isPicture } = checked;
  const pages = useRef<HTMLDivElement>(null);
  const title = headline(checked);
  const unread = (read.pdf?.pageCount ?? 0) - read.pages.length;
  const choose = (key: string) => {
    const next = key === chosen ? null : key;
    onChoose(next);
    const mark = pages.current?.querySelector(`[data-value="${CSS.escape(key)}"]`);
    if (next) mark?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <main className={read.pdf ? 'doc' : 'doc doc-alone'}>
      <div className="doc-side">
        <p className="doc-name wrap">{read.name}</p>
        {read.isSigned && <p className="soft">{documentsText('signed')}</p>}
        {differences.map((difference, i) => (
          <DifferenceNote
            key={difference.name}
            difference={difference}
            isHeading={i === 0 && title === null}
          />
        ))}
        {title && <h1>{title}</h1>}
        {isPicture && (
          <div className="note note-caution">
            {values.length > 0 && <p className="note-title">{documentsText('picture')}</p>}
            <p>{documentsText('pictureAction')}</p>
          </div>
        )}
        {read.isDataUnread && <p className="note note-caution">{documentsText('dataUnread')}</p>}
        {unread > 0 && (
          <p className="note note-caution">
            {documentsText('pagesRead', { count: read.pages.length })}
          </p>
        )}
        {values.length > 0 && (
          <ul className="rows">
            {values.map((value) => (
              <ValueRow
                key={value.key}
                value={value}
                environment={environment}
                isOpen={chosen === value.key}
                onToggle={() => choose(value.key)}
              />
            ))}
          </ul>
        )}
        <Facts fields={facts} />
      </div>
      {read.pdf && (
        <div className="doc-pages" ref={pages}>
          {read.pages.map((page, index) => (
            <PageView
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity
              key={index}
              page={page}
              index={index}
              values={values}
              chosen={chosen}
              onChoose={onChoose}
            />
          ))}
        </div>
      )}
    </main>
  );
}
