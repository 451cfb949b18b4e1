import { type LanguageTag, languageForTag } from '../../texts/languages.ts';
import { setKeyFrom, setLocale } from '../../texts/locale.ts';
import type { Platform } from '../platform/index.ts';
import type { ManagedStore } from './managed.ts';
import type { SettingsStore } from './store.ts';

/**
 * The language of the background and all surfaces: the person's choice, or the browser's. With it, the
 * texts learn whether an organisation set the key.
 * @param keyInUse the key of the next call; null if there is none
 */
export function createLanguageLoader(
  platform: Platform,
  settings: Pick<SettingsStore, 'read'>,
  managed: Pick<ManagedStore, 'read'>,
  keyInUse: () => Promise<string | null>,
) {
  let loading: Promise<LanguageTag> | undefined;

  async function load(): Promise<LanguageTag> {
    const browser = platform.browserLanguage();
    const [{ key }, chosen, used] = await Promise.all([
      managed.read(),
      // A database that cannot be read must not keep the texts from being shown: then in the browser's language.
      settings.read().catch(() => null),
      keyInUse().catch(() => null),
    ]);
    // A person may put a key of their own in the place of one that is not locked.
    setKeyFrom(key === null || (used !== null && used !== key) ? 'person' : 'organisation');
    const tag = chosen?.language || languageForTag(browser);
    // English is built in.
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
