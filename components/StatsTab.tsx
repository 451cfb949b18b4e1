import type { Send } from '../lib/send.ts';
import type { Standing } from '../lib/verdict.ts';
import { FailureNote } from './FailureNote.tsx';
import { ago, duration, percent } from './format.ts';
import { StandingMark } from './StandingMark.tsx';
import { useRefresh, useReply } from './use-reply.ts';

/** API contract, Stats snapshot: the three words of `health`. */
const HEALTH: Readonly<Record<string, { readonly standing: Standing; readonly word: string }>> = {
  operational: { standing: 'good', word: 'Operational' },
  degraded: { standing: 'caution', word: 'Degraded' },
  down: { standing: 'bad', word: 'Down' },
};

export function StatsTab({ send, onOptions }: { send: Send; onOptions: () => void }) {
  const { ask, value, failure, busy } = useReply(send, 'stats');
  const again = useRefresh(ask);
  const rows = value?.rows ?? [];
  if (failure?.kind === 'stats-not-enabled') {
    return (
      <div className="note">
        <p className="note-title">API Stats is not enabled for this account.</p>
        <p>
          Everything else works. The account’s owner can have it switched on; it is free and shows
          how healthy each endpoint was in the last hour.
        </p>
      </div>
    );
  }
  return (
    <section className="block" aria-labelledby="health" aria-busy={busy}>
      <h2 id="health">Health of the API, last hour</h2>
      {failure && <FailureNote failure={failure} onOptions={onOptions} onRetry={again} />}
      {rows.length > 0 && (
        <div className="scroller">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Endpoint</th>
                <th scope="col" className="end">
                  Success
                </th>
                <th scope="col" className="end">
                  Average
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const { standing, word } = HEALTH[row.health] ?? {
                  standing: 'unknown',
                  word: row.health,
                };
                return (
                  <tr key={row.path}>
                    <th scope="row">
                      <StandingMark standing={standing} label={standing === 'good' ? word : null} />{' '}
                      {row.label} {standing !== 'good' && <span className="hint">{word}</span>}
                    </th>
                    <td className="end">
                      {row.successRate === undefined ? '–' : percent(row.successRate)}
                    </td>
                    <td className="end">
                      {row.averageMs === undefined ? '–' : duration(row.averageMs)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {!failure && rows.length === 0 && (
        <p className="hint">{busy ? 'Loading…' : 'Nothing known yet.'}</p>
      )}
      <p className="row">
        <span className="hint">
          The same for everyone who uses the API
          {value && rows.length > 0 && ` · as of ${ago(value.at)}`}
        </span>
        <button type="button" className="quiet" onClick={again}>
          {busy ? 'Refreshing…' : 'Refresh · free'}
        </button>
      </p>
    </section>
  );
}
