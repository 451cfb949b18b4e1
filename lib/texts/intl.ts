import { activeLocale } from './locale.ts';
import { sayable } from './phrases.ts';

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

/** A list in a sentence: "a, b and c"; `disjunction`: "a or b"; `unit`: "a, b". */
export const listText = sayable(
  'listText',
  (items: readonly string[], type: Intl.ListFormatOptions['type'] = 'conjunction'): string =>
    listFormat({ type }).format(items),
);

/** A day and a time in a sentence. */
export const dateTimeText = sayable('dateTimeText', (at: number): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(at),
);
