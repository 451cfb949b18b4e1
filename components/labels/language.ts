import type { Settings } from '../../lib/extension/schemas/index.ts';
import { LANGUAGES } from '../../lib/texts/languages.ts';
import { optionsText } from '../../lib/texts/options.ts';

const NAMES: Readonly<Record<string, string>> = LANGUAGES;

/** A choice of language by its own name: "Deutsch", "As the browser speaks". */
export const languageLabel = (language: Settings['language']): string =>
  language === '' ? optionsText('asBrowserSpeaks') : (NAMES[language] ?? language);
