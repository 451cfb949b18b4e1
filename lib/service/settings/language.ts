import { type LanguageTag, languageForTag } from '../../texts/languages.ts';
import { setKeyFrom, setLocale } from '../../texts/locale.ts';
import type { Platform } from '../platform/index.ts';
import type { ManagedStore } from './managed.ts';
import type { SettingsStore } from './store.ts';

/**
 * The language of the background and all surfaces: the person's choice, or the browser's. With it, the
 * texts learn whether an organisation set the key.
 */
export function createLanguageLoader(
  platform: Platform,
  settings: Pick<SettingsStore, 'read'>,
  managed: Pick<ManagedStore, 'read'>,
) {
  let loading: Promise<LanguageTag> | undefined;

  async function load(): Promise<LanguageTag> {
    const browser = platform.browserLanguage();
    // A database that cannot be read must not keep the texts from being shown: then in the browser's language.
    const [chosen, { key }] = await Promise.all([
      settings.read().catch(() => null),
      managed.read(),
    ]);
    setKeyFrom(key === null ? 'person' : 'organisation');
    const tag = chosen?.language || languageForTag(browser);
    const pack = tag === 'en' ? null : await platform.texts(tag).catch(() => null);
    setLocale(pack, browser);
    return pack?.language ?? 'en';
  }

  return {
    /** Resolves with the language when its texts are loaded; never rejects. */
    ready: (): Promise<LanguageTag> => {
      loading ??= load();
      return loading;
    },
    /** Call when settings change, so that the language is determined again. */
    invalidate: (): void => {
      loading = undefined;
    },
  };
}
