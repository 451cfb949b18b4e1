import { browser } from 'wxt/browser';
import type { LanguageTag } from './languages.ts';
import type { LanguagePack } from './locale.ts';

/** The browser's UI language, BCP 47. */
export const browserLanguage = (): string => browser.i18n.getUILanguage();

/** Loads a language's texts from the extension's files; null for English or a missing file. */
export async function loadLanguagePack(language: LanguageTag): Promise<LanguagePack | null> {
  if (language === 'en') return null;
  const address = new URL(`/texts/${language}.json`, browser.runtime.getURL('/'));
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as LanguagePack) : null;
}
