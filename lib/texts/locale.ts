import type { CompiledMessage } from 'icu-minify/format';
import { type LanguageTag, languageForTag } from './languages.ts';

/** The messages of one area, compiled, by name. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;

/** One language: its areas by name. English is in the scripts themselves and has none. */
export interface LanguagePack {
  readonly language: LanguageTag;
  readonly areas: Readonly<Record<string, CompiledMessages>>;
}

const ENGLISH_PACK: LanguagePack = { language: 'en', areas: {} };

/**
 * Where a script put into a page finds the pack that was put there before it (`platform.inject`). No
 * name: elements of the page would answer to one.
 */
const INJECTED_PACK = Symbol.for('fieldmark.texts');

let activePack: LanguagePack =
  (globalThis as { [INJECTED_PACK]?: LanguagePack })[INJECTED_PACK] ?? ENGLISH_PACK;
/** As the browser speaks, with its region: 'de-AT'. */
let browserTag = '';

/** From here on every text of this context is in that language; null: English. */
export function setLocale(pack: LanguagePack | null, browser = browserTag): void {
  activePack = pack ?? ENGLISH_PACK;
  browserTag = browser;
}

export const activeLanguage = (): LanguageTag => activePack.language;

export const areaMessages = (area: string): CompiledMessages | undefined => activePack.areas[area];

/**
 * BCP 47 tag for Intl: the browser's own region where it speaks the same language. English is
 * British: its dates name the month, so that 3/4 is never read both ways.
 */
export function activeLocale(): string {
  if (activePack.language === 'en') return 'en-GB';
  return languageForTag(browserTag) === activePack.language ? browserTag : activePack.language;
}

/** Which way the language is written. */
export const textDirection = (): 'ltr' | 'rtl' => (activePack.language === 'ar-XB' ? 'rtl' : 'ltr');
