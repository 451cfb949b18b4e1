import { ENDPOINT_CONTRACT } from '../../lib/domain/index.ts';
import { consoleText } from '../../lib/texts/console.ts';
import { type SentRequest, statusLabel, statusTone } from '../console-answer/index.ts';
import { formatCredits } from '../format/index.ts';

export interface ConsoleRequestListProps {
  readonly requests: readonly SentRequest[];
  readonly current: SentRequest | null;
  readonly onShow: (request: SentRequest) => void;
}

function costLabel({ outcome, jobCredits = 0 }: SentRequest): string {
  if (jobCredits > 0) return formatCredits(jobCredits);
  if (outcome === null) return '';
  const { billed } = outcome.ok ? outcome.value : outcome.failure;
  if (billed === 'no') return consoleText('free');
  if (!outcome.ok) return billed === 'possibly' ? consoleText('possibly') : '';
  const cost = outcome.value.credits;
  return billed === 'possibly'
    ? consoleText('possibleCost', { credits: cost })
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

/** The requests since the page opened, newest first; a press shows one with its answer. */
export function ConsoleRequestList({ requests, current, onShow }: ConsoleRequestListProps) {
  if (requests.length === 0) {
    return <p className="hint">{consoleText('requestsAppearHere')}</p>;
  }
  return (
    <ol className="visits" reversed>
      {requests.map((request) => {
        const reply = request.outcome?.ok ? request.outcome.value : null;
        return (
          <li key={request.id}>
            <button
              type="button"
              aria-current={request.id === current?.id}
              title={reply ? statusLabel(reply.status) : undefined}
              onClick={() => onShow(request)}
            >
              <span className={`status status-${reply ? statusTone(reply.status) : 'unknown'}`}>
                {statusText(request)}
              </span>
              <code className="visit-path">{ENDPOINT_CONTRACT[request.draft.endpoint].path}</code>
              <span className="soft visit-about">{firstValue(request)}</span>
              <span className="soft visit-cost">{costLabel(request)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
