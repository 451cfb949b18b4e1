/** The languages that Fieldmark speaks, each by the name it gives itself. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
} as const;

export type Language = keyof typeof LANGUAGES;

/**
 * Made from English to look at layouts, never shipped: longer words with accents, and the same
 * from right to left (the names of Unicode CLDR).
 */
export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const;

export type LanguageTag = Language | (typeof PSEUDO_LANGUAGES)[number];

export const LANGUAGE_TAGS: readonly LanguageTag[] = [
  ...(Object.keys(LANGUAGES) as Language[]),
  ...PSEUDO_LANGUAGES,
];

/** The language of ours that a BCP 47 tag asks for; English where we speak none of it. */
export function languageForTag(tag: string): LanguageTag {
  const exact = LANGUAGE_TAGS.find((each) => each === tag);
  const base = tag.toLowerCase().split('-')[0];
  return exact ?? LANGUAGE_TAGS.find((each) => each === base) ?? 'en';
}
