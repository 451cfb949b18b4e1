import type { CompiledMessage } from 'icu-minify/format';
import { type LanguageTag, languageForTag } from './languages.ts';

/** The compiled messages of one area, by name. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** The areas of one language. English is compiled into the scripts, so its pack is empty. */
export interface LanguagePack {
  readonly language: LanguageTag;
  readonly areas: Readonly<Record<string, CompiledMessages>>;
}

const ENGLISH_PACK: LanguagePack = { language: 'en', areas: {} };

/**
 * The global property in which a content script finds the pack injected before it
 * (`platform.inject`). A symbol, because elements of the page define named globals.
 */
const INJECTED_PACK = Symbol.for('fieldmark.texts');

let activePack: LanguagePack =
  (globalThis as { [INJECTED_PACK]?: LanguagePack })[INJECTED_PACK] ?? ENGLISH_PACK;
/** The browser's language with its region: 'de-AT'. */
let browserTag = '';

/** Sets the language of all texts in this context; null: English. */
export function setLocale(pack: LanguagePack | null, browser = browserTag): void {
  activePack = pack ?? ENGLISH_PACK;
  browserTag = browser;
}

/** Who set the API key in use: advice differs for people whose organisation set it. */
export type KeyFrom = 'person' | 'organisation';

let activeKeyFrom: KeyFrom = 'person';

export const setKeyFrom = (from: KeyFrom): void => {
  activeKeyFrom = from;
};

export const keyFrom = (): KeyFrom => activeKeyFrom;

/** What `setLocale` and `setKeyFrom` were given last, for another context of the page. */
export const activeTexts = () => ({
  pack: activePack,
  browser: browserTag,
  keyFrom: activeKeyFrom,
});

export const activeLanguage = (): LanguageTag => activePack.language;

export const areaMessages = (area: string): CompiledMessages | undefined => activePack.areas[area];

/**
 * The BCP 47 tag for Intl: the browser's tag with its region, if it is the same language. English
 * is always British, where dates have the day before the month.
 */
export function activeLocale(): string {
  if (activePack.language === 'en') return 'en-GB';
  return languageForTag(browserTag) === activePack.language ? browserTag : activePack.language;
}

/** Writing direction of the active language. */
export const textDirection = (): 'ltr' | 'rtl' => (activePack.language === 'ar-XB' ? 'rtl' : 'ltr');
