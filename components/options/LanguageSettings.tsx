import { optionsText } from '../../lib/texts/areas.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '../../lib/texts/languages.ts';
import { languageLabel } from '../labels/index.ts';
import { SelectSetting, type SettingsSectionProps } from '../settings/index.ts';

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
