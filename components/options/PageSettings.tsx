import { useMemo } from 'react';
import { dialCodeOf, dialRegions } from '../../lib/domain/index.ts';
import type { SendToBackground } from '../../lib/extension/index.ts';
import { optionsText, policiesText } from '../../lib/texts/areas.ts';
import { collator, displayNames } from '../../lib/texts/intl.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '../../lib/texts/languages.ts';
import { activeLocale } from '../../lib/texts/locale.ts';
import { languageLabel } from '../format/index.ts';
import {
  SelectSetting,
  type SettingsSectionProps,
  ToggleSetting,
  useSetting,
} from '../settings/index.ts';
import { GuardSettings } from './GuardSettings.tsx';
import { PauseSettings } from './PauseSettings.tsx';

/** Languages are listed by their own names, for those who cannot read the page's language. */
export function LanguageSettings({ settings, save }: SettingsSectionProps) {
  return (
    <section className="section" aria-labelledby="language">
      <h2 id="language">{optionsText('sectionLanguage')}</h2>
      <SelectSetting
        setting="language"
        label={optionsText('language')}
        means={null}
        value={settings.language}
        onChange={(value) => save({ language: LANGUAGE_TAGS.find((tag) => tag === value) ?? '' })}
      >
        <option value="">{languageLabel('')}</option>
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </SelectSetting>
    </section>
  );
}

/** Regions with a dial code, named and sorted in a language (BCP 47). */
function regionsIn(language: string) {
  const names = displayNames({ type: 'region' }, language);
  const { compare } = collator({}, language);
  return dialRegions()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
}

/** The region is empty where it is derived from the page and the browser. */
function RegionSetting({ settings, save }: SettingsSectionProps) {
  const language = activeLocale();
  const regions = useMemo(() => regionsIn(language), [language]);
  return (
    <SelectSetting
      setting="region"
      label={optionsText('region')}
      means={optionsText('regionMeans')}
      value={settings.region}
      onChange={(region) => save({ region })}
    >
      <option value="">{policiesText('auto')}</option>
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {optionsText('regionWithDialCode', { country: name, dialCode: dialCodeOf(code) ?? '' })}
        </option>
      ))}
    </SelectSetting>
  );
}

/** Says where light, dark and the size of text come from, for those who look for a setting. */
function AppearanceNote() {
  const { id, className } = useSetting('appearance');
  return (
    <div id={id} className={className} tabIndex={-1}>
      <div className="setting-words">
        <span>{optionsText('appearance')}</span>
        <p className="hint">{optionsText('appearanceMeans')}</p>
      </div>
    </div>
  );
}

type Toggle = 'marks' | 'passingMarks' | 'badgeCount' | 'beside' | 'disposableIsBad';

export function PageSettings({
  settings,
  save,
  send,
}: SettingsSectionProps & { readonly send: SendToBackground }) {
  const toggle = (setting: Toggle) => (
    <ToggleSetting
      key={setting}
      setting={setting}
      label={optionsText(setting)}
      means={optionsText(`${setting}Means`)}
      checked={settings[setting]}
      onChange={(checked) => save({ [setting]: checked })}
    />
  );
  return (
    <section className="section" aria-labelledby="pages">
      <h2 id="pages">{optionsText('sectionPages')}</h2>
      <PauseSettings send={send} />
      {(['marks', 'passingMarks', 'badgeCount', 'beside'] as const).map(toggle)}
      <GuardSettings settings={settings} save={save} />
      {toggle('disposableIsBad')}
      <RegionSetting settings={settings} save={save} />
      <AppearanceNote />
    </section>
  );
}
