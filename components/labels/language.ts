import type { Settings } from '../../lib/extension/schemas/index.ts';
import { LANGUAGES } from '../../lib/texts/languages.ts';
import { optionsText } from '../../lib/texts/options.ts';

const NAMES: Readonly<Record<string, string>> = LANGUAGES;

/** "Deutsch"; "Browser language" for the empty setting. */
export const languageLabel = (language: Settings['language']): string =>
  language === '' ? optionsText('browserLanguage') : (NAMES[language] ?? language);
