import { useDeferredValue, useState } from 'react';
import type { HistoryEntry } from '../lib/messages.ts';
import { text as common } from '../lib/texts/common.ts';
import { text } from '../lib/texts/history.ts';
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
  billed === 'possibly' ? text('creditsUnsure', { count: paid }) : credits(paid);

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
          {text('history')} {all.length > 0 && <span className="tally">{number(all.length)}</span>}
        </h2>
        {hits.length > 0 && (
          <p className="row tools">
            <button
              type="button"
              className="quiet"
              onClick={() => void asking.send('openWorkbench', { source: { from: 'history' } })}
            >
              {text('openAsList')}
            </button>
            <button
              type="button"
              className="quiet"
              aria-label={text('exportCsv')}
              onClick={() => saveFile(fileName('history', 'csv'), 'text/csv', historyCsv(hits))}
            >
              {text('csv')}
            </button>
            <button
              type="button"
              className="quiet"
              aria-label={text('exportJson')}
              onClick={() =>
                saveFile(fileName('history', 'json'), 'application/json', historyJson(hits))
              }
            >
              {text('json')}
            </button>
            <ConfirmButton label={text('clear')} confirm={text('clearAll')} onConfirm={clear} />
          </p>
        )}
      </div>
      {failure && <FailureNote failure={failure} onRetry={() => void load()} />}
      <p className="undo" role="status">
        {deleted && (
          <>
            <span className="row-value">
              {text.rich('deleted', {
                value: deleted.entry.verdict.value,
                val: (value) => (
                  <span key="value" className="value">
                    {value}
                  </span>
                ),
              })}
            </span>
            {deleted.undo && (
              <button type="button" className="quiet" onClick={() => void undo()}>
                {common('undo')}
              </button>
            )}
          </>
        )}
        {!deleted && isFiltered && (
          <span className="hint">{text('shownOf', { shown: hits.length, all: all.length })}</span>
        )}
      </p>
      {entries && all.length === 0 && !deleted && <p className="hint">{text('empty')}</p>}
      {all.length > 1 && <HistoryTools entries={all} wanted={wanted} onWanted={setWanted} />}
      {all.length > 0 && hits.length === 0 && (
        <p className="row">
          <span className="hint">{text('nothingMatches')}</span>
          <button type="button" className="quiet" onClick={() => setWanted(EVERYTHING)}>
            {text('showEverything')}
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
          {common('showOlder', { count: hits.length - drawn })}
        </button>
      )}
    </section>
  );
}
