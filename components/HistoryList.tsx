import { useEffect, useState } from 'react';
import { KIND_TABLE } from '../lib/kinds/index.ts';
import type { HistoryEntry } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { FailureNote } from './FailureNote.tsx';
import { FullRecord } from './FullRecord.tsx';
import { ago, credits } from './format.ts';
import { useReply } from './use-reply.ts';
import { VerdictView } from './VerdictView.tsx';

const LIMIT = 200;
const SHOWN = 25;

function matches({ verdict, site }: HistoryEntry, words: string): boolean {
  const hay = `${verdict.value} ${verdict.headline} ${KIND_TABLE[verdict.kind].label} ${site ?? ''}`;
  return hay.toLowerCase().includes(words.trim().toLowerCase());
}

function Entry({ entry, send }: { entry: HistoryEntry; send: Send }) {
  const { kind, value } = entry.verdict;
  const about = KIND_TABLE[kind].lookup?.deep?.about;
  const paid = entry.billed === 'possibly' ? 'possibly billed' : credits(entry.credits);
  return (
    <li>
      <VerdictView verdict={entry.verdict} dense />
      <p className="hint">
        {ago(entry.at)}
        {entry.site && ` · ${entry.site}`} · {paid}
        {entry.depth === 'deep' && about && ` · ${about}`}
      </p>
      {entry.raw ? (
        <details>
          <summary>The answer as it came</summary>
          <pre className="raw">{entry.raw}</pre>
        </details>
      ) : (
        <FullRecord send={send} kind={kind} value={value} of={{ id: entry.id }} at={entry.at} />
      )}
    </li>
  );
}

export function HistoryList({ send, lookups }: { send: Send; lookups: number }) {
  const { ask, value, failure } = useReply(send, 'history');
  const [words, setWords] = useState('');
  const [all, setAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup adds to the history
  useEffect(() => {
    void ask({ limit: LIMIT });
  }, [ask, lookups]);

  const entries = value?.entries ?? [];
  const hits = entries.filter((entry) => matches(entry, words));
  const clear = async () => {
    await send('clearHistory', {});
    await ask({ limit: LIMIT });
  };

  return (
    <section className="block" aria-labelledby="history">
      <h2 id="history">History</h2>
      {failure && <FailureNote failure={failure} onRetry={() => void ask({ limit: LIMIT })} />}
      {value && entries.length === 0 && <p className="hint">Values you look up appear here.</p>}
      {entries.length > 0 && (
        <>
          <div className="row">
            <input
              type="search"
              aria-label="Filter history"
              placeholder="Filter"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <button
              type="button"
              className="quiet"
              onClick={() => void send('openWorkbench', { source: { from: 'history' } })}
            >
              Open as a list
            </button>
            <ConfirmButton label="Clear history" confirm="Clear it all" onConfirm={clear} />
          </div>
          <p className="visually-hidden" role="status">
            {words !== '' && `${hits.length} of ${entries.length} shown`}
          </p>
          {hits.length === 0 && <p className="hint">Nothing matches “{words}”.</p>}
          <ul className="found found-history">
            {(all ? hits : hits.slice(0, SHOWN)).map((entry) => (
              <Entry key={entry.id} entry={entry} send={send} />
            ))}
          </ul>
          {!all && hits.length > SHOWN && (
            <button type="button" className="quiet" onClick={() => setAll(true)}>
              Show all {hits.length}
            </button>
          )}
        </>
      )}
    </section>
  );
}
