/** The languages of the UI, each with its own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português (Brasil)',
} as const;

export type Language = keyof typeof LANGUAGES;

/**
 * Pseudo-locales for testing layouts, never shipped: English with accents and longer words, and the
 * same from right to left (named as in Unicode CLDR).
 */
export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const;

export type LanguageTag = Language | (typeof PSEUDO_LANGUAGES)[number];

export const LANGUAGE_TAGS: readonly LanguageTag[] = [
  ...(Object.keys(LANGUAGES) as Language[]),
  ...PSEUDO_LANGUAGES,
];

/**
 * The supported language for a BCP 47 tag; English if there is none. The Portuguese texts are
 * Brazilian and not meant for other countries, so 'pt-PT' is not supported.
 */
export function languageForTag(tag: string): LanguageTag {
  const exact = LANGUAGE_TAGS.find((language) => language === tag);
  const [base] = tag
    .toLowerCase()
    .replace(/^pt-(?!br)/, 'en-')
    .split('-');
  return exact ?? LANGUAGE_TAGS.find((language) => language === base) ?? 'en';
}
