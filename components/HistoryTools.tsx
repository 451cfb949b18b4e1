import { KINDS } from '../lib/kinds/index.ts';
import type { HistoryEntry } from '../lib/messages.ts';
import { text } from '../lib/texts/history.ts';
import { kindLabel } from '../lib/texts/kinds.ts';
import { TONES, toneOf } from '../lib/verdict.ts';
import { choices, siteOf, type Wanted } from './history-filter.ts';
import { toneWord } from './StandingMark.tsx';

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

export interface HistoryToolsProps {
  readonly entries: readonly HistoryEntry[];
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
}

/** Search, and a choice for each thing that the entries differ in. */
export function HistoryTools({ entries, wanted, onWanted }: HistoryToolsProps) {
  const tones = new Set(entries.map(({ verdict }) => toneOf(verdict)));
  const kinds = new Set(entries.map(({ verdict }) => verdict.kind));
  const sites = choices(entries, siteOf);
  const set = (part: Partial<Wanted>) => onWanted({ ...wanted, ...part });
  return (
    <search className="filters" aria-label={text('history')}>
      <input
        type="search"
        aria-label={text('search')}
        placeholder={text('searchHint')}
        value={wanted.words}
        onChange={(event) => set({ words: event.target.value })}
      />
      <Select
        label={text('kind')}
        all={text('allKinds')}
        value={wanted.kind}
        options={KINDS.filter((kind) => kinds.has(kind)).map((kind) => [kind, kindLabel(kind)])}
        onChoose={(kind) => set({ kind })}
      />
      <Select
        label={text('verdict')}
        all={text('allVerdicts')}
        value={wanted.tone}
        options={TONES.filter((tone) => tones.has(tone)).map((tone) => [tone, toneWord(tone)])}
        onChoose={(tone) => set({ tone })}
      />
      {sites.length > 1 && (
        <Select
          label={text('site')}
          all={text('allSites')}
          value={wanted.site}
          options={sites.map((site) => [site, site])}
          onChoose={(site) => set({ site })}
        />
      )}
    </search>
  );
}
