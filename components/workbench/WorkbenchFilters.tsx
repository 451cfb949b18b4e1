import type { Ref } from 'react';
import { KINDS } from '../../lib/domain/index.ts';
import { historyText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/kinds.ts';
import {
  type CheckedRow,
  type ListSummary,
  ROW_STATUSES,
  type RowStatus,
} from '../../lib/workbench/list/index.ts';
import {
  DUPLICATE_KINDS,
  type DuplicateKind,
  isGrouped,
  type ListView,
} from '../../lib/workbench/list-view/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import type { Duplicates } from './columns/index.ts';

type TextName = Parameters<typeof workbenchText>[0];

const COUNT_TEXTS = {
  confirmed: 'showConfirmed',
  fits: 'showFits',
  caution: 'showCaution',
  bad: 'showBad',
  unknown: 'showUnknown',
  unread: 'showUnread',
  pending: 'showPending',
} as const satisfies Record<RowStatus, TextName>;

const DUPLICATE_TEXTS = {
  same: 'duplicatesSame',
  written: 'duplicatesWritten',
  names: 'duplicatesNames',
} as const satisfies Record<DuplicateKind, TextName>;

/** Shows the rows in groups that have a value in common; nothing for a list without duplicates. */
function DuplicatesSelect({ kind, counts, choose }: Duplicates) {
  const kinds = DUPLICATE_KINDS.filter((each) => counts[each] > 0 || each === kind);
  if (kinds.length === 0) return null;
  return (
    <select
      aria-label={workbenchText('filterDuplicates')}
      value={kind ?? ''}
      onChange={({ target }) => choose(kinds.find((each) => each === target.value) ?? null)}
    >
      <option value="">{workbenchText('rowsNotGrouped')}</option>
      {kinds.map((each) => (
        <option key={each} value={each}>
          {workbenchText(DUPLICATE_TEXTS[each], { count: counts[each] })}
        </option>
      ))}
    </select>
  );
}

/** A filter that is chosen is shown although nothing matches it any more. */
const withChosen = <T,>(options: readonly T[], chosen: T | null): readonly T[] =>
  chosen === null || options.includes(chosen) ? options : [...options, chosen];

/** How many rows or groups a filter shows. */
function shownText(shown: readonly CheckedRow[], { byRow }: Duplicates): string {
  if (byRow === null) return workbenchText('rowsShown', { count: shown.length });
  const groups = shown.filter((row) => isGrouped(row) && row.isFirst).length;
  return workbenchText('groupsShown', { count: groups });
}

export interface WorkbenchFiltersProps {
  readonly summary: ListSummary;
  readonly view: ListView;
  readonly shown: readonly CheckedRow[];
  readonly duplicates: Duplicates;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly onView: (patch: Partial<ListView>) => void;
}

/** Counts by status, each a filter; a filter by reason, and a search. */
export function WorkbenchFilters(props: WorkbenchFiltersProps) {
  const { summary, view, shown, duplicates, searchRef, onView } = props;
  const { countByStatus, repeatCount, kinds, reasons } = summary;
  const isFiltered =
    view.status !== null ||
    view.kind !== null ||
    view.reason !== null ||
    view.search.trim() !== '' ||
    duplicates.byRow !== null;
  return (
    <div className="filters">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend */}
      <div className="chips" role="group" aria-label={workbenchText('show')}>
        <button
          type="button"
          className="chip-filter"
          aria-pressed={view.status === null}
          onClick={() => onView({ status: null })}
        >
          {workbenchText('showAll', { count: summary.rowCount - repeatCount })}
        </button>
        {ROW_STATUSES.filter((status) => countByStatus[status] > 0 || status === view.status).map(
          (status) => (
            <button
              key={status}
              type="button"
              className={`chip-filter line-${status}`}
              aria-pressed={view.status === status}
              onClick={() => onView({ status: view.status === status ? null : status })}
            >
              {workbenchText(COUNT_TEXTS[status], { count: countByStatus[status] })}
            </button>
          ),
        )}
        {repeatCount > 0 && duplicates.kind === null && (
          <button
            type="button"
            className="chip-filter chip-toggle"
            aria-pressed={view.showRepeats}
            onClick={() => onView({ showRepeats: !view.showRepeats })}
          >
            {workbenchText(view.showRepeats ? 'repeatsShown' : 'repeatsHidden', {
              count: repeatCount,
            })}
          </button>
        )}
      </div>
      <div className="find">
        <DuplicatesSelect {...duplicates} />
        {(kinds.length > 1 || view.kind !== null) && (
          <select
            aria-label={historyText('kind')}
            value={view.kind ?? ''}
            onChange={({ target }) =>
              onView({ kind: KINDS.find((kind) => kind === target.value) ?? null })
            }
          >
            <option value="">{historyText('allKinds')}</option>
            {withChosen(kinds, view.kind).map((kind) => (
              <option key={kind} value={kind}>
                {kindLabel(kind)}
              </option>
            ))}
          </select>
        )}
        {(reasons.length > 0 || view.reason !== null) && (
          <select
            aria-label={workbenchText('filterReason')}
            value={view.reason ?? ''}
            onChange={({ target }) => onView({ reason: target.value || null })}
          >
            <option value="">{workbenchText('allReasons')}</option>
            {withChosen(
              reasons.map(({ reason }) => reason),
              view.reason,
            ).map((reason) => (
              <option key={reason} value={reason}>
                {workbenchText('reasonWithCount', {
                  reason,
                  count: reasons.find((each) => each.reason === reason)?.count ?? 0,
                })}
              </option>
            ))}
          </select>
        )}
        <input
          ref={searchRef}
          type="search"
          aria-label={workbenchText('searchInTheList')}
          aria-keyshortcuts="/"
          placeholder={workbenchText('searchAndItsKey')}
          value={view.search}
          onChange={({ target }) => onView({ search: target.value })}
        />
      </div>
      <p className="visually-hidden" role="status">
        {isFiltered && shownText(shown, duplicates)}
      </p>
    </div>
  );
}
