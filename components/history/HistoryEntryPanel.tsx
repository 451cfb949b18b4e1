import type { HistoryEntry, LookupOffer } from '../../lib/extension/schemas/index.ts';
import { KIND_DEFINITIONS } from '../../lib/kinds/index.ts';
import { commonText as common, historyText } from '../../lib/texts/areas.ts';
import { deepLookupTopic } from '../../lib/texts/verdict.ts';
import { formatCredits, formatDateTime } from '../format/index.ts';
import { FullAnswer, type LookupEnvironment, LookupPanel, VerdictView } from '../lookup/index.ts';
import { RawAnswer, useAsked } from '../ui/index.ts';

export interface HistoryEntryPanelProps {
  readonly entry: HistoryEntry;
  readonly environment: LookupEnvironment;
  readonly onDelete: () => void;
}

/**
 * The current offer. For an entry with an answer, it is dated as if that answer were the cached one, so
 * that only a repeated lookup is offered.
 */
function offerOf({ at, depth, verdict, shared }: HistoryEntry, current: LookupOffer): LookupOffer {
  if (!verdict.basis.includes('api')) return current;
  const { shared: _, ...offer } = current;
  return {
    ...offer,
    answeredAt: shared?.at ?? at,
    ...(depth === 'deep' ? { deepAt: shared?.at ?? at } : {}),
    ...(shared ? { shared } : {}),
  };
}

/** An open history entry: its answer in full, a lookup button and a delete button. */
export function HistoryEntryPanel({ entry, environment, onDelete }: HistoryEntryPanelProps) {
  const { id, at, verdict, site, billed, depth, raw, rawLength, shared } = entry;
  const { kind, value } = verdict;
  const { send, place } = environment;
  const { value: reply } = useAsked(send, 'check', { items: [{ kind, value }], place });
  const offer = reply?.judgements[0]?.offer;
  const deepTopic = KIND_DEFINITIONS[kind].lookup?.deep && deepLookupTopic(kind);
  const cost =
    billed === 'possibly'
      ? historyText('creditsPossiblyBilled', { count: entry.credits })
      : formatCredits(entry.credits);
  return (
    <>
      {offer && !raw ? (
        <LookupPanel
          start={{ verdict, offer: offerOf(entry, offer) }}
          environment={environment}
          entry={id}
        />
      ) : (
        <>
          <VerdictView verdict={verdict} />
          {!raw && (
            <FullAnswer send={send} kind={kind} value={value} request={{ id }} answeredAt={at} />
          )}
        </>
      )}
      {raw && <p className="hint">{historyText('answerUnreadable')}</p>}
      {raw && <RawAnswer rawId={id} {...{ raw, rawLength, send }} />}
      <footer className="row-foot">
        <p className="hint">
          {formatDateTime(at)}
          {site && ` · ${site}`} · {cost}
          {shared && ` · ${historyText('fromTeam')}`}
          {depth === 'deep' && deepTopic && ` · ${deepTopic}`}
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
