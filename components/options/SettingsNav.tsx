import type { KeyboardEvent } from 'react';
import { optionsText } from '../../lib/texts/options.ts';
import { settingElementId } from '../settings/index.ts';
import { SETTING_SECTIONS, type SettingEntry } from './settings-search.ts';

export interface SettingsNavProps {
  readonly query: string;
  readonly hits: readonly SettingEntry[];
  readonly onQuery: (query: string) => void;
}

function reveal({ setting, section }: SettingEntry): void {
  const target =
    document.getElementById(settingElementId(setting)) ?? document.getElementById(section);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/** The sections, and the box that finds a setting in them: Enter goes to the first one. */
export function SettingsNav({ query, hits, onQuery }: SettingsNavProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = hits;
    if (event.key === 'Enter' && first) reveal(first);
    if (event.key === 'Escape') onQuery('');
  };
  const isSearching = query.trim() !== '';
  return (
    <nav className="contents" aria-label={optionsText('sections')}>
      <input
        type="search"
        className="contents-search"
        value={query}
        placeholder={optionsText('findSetting')}
        aria-label={optionsText('findSetting')}
        spellCheck={false}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="visually-hidden" role="status">
        {isSearching && optionsText('settingsFound', { count: hits.length })}
      </p>
      {isSearching && hits.length === 0 && <p className="hint">{optionsText('noSettingFound')}</p>}
      <ul>
        {SETTING_SECTIONS.map(([id, name]) => {
          const here = hits.filter(({ section }) => section === id);
          if (isSearching && here.length === 0) return null;
          return (
            <li key={id}>
              <a href={`#${id}`} className={here.length > 0 ? 'is-found' : ''}>
                {optionsText(name)}
              </a>
              {here.map((each) => (
                <button
                  key={each.setting}
                  type="button"
                  className="quiet contents-hit"
                  onClick={() => reveal(each)}
                >
                  {optionsText(each.label)}
                </button>
              ))}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
