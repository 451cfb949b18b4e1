import { useDeferredValue, useState } from 'react';
import type { HistoryEntry } from '../lib/messages.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { byDay, dayWords, firstDays, timeOfDay } from './days.ts';
import { FailureNote } from './FailureNote.tsx';
import { credits, number } from './format.ts';
import { HistoryEntryPanel } from './HistoryEntryPanel.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import { historyCsv, historyJson } from './history-export.ts';
import { EVERYTHING, isWanted } from './history-filter.ts';
import { walkRows } from './row-keys.ts';
import { fileName, saveFile } from './save-file.ts';
import { useHistory } from './use-history.ts';
import type { Asking } from './use-lookup.ts';
import { ValueRow } from './ValueRow.tsx';

/** As many lines as are drawn before more is asked for. */
const SHOWN = 60;

export interface HistoryListProps {
  readonly asking: Asking;
  /** Lookups made since the popup opened: each one adds an entry. */
  readonly lookups: number;
}

const price = ({ billed, credits: paid }: HistoryEntry): string =>
  billed === 'possibly' ? `${paid}?` : credits(paid);

/** What was looked up, a line each, day by day. */
export function HistoryList({ asking, lookups }: HistoryListProps) {
  const { entries, failure, load, deleted, remove, undo, clear } = useHistory(asking.send, lookups);
  const [wanted, setWanted] = useState(EVERYTHING);
  const [reach, setReach] = useState(SHOWN);
  const filter = useDeferredValue(wanted);
  const all = entries ?? [];
  const hits = all.filter((entry) => isWanted(entry, filter));
  const days = firstDays(byDay(hits), reach);
  const drawn = days.reduce((sum, { items }) => sum + items.length, 0);
  const isFiltered = wanted !== EVERYTHING;

  return (
    <section className="block" aria-labelledby="history">
      <div className="block-top">
        <h2 id="history">
          History {all.length > 0 && <span className="tally">{number(all.length)}</span>}
        </h2>
        {hits.length > 0 && (
          <p className="row tools">
            <button
              type="button"
              className="quiet"
              onClick={() => void asking.send('openWorkbench', { source: { from: 'history' } })}
            >
              Open as a list
            </button>
            <button
              type="button"
              className="quiet"
              aria-label="Export as CSV"
              onClick={() => saveFile(fileName('history', 'csv'), 'text/csv', historyCsv(hits))}
            >
              CSV
            </button>
            <button
              type="button"
              className="quiet"
              aria-label="Export as JSON"
              onClick={() =>
                saveFile(fileName('history', 'json'), 'application/json', historyJson(hits))
              }
            >
              JSON
            </button>
            <ConfirmButton label="Clear history" confirm="Clear it all" onConfirm={clear} />
          </p>
        )}
      </div>
      {failure && <FailureNote failure={failure} onRetry={() => void load()} />}
      <p className="undo" role="status">
        {deleted && (
          <>
            <span className="row-value">
              Deleted <span className="value">{deleted.entry.verdict.value}</span>
            </span>
            {deleted.undo && (
              <button type="button" className="quiet" onClick={() => void undo()}>
                Undo
              </button>
            )}
          </>
        )}
        {!deleted && isFiltered && (
          <span className="hint">
            {number(hits.length)} of {number(all.length)} shown
          </span>
        )}
      </p>
      {entries && all.length === 0 && !deleted && (
        <p className="hint">Values you look up appear here.</p>
      )}
      {all.length > 1 && <HistoryTools entries={all} wanted={wanted} onWanted={setWanted} />}
      {all.length > 0 && hits.length === 0 && (
        <p className="row">
          <span className="hint">Nothing matches.</span>
          <button type="button" className="quiet" onClick={() => setWanted(EVERYTHING)}>
            Show everything
          </button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys beside Tab, which reaches every line */}
      <div className="days" onKeyDown={walkRows}>
        {days.map(({ day, items }) => (
          <section key={day} aria-label={dayWords(day)}>
            <h3 className="day">{dayWords(day)}</h3>
            <ul className="rows">
              {items.map((entry) => (
                <ValueRow
                  key={entry.id}
                  verdict={entry.verdict}
                  kind={entry.verdict.kind}
                  aside={
                    <>
                      <span className={entry.billed === 'possibly' ? 'row-unsure' : undefined}>
                        {price(entry)}
                      </span>{' '}
                      <time dateTime={new Date(entry.at).toISOString()}>{timeOfDay(entry.at)}</time>
                    </>
                  }
                >
                  {() => (
                    <HistoryEntryPanel
                      entry={entry}
                      asking={asking}
                      onDelete={() => void remove(entry)}
                    />
                  )}
                </ValueRow>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {drawn < hits.length && (
        <button type="button" className="secondary more" onClick={() => setReach(drawn + SHOWN)}>
          Show older · {number(hits.length - drawn)}
        </button>
      )}
    </section>
  );
}
