import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { commonText as common, historyText } from '../../lib/texts/areas.ts';
import { formatDay, formatSpent, formatTimeOfDay, startOfDay } from '../format/index.ts';
import { GroupedValue, type LookupEnvironment } from '../lookup/index.ts';
import { FailureNote, LiveRegion } from '../ui/index.ts';
import { matchesHistoryFilter, NO_HISTORY_FILTER } from './filter.ts';
import { HistoryEntryPanel } from './HistoryEntryPanel.tsx';
import { HistoryFilterBar } from './HistoryFilterBar.tsx';
import { HistoryTools } from './HistoryTools.tsx';
import { useHistory } from './use-history.ts';
import { ValueRow } from './ValueRow.tsx';

/** Moves the focus between rows by ↑, ↓, Home and End; keys inside an open row are ignored. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const index = rows.indexOf(target);
  const last = rows.length - 1;
  const next: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(last, index + 1),
    ArrowUp: Math.max(0, index - 1),
    Home: 0,
    End: last,
  };
  const to = next[key];
  if (to === undefined) return;
  event.preventDefault();
  rows[to]?.focus();
}

/**
 * The items by local day (its start in ms since the epoch), in their order: whole days that together have at
 * least `pageSize` items, and a button that shows as many more.
 */
export function useDays<T extends { readonly at: number }>(items: readonly T[], pageSize: number) {
  const [limit, setLimit] = useState(pageSize);
  let rendered = 0;
  const days = [...Map.groupBy(items, ({ at }) => startOfDay(at))].flatMap(([day, ofDay]) => {
    if (rendered >= limit) return [];
    rendered += ofDay.length;
    return [{ day, items: ofDay }];
  });
  const more = rendered < items.length && (
    <button type="button" className="secondary more" onClick={() => setLimit(rendered + pageSize)}>
      {common('showOlder', { count: items.length - rendered })}
    </button>
  );
  return { days, more };
}

/** Rows rendered at first; always whole days. */
const PAGE_SIZE = 60;
/** Number of entries from which a filter helps more than it takes room. */
const FILTERED_FROM = 20;

export interface HistoryListProps {
  readonly environment: LookupEnvironment;
  /** Number of lookups since the popup opened; each lookup adds an entry. */
  readonly lookups: number;
}

/** Past lookups, a row each, grouped by day. An entry's panel has its cost; the row only an uncertain one. */
export function HistoryList({ environment, lookups }: HistoryListProps) {
  const { entries, failure, load, deleted, remove, undo, clear } = useHistory(
    environment.send,
    lookups,
  );
  const [filter, setFilter] = useState(NO_HISTORY_FILTER);
  const deferredFilter = useDeferredValue(filter);
  const all = entries ?? [];
  const hits = all.filter((entry) => matchesHistoryFilter(entry, deferredFilter));
  const { days, more } = useDays(hits, PAGE_SIZE);
  const isFiltered = filter !== NO_HISTORY_FILTER;

  if (all.length === 0 && !deleted && !failure) return null;
  return (
    <section className="block" aria-labelledby="history">
      <div className="block-top">
        <h2 id="history">{historyText('history')}</h2>
        {hits.length > 0 && <HistoryTools entries={hits} send={environment.send} onClear={clear} />}
      </div>
      {failure && <FailureNote failure={failure} onRetry={() => void load()} />}
      <LiveRegion as="p" className="undo">
        {deleted && (
          <>
            <span className="row-value">
              {historyText.rich('deleted', {
                value: deleted.entry.verdict.value,
                val: () => (
                  <span key="value" className="value">
                    <GroupedValue {...deleted.entry.verdict} />
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
      </LiveRegion>
      {all.length >= FILTERED_FROM && (
        <HistoryFilterBar entries={all} filter={filter} onFilter={setFilter} />
      )}
      {all.length > 0 && hits.length === 0 && (
        <p className="row">
          <span className="hint">{common('noMatches')}</span>
          <button type="button" className="quiet" onClick={() => setFilter(NO_HISTORY_FILTER)}>
            {common('showAll')}
          </button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys in addition to Tab, which reaches every row */}
      <div className="days" onKeyDown={moveRowFocus}>
        {days.map(({ day, items }) => (
          <section key={day} aria-label={formatDay(day)}>
            {/* Today's entries follow the heading of the list. */}
            {formatDay(day) !== common('today') && <h3 className="day">{formatDay(day)}</h3>}
            <ul className="rows">
              {items.map((entry) => (
                <ValueRow
                  key={entry.id}
                  verdict={entry.verdict}
                  aside={
                    <>
                      {entry.billed === 'possibly' && (
                        <>
                          <span className="row-unsure">
                            {formatSpent(entry.credits, true)}
                          </span>{' '}
                        </>
                      )}
                      <time dateTime={new Date(entry.at).toISOString()}>
                        {formatTimeOfDay(entry.at)}
                      </time>
                    </>
                  }
                >
                  {() => (
                    <HistoryEntryPanel
                      entry={entry}
                      environment={environment}
                      onDelete={() => void remove(entry)}
                    />
                  )}
                </ValueRow>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {more}
    </section>
  );
}
