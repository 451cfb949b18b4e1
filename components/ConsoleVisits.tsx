import { CONTRACT } from '../lib/endpoint.ts';
import { statusTone, statusWords } from './console-words.ts';
import { credits } from './format.ts';
import type { Visit } from './use-console.ts';

export interface ConsoleVisitsProps {
  readonly visits: readonly Visit[];
  readonly current: Visit | null;
  readonly onShow: (visit: Visit) => void;
}

function costOf({ outcome, paid = 0 }: Visit): string {
  if (paid > 0) return credits(paid);
  if (outcome === null) return '';
  const told = outcome.ok ? outcome.value : outcome.failure;
  if (told.billed === 'no') return 'free';
  const cost = outcome.ok ? credits(outcome.value.credits) : '';
  return told.billed === 'possibly' ? `${cost} possibly` : cost;
}

function statusOf({ outcome }: Visit): string {
  if (outcome === null) return '…';
  if (!outcome.ok) return 'Not sent';
  const { status } = outcome.value;
  return status === null ? '–' : String(status);
}

function about({ draft }: Visit): string {
  return Object.values(draft.values).find((text) => text !== '' && text !== 'true') ?? '';
}

/** The requests of this visit, newest first; one press shows one again, with its answer. */
export function ConsoleVisits({ visits, current, onShow }: ConsoleVisitsProps) {
  if (visits.length === 0) {
    return <p className="hint">What you send appears here, until you leave this page.</p>;
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
              title={reply ? statusWords(reply.status) : undefined}
              onClick={() => onShow(visit)}
            >
              <span className={`status status-${reply ? statusTone(reply.status) : 'unknown'}`}>
                {statusOf(visit)}
              </span>
              <code className="visit-path">{CONTRACT[visit.draft.endpoint].path}</code>
              <span className="soft visit-about">{about(visit)}</span>
              <span className="soft visit-cost">{costOf(visit)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
