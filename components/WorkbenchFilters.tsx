import type { Ref } from 'react';
import { KINDS } from '../lib/kinds/index.ts';
import {
  LINE_WORDS,
  type LineWord,
  SORTS,
  type Sort,
  type Summary,
  type View,
} from '../lib/list/summary.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { text } from '../lib/texts/workbench.ts';

type Name = Parameters<typeof text>[0];

const COUNTED = {
  confirmed: 'showConfirmed',
  fits: 'showFits',
  caution: 'showCaution',
  bad: 'showBad',
  unknown: 'showUnknown',
  unread: 'showUnread',
  pending: 'showPending',
} as const satisfies Record<LineWord, Name>;
const SORT = {
  list: 'orderAsInTheList',
  worst: 'orderBadFirst',
  value: 'orderByValue',
  kind: 'orderByKind',
} as const satisfies Record<Sort, Name>;

export interface WorkbenchFiltersProps {
  readonly summary: Summary;
  readonly view: View;
  readonly shown: number;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly onView: (patch: Partial<View>) => void;
}

/** What the list comes to, each count a filter; search and order. */
export function WorkbenchFilters(props: WorkbenchFiltersProps) {
  const { summary, view, shown, searchRef, onView } = props;
  const { words, repeats, kinds } = summary;
  const isPart = view.word !== null || view.kind !== null || view.search.trim() !== '';
  return (
    <div className="filters">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a border and a legend */}
      <div className="chips" role="group" aria-label={text('show')}>
        <button
          type="button"
          className="chip-filter"
          aria-pressed={view.word === null}
          onClick={() => onView({ word: null })}
        >
          {text('showAll', { count: summary.all - repeats })}
        </button>
        {LINE_WORDS.filter((word) => words[word] > 0).map((word) => (
          <button
            key={word}
            type="button"
            className={`chip-filter line-${word}`}
            aria-pressed={view.word === word}
            onClick={() => onView({ word: view.word === word ? null : word })}
          >
            {text(COUNTED[word], { count: words[word] })}
          </button>
        ))}
        {repeats > 0 && (
          <button
            type="button"
            className="chip-filter chip-toggle"
            aria-pressed={view.repeats}
            onClick={() => onView({ repeats: !view.repeats })}
          >
            {text(view.repeats ? 'repeatsShown' : 'repeatsFolded', { count: repeats })}
          </button>
        )}
      </div>
      <div className="find">
        {kinds.length > 1 && (
          <select
            aria-label={text('filterKind')}
            value={view.kind ?? ''}
            onChange={({ target }) =>
              onView({ kind: KINDS.find((kind) => kind === target.value) ?? null })
            }
          >
            <option value="">{text('allKinds')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabel(kind)}
              </option>
            ))}
          </select>
        )}
        <select
          aria-label={text('order')}
          value={view.sort}
          onChange={({ target }) =>
            onView({ sort: SORTS.find((sort) => sort === target.value) ?? 'list' })
          }
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {text(SORT[sort])}
            </option>
          ))}
        </select>
        <input
          ref={searchRef}
          type="search"
          aria-label={text('searchInTheList')}
          aria-keyshortcuts="/"
          placeholder={text('searchAndItsKey')}
          value={view.search}
          onChange={({ target }) => onView({ search: target.value })}
        />
      </div>
      <p className="visually-hidden" role="status">
        {isPart && text('linesShown', { count: shown })}
      </p>
    </div>
  );
}
