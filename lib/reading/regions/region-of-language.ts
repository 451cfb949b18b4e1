/** Languages of many countries, where the commonest one tells nothing of a page; and Portuguese. */
const OWN: Readonly<Record<string, string>> = { ar: '', en: '', pt: 'PT' };

/** The tag that was asked for last, text after text of a page the same: parsing is slow. */
const last: { lang?: string; locale?: Intl.Locale | undefined } = {};

/** What a BCP 47 language tag says; undefined where it is none. */
function localeOf(lang: string): Intl.Locale | undefined {
  if (lang !== last.lang) {
    last.lang = lang;
    try {
      last.locale = new Intl.Locale(lang.replaceAll('_', '-'));
    } catch {
      last.locale = undefined;
    }
  }
  return last.locale;
}

/** The region subtag of a language tag, ISO 3166-1 alpha-2 in upper case. */
export function regionSubtagOf(lang: string): string | undefined {
  return /^\D\D$/.exec(localeOf(lang)?.region ?? '')?.[0];
}

/** What was said of a tag before: parsing one takes longer than reading a short text. */
const known = new Map<string, string>();
/** More tags than a page has that does not make them up. */
const MOST = 99;

function regionFor(lang: string): string {
  const locale = localeOf(lang);
  return locale?.region ?? OWN[locale?.language ?? ''] ?? locale?.maximize().region ?? '';
}

/**
 * ISO 3166-1 region in which bare numbers are read: the given one, else the region of the BCP 47
 * language tag, else the country where most who speak the language live (CLDR, likely subtags);
 * '' for English and Arabic, and for what is no tag.
 */
export function textRegionOf(region: string | undefined, lang = ''): string {
  if (region) return region.toUpperCase();
  const said = known.get(lang) ?? regionFor(lang);
  if (known.size > MOST) known.clear();
  known.set(lang, said);
  return said;
}
