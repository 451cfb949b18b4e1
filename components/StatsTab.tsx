import type { Send } from '../lib/send.ts';
import { text } from '../lib/texts/stats.ts';
import { AskHealth } from './AskHealth.tsx';
import { FailureNote } from './FailureNote.tsx';
import { ago } from './format.ts';
import { HealthTable } from './HealthTable.tsx';
import { OwnCalls } from './OwnCalls.tsx';
import { useRefresh, useReply } from './use-reply.ts';

export function StatsTab({ send, onOptions }: { send: Send; onOptions: () => void }) {
  const { ask, value, failure, busy } = useReply(send, 'stats');
  const again = useRefresh(ask);
  const rows = value?.rows ?? [];
  const untold = value?.untold ?? [];
  if (failure?.kind === 'stats-not-enabled') {
    return (
      <div className="note">
        <p className="note-title">{text('notEnabled')}</p>
        <p>{text('notEnabledMeans')}</p>
      </div>
    );
  }
  const isKnown = rows.length + untold.length > 0;
  return (
    <>
      <section className="block" aria-labelledby="health" aria-busy={busy}>
        <div className="block-top">
          <h2 id="health">{text('healthLastHour')}</h2>
          <button type="button" className="quiet" onClick={again}>
            {text(busy ? 'refreshing' : 'refreshFree')}
          </button>
        </div>
        <p className="hint">
          {value && rows.length > 0
            ? text('sameForEveryoneAsOf', { when: ago(value.at) })
            : text('sameForEveryone')}
        </p>
        {failure && <FailureNote failure={failure} onOptions={onOptions} onRetry={again} />}
        {isKnown && <HealthTable rows={rows} untold={untold} />}
        {!failure && !isKnown && <p className="hint">{text(busy ? 'loading' : 'nothingKnown')}</p>}
        {isKnown && (
          <AskHealth
            send={send}
            engines={[...new Set(rows.flatMap(({ engine }) => engine ?? []))]}
            onOptions={onOptions}
          />
        )}
      </section>
      <OwnCalls send={send} />
    </>
  );
}
