import { KINDS, TONES, toneOf } from '../../lib/domain/index.ts';
import type { HistoryEntry } from '../../lib/extension/schemas/index.ts';
import { commonText, historyText } from '../../lib/texts/areas.ts';
import { kindLabel } from '../../lib/texts/verdict.ts';
import { toneLabel } from '../ui/index.ts';
import { type HistoryFilter, sitesOf } from './filter.ts';

interface SelectProps {
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}

function Select({ label, all, value, options, onChoose }: SelectProps) {
  return (
    <select
      aria-label={label}
      className={value === '' ? 'pick' : 'pick pick-set'}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map(([name, word]) => (
        <option key={name} value={name}>
          {word}
        </option>
      ))}
    </select>
  );
}

export interface HistoryFilterBarProps {
  readonly entries: readonly HistoryEntry[];
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
}

/** A search, and a choice of kind, verdict and site among those that occur in the entries. */
export function HistoryFilterBar({ entries, filter, onFilter }: HistoryFilterBarProps) {
  const tones = new Set(entries.map(({ verdict }) => toneOf(verdict)));
  const kinds = new Set(entries.map(({ verdict }) => verdict.kind));
  const sites = sitesOf(entries);
  const set = (part: Partial<HistoryFilter>) => onFilter({ ...filter, ...part });
  return (
    <search className="filters" aria-label={historyText('history')}>
      <input
        type="search"
        aria-label={historyText('search')}
        placeholder={historyText('search')}
        value={filter.search}
        onChange={(event) => set({ search: event.target.value })}
      />
      <Select
        label={commonText('kind')}
        all={historyText('allKinds')}
        value={filter.kind}
        options={KINDS.filter((kind) => kinds.has(kind)).map((kind) => [kind, kindLabel(kind)])}
        onChoose={(kind) => set({ kind })}
      />
      <Select
        label={historyText('verdict')}
        all={historyText('allVerdicts')}
        value={filter.tone}
        options={TONES.filter((tone) => tones.has(tone)).map((tone) => [tone, toneLabel(tone)])}
        onChoose={(tone) => set({ tone })}
      />
      {sites.length > 1 && (
        <Select
          label={commonText('site')}
          all={historyText('allSites')}
          value={filter.site}
          options={sites.map((site) => [site, site])}
          onChoose={(site) => set({ site })}
        />
      )}
    </search>
  );
}
