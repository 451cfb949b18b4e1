import { ENDPOINT_CONTRACT } from '../../lib/domain/index.ts';
import { consoleText } from '../../lib/texts/console.ts';
import { formatCredits } from '../format/index.ts';
import { statusLabel, statusTone } from './reply-labels.ts';
import type { SentRequest } from './use-console.ts';

export interface ConsoleRequestListProps {
  readonly visits: readonly SentRequest[];
  readonly current: SentRequest | null;
  readonly onShow: (visit: SentRequest) => void;
}

function costLabel({ outcome, jobCredits: paid = 0 }: SentRequest): string {
  if (paid > 0) return formatCredits(paid);
  if (outcome === null) return '';
  const { billed } = outcome.ok ? outcome.value : outcome.failure;
  if (billed === 'no') return consoleText('free');
  if (!outcome.ok) return billed === 'possibly' ? consoleText('possibly') : '';
  const cost = outcome.value.credits;
  return billed === 'possibly'
    ? consoleText('possiblyCost', { credits: cost })
    : formatCredits(cost);
}

function statusText({ outcome }: SentRequest): string {
  if (outcome === null) return '…';
  if (!outcome.ok) return consoleText('notSent');
  const { status } = outcome.value;
  return status === null ? '–' : String(status);
}

function firstValue({ draft }: SentRequest): string {
  return Object.values(draft.values).find((value) => value !== '' && value !== 'true') ?? '';
}

/** The requests of this visit, newest first; one press shows one again, with its answer. */
export function ConsoleRequestList({ visits, current, onShow }: ConsoleRequestListProps) {
  if (visits.length === 0) {
    return <p className="hint">{consoleText('visitsAppearHere')}</p>;
  }
  return (
    <ol className="visits" reversed>
      {visits.map((visit) => {
        const reply = visit.outcome?.ok ? visit.outcome.value : null;
        return (
          <li key={visit.id}>
            <button
              type="button"
              aria-current={visit.id === current?.id}
              title={reply ? statusLabel(reply.status) : undefined}
              onClick={() => onShow(visit)}
            >
              <span className={`status status-${reply ? statusTone(reply.status) : 'unknown'}`}>
                {statusText(visit)}
              </span>
              <code className="visit-path">{ENDPOINT_CONTRACT[visit.draft.endpoint].path}</code>
              <span className="soft visit-about">{firstValue(visit)}</span>
              <span className="soft visit-cost">{costLabel(visit)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
