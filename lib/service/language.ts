import { speak } from '../texts/active.ts';
import { type LanguageTag, languageOf } from '../texts/languages.ts';
import type { Platform } from './platform.ts';
import type { SettingsStore } from './settings.ts';

interface Parts {
  readonly platform: Pick<Platform, 'texts' | 'browserLanguage'>;
  readonly settings: Pick<SettingsStore, 'read'>;
}

export type Language = ReturnType<typeof createLanguage>;

/** The language in which the background and all surfaces speak: the person's choice, or the browser's. */
export function createLanguage({ platform, settings }: Parts) {
  let speaking: Promise<LanguageTag> | undefined;

  async function begin(): Promise<LanguageTag> {
    const browser = platform.browserLanguage();
    const chosen = await settings.read().catch(() => null);
    const tag = chosen?.language || languageOf(browser);
    const pack = tag === 'en' ? null : await platform.texts(tag).catch(() => null);
    speak(pack, browser);
    return pack?.language ?? 'en';
  }

  return {
    /** Resolves with the language when every text is said in it; never rejects. */
    spoken: (): Promise<LanguageTag> => {
      speaking ??= begin();
      return speaking;
    },
    /** A setting is another: what is said from here on may be in another language. */
    changed: (): void => {
      speaking = undefined;
    },
  };
}
