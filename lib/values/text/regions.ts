/**
 * Exceptions to CLDR's likeliest region: '' for languages of so many countries that it means
 * nothing; and Portugal for Portuguese, for which CLDR has Brazil.
 */
const OWN: Readonly<Record<string, string>> = { ar: '', en: '', pt: 'PT' };

/** Likely regions by language tag, cached because parsing a tag takes longer than reading a short text. */
const known = new Map<string, string>();
/** Limits the cache. Only a page that invents tags exceeds it. */
const MOST = 99;

/** A BCP 47 language tag, read; undefined if it is not valid. */
function localeOf(lang: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(lang.replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

function likelyRegionOf(lang: string): string {
  const locale = localeOf(lang);
  return locale ? (locale.region ?? OWN[locale.language] ?? locale.maximize().region ?? '') : '';
}

/** The region subtag of a language tag, ISO 3166-1 alpha-2 in upper case. */
export const regionSubtagOf = (lang: string): string | undefined =>
  /^\D\D$/.exec(localeOf(lang)?.region ?? '')?.[0];

/**
 * ISO 3166-1 region for national numbers: the given region, else that of the BCP 47 language tag,
 * else the country with most speakers (CLDR, likely subtags). '' for English, Arabic and invalid
 * tags.
 */
export function textRegionOf(region: string | undefined, lang = ''): string {
  if (region) return region.toUpperCase();
  const likely = known.get(lang) ?? likelyRegionOf(lang);
  if (known.size > MOST) known.clear();
  known.set(lang, likely);
  return likely;
}

// Created once: creating it takes longer than the rest of a detection.
let names: Intl.DisplayNames | undefined;

/** Whether a country has this ISO 3166-1 alpha-2 code, according to the runtime's region names. */
export function isRegionCode(code: string): boolean {
  try {
    names ??= new Intl.DisplayNames(['en'], { type: 'region' });
    // ZZ has a name, “Unknown Region”, and is no country.
    return code !== 'ZZ' && names.of(code) !== code;
  } catch {
    return false;
  }
}
