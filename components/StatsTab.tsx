import type { Send } from '../lib/send.ts';
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
        <p className="note-title">API Stats is not enabled for this account.</p>
        <p>
          Everything else works. The account’s owner can have it switched on; it is free and shows
          how healthy each endpoint was in the last hour.
        </p>
      </div>
    );
  }
  const isKnown = rows.length + untold.length > 0;
  return (
    <>
      <section className="block" aria-labelledby="health" aria-busy={busy}>
        <div className="block-top">
          <h2 id="health">Health of the API, last hour</h2>
          <button type="button" className="quiet" onClick={again}>
            {busy ? 'Refreshing…' : 'Refresh · free'}
          </button>
        </div>
        <p className="hint">
          The same for everyone who uses the API
          {value && rows.length > 0 && ` · as of ${ago(value.at)}`}
        </p>
        {failure && <FailureNote failure={failure} onOptions={onOptions} onRetry={again} />}
        {isKnown && <HealthTable rows={rows} untold={untold} />}
        {!failure && !isKnown && <p className="hint">{busy ? 'Loading…' : 'Nothing known yet.'}</p>}
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
