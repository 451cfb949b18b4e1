import { useEffect, useRef } from 'react';
import type { Failure, Kind } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { ListLine } from '../../lib/models/list/index.ts';
import { unreadText } from '../../lib/texts/verdict.ts';
import { workbenchText } from '../../lib/texts/workbench.ts';
import { LookupPanel } from '../lookup/index.ts';
import { CloseIcon, FailureNote } from '../ui/index.ts';

export interface WorkbenchDetailProps {
  readonly line: ListLine;
  readonly failure: Failure | null;
  readonly names: readonly string[];
  /** The kind of the column that is read. */
  readonly kind: Kind | null;
  readonly send: SendToBackground;
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

/** A line in full: verdict, answer and cells. */
export function WorkbenchDetail(props: WorkbenchDetailProps) {
  const { line, failure, names, kind, send, onAsked, onClose } = props;
  const { found, row } = line;
  const title = workbenchText('detailOfRow', { row: row.number });
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line starts at the top
  useEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [line.index]);
  return (
    <aside className="wb-detail" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="quiet icon-only"
          aria-label={workbenchText('closeDetail')}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </header>
      <div ref={body} className="wb-detail-body">
        {failure && <FailureNote failure={failure} />}
        {found ? (
          <LookupPanel
            key={`${found.verdict.kind} ${found.verdict.value} ${found.offer.answeredAt ?? 0}`}
            start={found}
            environment={{ send, place: 'workbench', onAsked }}
          />
        ) : (
          <div className="note">
            <p className="note-title">{workbenchText('nothingRecognised')}</p>
            {line.unreadReason && <p>{unreadText(line.unreadReason, line.columnKind ?? kind)}</p>}
            {(line.columnKind ?? kind) === null && (
              <p>{workbenchText('nothingRecognisedAction')}</p>
            )}
          </div>
        )}
        <dl className="facts">
          {row.cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
            <div key={column}>
              <dt>{names[column]}</dt>
              <dd className="wrap">{cell}</dd>
            </div>
          ))}
        </dl>
      </div>
    </aside>
  );
}
