import { LANGUAGE_TAGS, LANGUAGES } from '../lib/texts/languages.ts';
import { text } from '../lib/texts/options.ts';
import { languageWord } from './language-words.ts';
import { SelectSetting } from './SelectSetting.tsx';
import type { SectionProps } from './use-settings.ts';

/** Who does not read the language of the page still finds the name of their own. */
export function LanguageSettings({ settings, save }: SectionProps) {
  return (
    <section className="section" aria-labelledby="language">
      <h2 id="language">{text('sectionLanguage')}</h2>
      <SelectSetting
        setting="language"
        label={text('language')}
        means={text('languageMeans')}
        value={settings.language}
        onChange={(value) => save({ language: LANGUAGE_TAGS.find((tag) => tag === value) ?? '' })}
      >
        <option value="">{languageWord('')}</option>
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </SelectSetting>
    </section>
  );
}
