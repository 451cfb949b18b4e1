import { useEffect } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Health } from '../../lib/extension/schemas/index.ts';
import { statsText, usageText } from '../../lib/texts/areas.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { formatTimeAgo } from '../format/index.ts';
import { FailureNote, ToneIcon, useReply } from '../ui/index.ts';
import { HealthTable } from './HealthTable.tsx';

/** Whether all services work; else which do not. An engine is often named like its endpoint. */
function HealthSummary({ rows }: { rows: readonly Health[] }) {
  const labelsOf = (state: string) => {
    const labels = rows.filter(({ health }) => health === state).map(({ label }) => label);
    return [...new Map(labels.map((label) => [label.toLowerCase(), label])).values()];
  };
  const [down, slow] = [labelsOf('down'), labelsOf('degraded')];
  const names = (labels: readonly string[]) => listFormat({ type: 'conjunction' }).format(labels);
  const tone = down.length > 0 ? 'bad' : slow.length > 0 ? 'caution' : 'good';
  return (
    <p>
      <ToneIcon tone={tone} label={null} /> {tone === 'good' && statsText('allWork')}
      {down.length > 0 && statsText('notWorking', { services: names(down) })}{' '}
      {slow.length > 0 &&
        statsText('havingProblems', { services: names(slow), count: slow.length })}
    </p>
  );
}

/** What of the API does not work, or that all of it does; then each endpoint. */
export function StatsTab({ send }: { send: SendToBackground }) {
  const { ask, value, failure, busy } = useReply(send, 'stats');
  const refresh = () => void ask({ refresh: true });
  // What is known first, then what is true now; both are free.
  useEffect(() => void ask({ refresh: false }).then(() => ask({ refresh: true })), [ask]);
  const rows = value?.rows ?? [];
  const unavailable = value?.untold ?? [];
  if (failure?.kind === 'stats-not-enabled') {
    return (
      <div className="note">
        <p className="note-title">{failure.message}</p>
        <p>{failure.action}</p>
      </div>
    );
  }
  const isKnown = rows.length + unavailable.length > 0;
  return (
    <section className="block" aria-label={statsText('health')} aria-busy={busy}>
      {failure && (
        <FailureNote
          failure={failure}
          onOptions={() => void send('openOptions', {})}
          onRetry={refresh}
        />
      )}
      {rows.length > 0 && <HealthSummary rows={rows} />}
      {!failure && !isKnown && (
        <p className="hint">{busy ? usageText('loading') : statsText('nothingKnown')}</p>
      )}
      {isKnown && <HealthTable rows={rows} unavailable={unavailable} />}
      <p className="row">
        {value && isKnown && (
          <span className="hint">{usageText('asOf', { when: formatTimeAgo(value.at) })}</span>
        )}
        <button type="button" className="quiet" onClick={refresh}>
          {usageText(busy ? 'refreshing' : 'refreshFree')}
        </button>
      </p>
    </section>
  );
}
