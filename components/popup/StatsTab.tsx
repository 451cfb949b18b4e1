import { useEffect } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Health, SpendingRow } from '../../lib/extension/schemas/index.ts';
import { commonText, statsText, usageText } from '../../lib/texts/areas.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { endpointLabel, formatNumber, formatPercent, formatTimeAgo } from '../format/index.ts';
import { FailureNote, ToneIcon, useRefresh, useReply } from '../ui/index.ts';
import { SPENDING_CHART_DAYS } from '../usage/index.ts';
import { HealthTable } from './HealthTable.tsx';

/** Calls per endpoint, most called first. */
function callsByEndpoint(rows: readonly SpendingRow[]) {
  const sum = (group: readonly SpendingRow[], key: 'calls' | 'answered') =>
    group.reduce((total, row) => total + row[key], 0);
  return [...Map.groupBy(rows, ({ endpoint }) => endpoint)]
    .map(([endpoint, group]) => ({
      endpoint,
      calls: sum(group, 'calls'),
      answered: sum(group, 'answered'),
    }))
    .toSorted((a, b) => b.calls - a.calls);
}

/** This browser's calls, by its receipts; a call counts as answered when its answer arrived. */
export function OwnCallStats({ send }: { send: SendToBackground }) {
  const { ask, value } = useReply(send, 'spending');
  useEffect(() => void ask({}), [ask]);
  const rows = callsByEndpoint(value?.rows ?? []);
  if (rows.length === 0) return null;
  return (
    <section className="block" aria-labelledby="own-calls">
      <h2 id="own-calls">{statsText('ownCalls', { days: SPENDING_CHART_DAYS })}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{commonText('endpoint')}</th>
            <th scope="col" className="end">
              {statsText('callsColumn')}
            </th>
            <th scope="col" className="end">
              {statsText('answeredColumn')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ endpoint, calls, answered }) => (
            <tr key={endpoint}>
              <th scope="row">{endpointLabel(endpoint)}</th>
              <td className="end">{formatNumber(calls)}</td>
              <td className="end">{formatPercent((answered / calls) * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
    <p className="summary">
      <ToneIcon tone={tone} label={null} /> {tone === 'good' && statsText('allWork')}
      {down.length > 0 && statsText('notWorking', { services: names(down) })}{' '}
      {slow.length > 0 &&
        statsText('havingProblems', { services: names(slow), count: slow.length })}
    </p>
  );
}

export function StatsTab({ send, onOptions }: { send: SendToBackground; onOptions: () => void }) {
  const { ask, value, failure, busy } = useReply(send, 'stats');
  const refresh = useRefresh(ask);
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
    <>
      <section className="block" aria-label={statsText('health')} aria-busy={busy}>
        {failure && <FailureNote failure={failure} onOptions={onOptions} onRetry={refresh} />}
        {rows.length > 0 && <HealthSummary rows={rows} />}
        {!failure && !isKnown && (
          <p className="hint">{busy ? usageText('loading') : statsText('nothingKnown')}</p>
        )}
        <p className="row">
          {value && isKnown && (
            <span className="hint">{usageText('asOf', { when: formatTimeAgo(value.at) })}</span>
          )}
          <button type="button" className="quiet" onClick={refresh}>
            {usageText(busy ? 'refreshing' : 'refreshFree')}
          </button>
        </p>
      </section>
      <details>
        <summary>{commonText('details')}</summary>
        {isKnown && <HealthTable rows={rows} unavailable={unavailable} />}
        <OwnCallStats send={send} />
      </details>
    </>
  );
}
