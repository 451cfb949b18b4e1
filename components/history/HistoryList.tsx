import { useDeferredValue, useState } from 'react';
import type { HistoryEntry } from '../../lib/extension/schemas/index.ts';
import { commonText as common } from '../../lib/texts/common.ts';
import { historyText } from '../../lib/texts/history.ts';
import {
  formatCredits,
  formatDay,
  formatNumber,
  formatTimeOfDay,
  groupByDay,
  takeDays,
} from '../format/index.ts';
import type { LookupEnvironment } from '../lookup/index.ts';
import { ConfirmButton, downloadFile, exportFileName, FailureNote } from '../ui/index.ts';
import { historyCsv, historyJson } from './export.ts';
import { matchesHistoryFilter, NO_HISTORY_FILTER } from './filter.ts';
import { HistoryEntryPanel } from './HistoryEntryPanel.tsx';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { moveRowFocus } from './row-navigation.ts';
import { useHistory } from './use-history.ts';
import { ValueRow } from './ValueRow.tsx';

/** As many lines as are drawn before more is asked for. */
const SHOWN = 60;

export interface HistoryListProps {
  readonly asking: LookupEnvironment;
  /** Lookups made since the popup opened: each one adds an entry. */
  readonly lookups: number;
}

const price = ({ billed, credits: paid }: HistoryEntry): string =>
  billed === 'possibly' ? historyText('creditsUnsure', { count: paid }) : formatCredits(paid);

/** What was looked up, a line each, day by day. */
export function HistoryList({ asking, lookups }: HistoryListProps) {
  const { entries, failure, load, deleted, remove, undo, clear } = useHistory(asking.send, lookups);
  const [wanted, setWanted] = useState(NO_HISTORY_FILTER);
  const [reach, setReach] = useState(SHOWN);
  const filter = useDeferredValue(wanted);
  const all = entries ?? [];
  const hits = all.filter((entry) => matchesHistoryFilter(entry, filter));
  const days = takeDays(groupByDay(hits), reach);
  const drawn = days.reduce((sum, { items }) => sum + items.length, 0);
  const isFiltered = wanted !== NO_HISTORY_FILTER;

  return (
    <section className="block" aria-labelledby="history">
      <div className="block-top">
        <h2 id="history">
          {historyText('history')}{' '}
          {all.length > 0 && <span className="tally">{formatNumber(all.length)}</span>}
        </h2>
        {hits.length > 0 && (
          <p className="row tools">
            <button
              type="button"
              className="quiet"
              onClick={() => void asking.send('openWorkbench', { source: { from: 'history' } })}
            >
              {historyText('openAsList')}
            </button>
            <button
              type="button"
              className="quiet"
              aria-label={historyText('exportCsv')}
              onClick={() =>
                downloadFile(exportFileName('history', 'csv'), 'text/csv', historyCsv(hits), {
                  bom: true,
                })
              }
            >
              {historyText('csv')}
            </button>
            <button
              type="button"
              className="quiet"
              aria-label={historyText('exportJson')}
              onClick={() =>
                downloadFile(
                  exportFileName('history', 'json'),
                  'application/json',
                  historyJson(hits),
                )
              }
            >
              {historyText('json')}
            </button>
            <ConfirmButton
              label={historyText('clear')}
              confirm={historyText('clearAll')}
              onConfirm={clear}
            />
          </p>
        )}
      </div>
      {failure && <FailureNote failure={failure} onRetry={() => void load()} />}
      <p className="undo" role="status">
        {deleted && (
          <>
            <span className="row-value">
              {historyText.rich('deleted', {
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
          <span className="hint">
            {historyText('shownOf', { shown: hits.length, all: all.length })}
          </span>
        )}
      </p>
      {entries && all.length === 0 && !deleted && <p className="hint">{historyText('empty')}</p>}
      {all.length > 1 && <HistoryFilterBar entries={all} filter={wanted} onFilter={setWanted} />}
      {all.length > 0 && hits.length === 0 && (
        <p className="row">
          <span className="hint">{historyText('nothingMatches')}</span>
          <button type="button" className="quiet" onClick={() => setWanted(NO_HISTORY_FILTER)}>
            {historyText('showEverything')}
          </button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys beside Tab, which reaches every line */}
      <div className="days" onKeyDown={moveRowFocus}>
        {days.map(({ day, items }) => (
          <section key={day} aria-label={formatDay(day)}>
            <h3 className="day">{formatDay(day)}</h3>
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
                      <time dateTime={new Date(entry.at).toISOString()}>
                        {formatTimeOfDay(entry.at)}
                      </time>
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
