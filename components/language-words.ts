import type { Settings } from '../lib/messages.ts';
import { LANGUAGES } from '../lib/texts/languages.ts';
import { text } from '../lib/texts/options.ts';

const NAMES: Readonly<Record<string, string>> = LANGUAGES;

/** A choice of language by its own name: "Deutsch", "As the browser speaks". */
export const languageWord = (language: Settings['language']): string =>
  language === '' ? text('asBrowserSpeaks') : (NAMES[language] ?? language);
