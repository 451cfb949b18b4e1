import { activeLocale } from './locale.ts';

/** Formatters are dear to make: one each for a language and what is asked of it. */
function cachedByLocale<O, F>(
  make: (locale: string, options?: O) => F,
): (options?: O, of?: string) => F {
  const made = new Map<string, F>();
  return (options, of = activeLocale()) => {
    const id = `${of} ${JSON.stringify(options)}`;
    const found = made.get(id) ?? make(of, options);
    made.set(id, found);
    return found;
  };
}

/** `Intl` in the language that is spoken now; `of`: in another. Throws as `Intl` does on bad options. */
export const numberFormat = cachedByLocale<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (of, options) => new Intl.NumberFormat(of, options),
);
export const dateFormat = cachedByLocale<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (of, options) => new Intl.DateTimeFormat(of, options),
);
export const pluralRules = cachedByLocale<Intl.PluralRulesOptions, Intl.PluralRules>(
  (of, options) => new Intl.PluralRules(of, options),
);
export const listFormat = cachedByLocale<Intl.ListFormatOptions, Intl.ListFormat>(
  (of, options) => new Intl.ListFormat(of, options),
);
/** Names of regions; English ones as ISO 3166 has them, “St. Lucia”, though dates are British. */
export const displayNames = cachedByLocale<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  (of, options) => new Intl.DisplayNames(of === 'en-GB' ? 'en' : of, options ?? { type: 'region' }),
);
export const collator = cachedByLocale<Intl.CollatorOptions, Intl.Collator>(
  (of, options) => new Intl.Collator(of, options),
);
