import type { KeyboardEvent } from 'react';
import { commonText, optionsText } from '../../lib/texts/areas.ts';
import {
  goTo,
  SETTING_SECTIONS,
  type SettingEntry,
  type SettingSectionId,
  settingElementId,
} from '../settings/index.ts';

export interface SettingsNavProps {
  /** The section that the page shows. */
  readonly shown: SettingSectionId;
  readonly query: string;
  readonly hits: readonly SettingEntry[];
  readonly onQuery: (query: string) => void;
}

/** Links to the sections, and a search for settings; Enter goes to the first hit. */
export function SettingsNav({ shown, query, hits, onQuery }: SettingsNavProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = hits;
    if (event.key === 'Enter' && first) goTo(`#${settingElementId(first.setting)}`);
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
      {isSearching && hits.length === 0 && <p className="hint">{commonText('noMatches')}</p>}
      <ul>
        {SETTING_SECTIONS.map(([id, name]) => {
          const sectionHits = hits.filter(({ section }) => section === id);
          if (isSearching && sectionHits.length === 0) return null;
          return (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === shown && 'page'}>
                {optionsText(name)}
              </a>
              {sectionHits.map((hit) => (
                <a
                  key={hit.setting}
                  href={`#${settingElementId(hit.setting)}`}
                  className="contents-hit"
                >
                  {hit.label()}
                </a>
              ))}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
