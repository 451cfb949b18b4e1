import type { CompiledMessage } from 'icu-minify/format';
import { type LanguageTag, languageOf } from './languages.ts';

/** The messages of one area, compiled, by name. */
export type Messages = Readonly<Record<string, CompiledMessage>>;

/** One language: its areas by name. English is in the scripts themselves and has none. */
export interface Pack {
  readonly language: LanguageTag;
  readonly areas: Readonly<Record<string, Messages>>;
}

const ENGLISH: Pack = { language: 'en', areas: {} };

/**
 * Where a script put into a page finds the pack that was put there before it (`platform.inject`). No
 * name: elements of the page would answer to one.
 */
const PLACE = Symbol.for('fieldmark.texts');

let active: Pack = (globalThis as { [PLACE]?: Pack })[PLACE] ?? ENGLISH;
/** As the browser speaks, with its region: 'de-AT'. */
let browserTag = '';

/** From here on every text of this context is in that language; null: English. */
export function speak(pack: Pack | null, browser = browserTag): void {
  active = pack ?? ENGLISH;
  browserTag = browser;
}

export const language = (): LanguageTag => active.language;

export const messagesOf = (area: string): Messages | undefined => active.areas[area];

/**
 * BCP 47 tag for Intl: the browser's own region where it speaks the same language. English is
 * British: its dates name the month, so that 3/4 is never read both ways.
 */
export function locale(): string {
  if (active.language === 'en') return 'en-GB';
  return languageOf(browserTag) === active.language ? browserTag : active.language;
}

/** Which way the language is written. */
export const direction = (): 'ltr' | 'rtl' => (active.language === 'ar-XB' ? 'rtl' : 'ltr');
