import type { SendToBackground } from '../../lib/extension/index.ts';
import { statsText } from '../../lib/texts/areas.ts';
import { formatTimeAgo } from '../format/index.ts';
import { useRefresh, useReply } from '../hooks/index.ts';
import { FailureNote } from '../ui/index.ts';
import { HealthQueryForm } from './HealthQueryForm.tsx';
import { HealthTable } from './HealthTable.tsx';
import { OwnCallStats } from './OwnCallStats.tsx';

export function StatsTab({ send, onOptions }: { send: SendToBackground; onOptions: () => void }) {
  const { ask, value, failure, busy } = useReply(send, 'stats');
  const refresh = useRefresh(ask);
  const rows = value?.rows ?? [];
  const unavailable = value?.untold ?? [];
  if (failure?.kind === 'stats-not-enabled') {
    return (
      <div className="note">
        <p className="note-title">{statsText('notEnabled')}</p>
        <p>{statsText('notEnabledMeans')}</p>
      </div>
    );
  }
  const namesWindow = rows.some((row) => row.window !== undefined);
  const isKnown = rows.length + unavailable.length > 0;
  return (
    <>
      <section className="block" aria-labelledby="health" aria-busy={busy}>
        <div className="block-top">
          <h2 id="health">{statsText(namesWindow ? 'health' : 'healthLastHour')}</h2>
          <button type="button" className="quiet" onClick={refresh}>
            {statsText(busy ? 'refreshing' : 'refreshFree')}
          </button>
        </div>
        <p className="hint">
          {value && rows.length > 0
            ? statsText('sameForEveryoneAsOf', { when: formatTimeAgo(value.at) })
            : statsText('sameForEveryone')}
        </p>
        {failure && <FailureNote failure={failure} onOptions={onOptions} onRetry={refresh} />}
        {isKnown && <HealthTable rows={rows} unavailable={unavailable} />}
        {!failure && !isKnown && (
          <p className="hint">{statsText(busy ? 'loading' : 'nothingKnown')}</p>
        )}
        {isKnown && (
          <HealthQueryForm
            send={send}
            engines={[...new Set(rows.flatMap(({ engine }) => engine ?? []))]}
            onOptions={onOptions}
          />
        )}
      </section>
      <OwnCallStats send={send} />
    </>
  );
}
