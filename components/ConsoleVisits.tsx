import { CONTRACT } from '../lib/endpoint.ts';
import { text } from '../lib/texts/console.ts';
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
  const { billed } = outcome.ok ? outcome.value : outcome.failure;
  if (billed === 'no') return text('free');
  if (!outcome.ok) return billed === 'possibly' ? text('possibly') : '';
  const cost = outcome.value.credits;
  return billed === 'possibly' ? text('possiblyCost', { credits: cost }) : credits(cost);
}

function statusOf({ outcome }: Visit): string {
  if (outcome === null) return '…';
  if (!outcome.ok) return text('notSent');
  const { status } = outcome.value;
  return status === null ? '–' : String(status);
}

function about({ draft }: Visit): string {
  return Object.values(draft.values).find((value) => value !== '' && value !== 'true') ?? '';
}

/** The requests of this visit, newest first; one press shows one again, with its answer. */
export function ConsoleVisits({ visits, current, onShow }: ConsoleVisitsProps) {
  if (visits.length === 0) {
    return <p className="hint">{text('visitsAppearHere')}</p>;
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
