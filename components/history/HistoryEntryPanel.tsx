import { useEffect } from 'react';
import type { HistoryEntry, LookupOffer } from '../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { commonText as common } from '../../lib/texts/common.ts';
import { historyText } from '../../lib/texts/history.ts';
import { deepLookupTopic } from '../../lib/texts/kinds.ts';
import { FullAnswer } from '../answer/index.ts';
import { formatCredits, formatDateTime } from '../format/index.ts';
import { useReply } from '../hooks/index.ts';
import { type LookupEnvironment, LookupPanel, VerdictView } from '../lookup/index.ts';

export interface HistoryEntryPanelProps {
  readonly entry: HistoryEntry;
  readonly asking: LookupEnvironment;
  readonly onDelete: () => void;
}

/** As if just answered then: what is on offer is to ask again. What was lost is on offer as it is now. */
function offerOf({ at, depth, verdict }: HistoryEntry, now: LookupOffer): LookupOffer {
  if (!verdict.basis.includes('api')) return now;
  return { ...now, answeredAt: at, ...(depth === 'deep' ? { deepAt: at } : {}) };
}

/** An entry of the history, opened: what was answered then, all of it, and what can be done with it. */
export function HistoryEntryPanel({ entry, asking, onDelete }: HistoryEntryPanelProps) {
  const { id, at, verdict, site, billed, depth, raw } = entry;
  const { kind, value } = verdict;
  const { send, place } = asking;
  const { ask, value: reply } = useReply(send, 'check');
  useEffect(() => {
    void ask({ items: [{ kind, value }], place });
  }, [ask, kind, value, place]);
  const offer = reply?.judgements[0]?.offer;
  const about = KIND_DEFINITIONS[kind].lookup?.deep && deepLookupTopic(kind);
  const paid =
    billed === 'possibly'
      ? historyText('creditsPossiblyBilled', { count: entry.credits })
      : formatCredits(entry.credits);
  return (
    <>
      {offer && !raw ? (
        <LookupPanel start={{ verdict, offer: offerOf(entry, offer) }} asking={asking} entry={id} />
      ) : (
        <>
          <VerdictView verdict={verdict} />
          {!raw && (
            <FullAnswer send={send} kind={kind} value={value} request={{ id }} answeredAt={at} />
          )}
        </>
      )}
      {raw && (
        <details>
          <summary>{historyText('rawAnswer')}</summary>
          <pre className="raw">{raw}</pre>
        </details>
      )}
      <footer className="row-foot">
        <p className="hint">
          {formatDateTime(at)}
          {site && ` · ${site}`} · {paid}
          {depth === 'deep' && about && ` · ${about}`}
        </p>
        <button
          type="button"
          className="quiet"
          aria-label={historyText('deleteThis', { value })}
          onClick={onDelete}
        >
          {common('delete')}
        </button>
      </footer>
    </>
  );
}
