import { locale } from './active.ts';

/** Formatters are dear to make: one each for a language and what is asked of it. */
function kept<O, F>(make: (locale: string, options?: O) => F): (options?: O, of?: string) => F {
  const made = new Map<string, F>();
  return (options, of = locale()) => {
    const id = `${of} ${JSON.stringify(options)}`;
    const found = made.get(id) ?? make(of, options);
    made.set(id, found);
    return found;
  };
}

/** `Intl` in the language that is spoken now; `of`: in another. Throws as `Intl` does on bad options. */
export const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (of, options) => new Intl.NumberFormat(of, options),
);
export const dateFormat = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (of, options) => new Intl.DateTimeFormat(of, options),
);
export const pluralRules = kept<Intl.PluralRulesOptions, Intl.PluralRules>(
  (of, options) => new Intl.PluralRules(of, options),
);
export const listFormat = kept<Intl.ListFormatOptions, Intl.ListFormat>(
  (of, options) => new Intl.ListFormat(of, options),
);
/** Names of regions; English ones as ISO 3166 has them, “St. Lucia”, though dates are British. */
export const displayNames = kept<Intl.DisplayNamesOptions, Intl.DisplayNames>(
  (of, options) => new Intl.DisplayNames(of === 'en-GB' ? 'en' : of, options ?? { type: 'region' }),
);
export const collator = kept<Intl.CollatorOptions, Intl.Collator>(
  (of, options) => new Intl.Collator(of, options),
);
