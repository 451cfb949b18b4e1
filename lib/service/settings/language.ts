import { type LanguageTag, languageForTag } from '../../texts/languages.ts';
import { setLocale } from '../../texts/locale.ts';
import type { Platform } from '../platform/index.ts';
import type { SettingsStore } from './store.ts';

interface Dependencies {
  readonly platform: Pick<Platform, 'texts' | 'browserLanguage'>;
  readonly settings: Pick<SettingsStore, 'read'>;
}

/** The language in which the background and all surfaces speak: the person's choice, or the browser's. */
export function createLanguageLoader({ platform, settings }: Dependencies) {
  let speaking: Promise<LanguageTag> | undefined;

  async function begin(): Promise<LanguageTag> {
    const browser = platform.browserLanguage();
    const chosen = await settings.read().catch(() => null);
    const tag = chosen?.language || languageForTag(browser);
    const pack = tag === 'en' ? null : await platform.texts(tag).catch(() => null);
    setLocale(pack, browser);
    return pack?.language ?? 'en';
  }

  return {
    /** Resolves with the language when every text is said in it; never rejects. */
    ready: (): Promise<LanguageTag> => {
      speaking ??= begin();
      return speaking;
    },
    /** A setting is another: what is said from here on may be in another language. */
    invalidate: (): void => {
      speaking = undefined;
    },
  };
}
