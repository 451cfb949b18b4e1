import { useEffect } from 'react';
import { KIND_TABLE } from '../lib/kinds/index.ts';
import type { HistoryEntry, Offer } from '../lib/messages.ts';
import { text as common } from '../lib/texts/common.ts';
import { text } from '../lib/texts/history.ts';
import { deepAbout } from '../lib/texts/kinds.ts';
import { FullRecord } from './FullRecord.tsx';
import { credits, dateTime } from './format.ts';
import { LookupPanel } from './LookupPanel.tsx';
import type { Asking } from './use-lookup.ts';
import { useReply } from './use-reply.ts';
import { VerdictView } from './VerdictView.tsx';

export interface HistoryEntryPanelProps {
  readonly entry: HistoryEntry;
  readonly asking: Asking;
  readonly onDelete: () => void;
}

/** As if just answered then: what is on offer is to ask again. What was lost is on offer as it is now. */
function offerOf({ at, depth, verdict }: HistoryEntry, now: Offer): Offer {
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
  const about = KIND_TABLE[kind].lookup?.deep && deepAbout(kind);
  const paid =
    billed === 'possibly'
      ? text('creditsPossiblyBilled', { count: entry.credits })
      : credits(entry.credits);
  return (
    <>
      {offer && !raw ? (
        <LookupPanel start={{ verdict, offer: offerOf(entry, offer) }} asking={asking} entry={id} />
      ) : (
        <>
          <VerdictView verdict={verdict} />
          {!raw && <FullRecord send={send} kind={kind} value={value} of={{ id }} at={at} />}
        </>
      )}
      {raw && (
        <details>
          <summary>{text('rawAnswer')}</summary>
          <pre className="raw">{raw}</pre>
        </details>
      )}
      <footer className="row-foot">
        <p className="hint">
          {dateTime(at)}
          {site && ` · ${site}`} · {paid}
          {depth === 'deep' && about && ` · ${about}`}
        </p>
        <button
          type="button"
          className="quiet"
          aria-label={text('deleteThis', { value })}
          onClick={onDelete}
        >
          {common('delete')}
        </button>
      </footer>
    </>
  );
}
