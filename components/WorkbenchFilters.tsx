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
import { number } from './format.ts';

const COUNTED: Readonly<Record<LineWord, string>> = {
  confirmed: 'confirmed',
  fits: 'fit',
  caution: 'caution',
  bad: 'bad',
  unknown: 'unknown',
  unread: 'not read',
  pending: 'to check',
};
const SORT: Readonly<Record<Sort, string>> = {
  list: 'As in the list',
  worst: 'Bad first',
  value: 'By value',
  kind: 'By kind',
};

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
      <div className="chips" role="group" aria-label="Show">
        <button
          type="button"
          className="chip-filter"
          aria-pressed={view.word === null}
          onClick={() => onView({ word: null })}
        >
          All {number(summary.all - repeats)}
        </button>
        {LINE_WORDS.filter((word) => words[word] > 0).map((word) => (
          <button
            key={word}
            type="button"
            className={`chip-filter line-${word}`}
            aria-pressed={view.word === word}
            onClick={() => onView({ word: view.word === word ? null : word })}
          >
            {number(words[word])} {COUNTED[word]}
          </button>
        ))}
        {repeats > 0 && (
          <button
            type="button"
            className="chip-filter chip-toggle"
            aria-pressed={view.repeats}
            onClick={() => onView({ repeats: !view.repeats })}
          >
            {number(repeats)} {repeats === 1 ? 'repeat' : 'repeats'}{' '}
            {view.repeats ? 'shown' : 'folded'}
          </button>
        )}
      </div>
      <div className="find">
        {kinds.length > 1 && (
          <select
            aria-label="Kind"
            value={view.kind ?? ''}
            onChange={({ target }) =>
              onView({ kind: KINDS.find((kind) => kind === target.value) ?? null })
            }
          >
            <option value="">All kinds</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindLabel(kind)}
              </option>
            ))}
          </select>
        )}
        <select
          aria-label="Order"
          value={view.sort}
          onChange={({ target }) =>
            onView({ sort: SORTS.find((sort) => sort === target.value) ?? 'list' })
          }
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT[sort]}
            </option>
          ))}
        </select>
        <input
          ref={searchRef}
          type="search"
          aria-label="Search in the list"
          aria-keyshortcuts="/"
          placeholder="Search  /"
          value={view.search}
          onChange={({ target }) => onView({ search: target.value })}
        />
      </div>
      <p className="visually-hidden" role="status">
        {isPart && `${number(shown)} lines shown`}
      </p>
    </div>
  );
}
