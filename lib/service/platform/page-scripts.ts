/** The files of scripts that run in pages. */
import { browser } from 'wxt/browser';
import type { Language, LanguageTag } from '../../texts/languages.ts';

/** Runs `corrected-fields.content` on these sites, by match pattern, in place of earlier ones. */
export async function registerFocusScript(matches: readonly string[]): Promise<void> {
  const id = 'corrected-fields';
  const registered = await browser.scripting.getRegisteredContentScripts({ ids: [id] });
  if (registered.length > 0) await browser.scripting.unregisterContentScripts({ ids: [id] });
  if (matches.length === 0) return;
  await browser.scripting.registerContentScripts([
    {
      id,
      matches: [...matches],
      js: ['/content-scripts/corrected-fields.js'],
      runAt: 'document_start',
      allFrames: true,
      matchOriginAsFallback: true,
    },
  ]);
}

/** English is part of the scripts; pseudo-languages have no files in release builds. */
export const textFilesOf = (language: LanguageTag) =>
  language === 'en' ? [] : ([`/texts/${language as Exclude<Language, 'en'>}.js`] as const);

/** Runs in a page, so it uses nothing else of this file. The page's own cookies go nowhere but to its own site. */
export async function pictureInPage(url: string, maxBytes: number): Promise<string | null> {
  try {
    const response = await fetch(url, {
      cache: 'force-cache',
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok || Number(response.headers.get('content-length')) > maxBytes) return null;
    const picture = await response.blob();
    if (picture.size > maxBytes) return null;
    return await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
      reader.onerror = () => resolve(null);
      reader.readAsDataURL(picture);
    });
  } catch {
    return null;
  }
}
