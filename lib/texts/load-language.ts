import { browser } from 'wxt/browser';
import type { LanguageTag } from './languages.ts';
import type { LanguagePack } from './locale.ts';

/** As the browser itself speaks, BCP 47. */
export const browserLanguage = (): string => browser.i18n.getUILanguage();

/** A language's texts, a file of ours; null where the build has none. */
export async function loadLanguagePack(language: LanguageTag): Promise<LanguagePack | null> {
  if (language === 'en') return null;
  const address = new URL(`/texts/${language}.json`, browser.runtime.getURL('/'));
  const response = await fetch(address);
  return response.ok ? ((await response.json()) as LanguagePack) : null;
}
