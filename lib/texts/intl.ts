import { activeLocale } from './locale.ts';

/** Caches formatters by locale and options, because creating one is slow. */
function cachedByLocale<O, F>(
  make: (locale: string, options?: O) => F,
): (options?: O, locale?: string) => F {
  const cache = new Map<string, F>();
  return (options, locale = activeLocale()) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const formatter = cache.get(key) ?? make(locale, options);
    cache.set(key, formatter);
    return formatter;
  };
}

/** `Intl` formatters of the active locale, or of `locale`. They throw as `Intl` does on bad options. */
export const numberFormat = cachedByLocale<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);
export const dateFormat = cachedByLocale<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);
export const pluralRules = cachedByLocale<Intl.PluralRulesOptions, Intl.PluralRules>(
  (locale, options) => new Intl.PluralRules(locale, options),
);
export const listFormat = cachedByLocale<Intl.ListFormatOptions, Intl.ListFormat>(
  (locale, options) => new Intl.ListFormat(locale, options),
);
export const relativeTimeFormat = cachedByLocale<
  Intl.RelativeTimeFormatOptions,
  Intl.RelativeTimeFormat
>((locale, options) => new Intl.RelativeTimeFormat(locale, options));
/** Names of regions. English uses `en` ("St. Lucia"), not the British names of `activeLocale`. */
export const displayNames = cachedByLocale<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  (locale, options) =>
    new Intl.DisplayNames(locale === 'en-GB' ? 'en' : locale, options ?? { type: 'region' }),
);
export const collator = cachedByLocale<Intl.CollatorOptions, Intl.Collator>(
  (locale, options) => new Intl.Collator(locale, options),
);

/** Name of an ISO 3166-1 alpha-2 code, if the runtime has names. */
export function countryName(code: string): string {
  try {
    return displayNames().of(code) ?? code;
  } catch {
    return code;
  }
}
