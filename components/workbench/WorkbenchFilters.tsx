import { commonText, historyText } from '../../lib/texts/areas.ts';
import { kindLabel, verdictText } from '../../lib/texts/verdict.ts';
import type { ListResult, ListView } from '../../lib/workbench/checked-list/index.ts';
import {
  DUPLICATE_KINDS,
  type DuplicateKind,
  type ListSummary,
  type RowStatus,
  WORST_FIRST,
} from '../../lib/workbench/list/index.ts';
import { workbenchText } from '../../lib/workbench/texts.ts';
import { formatNumber } from '../format/index.ts';
import { StatusMark } from './table/LineStatusLabel.tsx';

type TextName = Parameters<typeof workbenchText>[0];

/** "3 bad": how many rows have this status. */
function countText(status: RowStatus, count: number): string {
  if (status === 'unread') return workbenchText('showUnread', { count });
  if (status === 'pending') return workbenchText('showPending', { count });
  if (status === 'none') return workbenchText('nothingToCheckCount', { count });
  return verdictText(`${status}Count`, { count });
}

const DUPLICATE_TEXTS = {
  same: 'duplicatesSame',
  written: 'duplicatesWritten',
  names: 'duplicatesNames',
} as const satisfies Record<DuplicateKind, TextName>;

interface FilterSelectProps<T extends string> {
  readonly label: string;
  /** What is chosen at first. */
  readonly all: string;
  readonly options: readonly T[];
  readonly chosen: T | null;
  readonly textOf: (option: T) => string;
  readonly onChosen: (option: T | null) => void;
}

/** A filter that is chosen is shown although nothing matches it any more. */
function FilterSelect<T extends string>(props: FilterSelectProps<T>) {
  const { label, all, options, chosen, textOf, onChosen } = props;
  const shown = chosen === null || options.includes(chosen) ? options : [...options, chosen];
  return (
    <select
      aria-label={label}
      value={chosen ?? ''}
      onChange={({ target }) => onChosen(shown.find((each) => each === target.value) ?? null)}
    >
      <option value="">{all}</option>
      {shown.map((each) => (
        <option key={each} value={each}>
          {textOf(each)}
        </option>
      ))}
    </select>
  );
}

export interface WorkbenchFiltersProps {
  readonly result: ListResult;
  readonly view: ListView;
  readonly onView: (patch: Partial<ListView>) => void;
}

type ChipsProps = { readonly summary: ListSummary } & Pick<
  WorkbenchFiltersProps,
  'view' | 'onView'
>;

/** Counts by status, each a filter. */
export function StatusChips({ summary, view, onView }: ChipsProps) {
  const { countByStatus } = summary;
  // A row without values needs no filter.
  const shown = WORST_FIRST.filter(
    (status) => (countByStatus[status] > 0 && status !== 'none') || status === view.status,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend
    <div className="chips" role="group" aria-label={commonText('show')}>
      {shown.map((status) => (
        <button
          key={status}
          type="button"
          className={`chip-filter line-${status}`}
          aria-pressed={view.status === status}
          title={countText(status, countByStatus[status])}
          onClick={() => onView({ status: view.status === status ? null : status })}
        >
          <StatusMark status={status} />
          <span className="chip-count" aria-hidden="true">
            {formatNumber(countByStatus[status])}
          </span>
          <span className="chip-words">{countText(status, countByStatus[status])}</span>
        </button>
      ))}
    </div>
  );
}

/** Whether filters other than the chips hide rows. */
export const isFilteredMore = ({ kind, reason, duplicates }: ListView): boolean =>
  kind !== null || reason !== null || duplicates !== null;

/** Whether there is anything to filter by besides the chips. */
export const hasMoreFilters = ({ summary, duplicates }: ListResult): boolean =>
  summary.kinds.length > 1 ||
  summary.reasons.length > 0 ||
  DUPLICATE_KINDS.some((kind) => duplicates[kind] > 0);

/** Announces how many rows or groups the filters show. */
export function ShownCount({ view, result }: { view: ListView; result: ListResult }) {
  const isFiltered = view.status !== null || view.search.trim() !== '' || isFilteredMore(view);
  const { shown, groups } = result;
  const count = shown.indexes.length;
  return (
    <p className="visually-hidden" role="status">
      {isFiltered &&
        (view.duplicates === null
          ? workbenchText('rowsShown', { count })
          : workbenchText('groupsShown', { count: groups }))}
    </p>
  );
}

/** Filters by reason and kind, and groups of duplicates. */
export function WorkbenchFilters({ result, view, onView }: WorkbenchFiltersProps) {
  const { kinds, reasons } = result.summary;
  const duplicates = DUPLICATE_KINDS.filter(
    (each) => result.duplicates[each] > 0 || each === view.duplicates,
  );
  const countOf = (wanted: string) => reasons.find(({ reason }) => reason === wanted)?.count ?? 0;
  return (
    <div className="find">
      {duplicates.length > 0 && (
        <FilterSelect
          label={workbenchText('filterDuplicates')}
          all={workbenchText('rowsNotGrouped')}
          options={duplicates}
          chosen={view.duplicates}
          textOf={(each) =>
            workbenchText(DUPLICATE_TEXTS[each], { count: result.duplicates[each] })
          }
          onChosen={(each) => onView({ duplicates: each })}
        />
      )}
      {(kinds.length > 1 || view.kind !== null) && (
        <FilterSelect
          label={commonText('kind')}
          all={historyText('allKinds')}
          options={kinds}
          chosen={view.kind}
          textOf={kindLabel}
          onChosen={(kind) => onView({ kind })}
        />
      )}
      {(reasons.length > 0 || view.reason !== null) && (
        <FilterSelect
          label={workbenchText('filterReason')}
          all={workbenchText('allReasons')}
          options={reasons.map(({ reason }) => reason)}
          chosen={view.reason}
          textOf={(reason) => workbenchText('reasonWithCount', { reason, count: countOf(reason) })}
          onChosen={(reason) => onView({ reason })}
        />
      )}
    </div>
  );
}
