/**
 * Exceptions to CLDR's likeliest region: '' for languages of so many countries that it means
 * nothing; and Portugal for Portuguese, for which CLDR has Brazil.
 */
const OWN: Readonly<Record<string, string>> = { ar: '', en: '', pt: 'PT' };

/** Regions by language tag, cached because parsing a tag takes longer than reading a short text. */
const known = new Map<string, readonly [subtag: string, likely: string]>();
/** Limits the cache. Only a page that invents tags exceeds it. */
const MOST = 99;

/** The region subtag of a BCP 47 language tag, and the likeliest region; '' if there is none. */
function regionsOf(lang: string): readonly [subtag: string, likely: string] {
  const cached = known.get(lang);
  if (cached) return cached;
  let [subtag, likely] = ['', ''];
  try {
    const locale = new Intl.Locale(lang.replaceAll('_', '-'));
    const { language, region } = locale;
    subtag = region ?? '';
    likely = region ?? OWN[language] ?? locale.maximize().region ?? '';
  } catch {
    // Not a valid tag.
  }
  if (known.size > MOST) known.clear();
  known.set(lang, [subtag, likely]);
  return [subtag, likely];
}

/** The region subtag of a language tag, ISO 3166-1 alpha-2 in upper case. */
export const regionSubtagOf = (lang: string): string | undefined =>
  /^\D\D$/.exec(regionsOf(lang)[0])?.[0];

/**
 * ISO 3166-1 region for national numbers: the given region, else that of the BCP 47 language tag,
 * else the country with most speakers (CLDR, likely subtags). '' for English, Arabic and invalid
 * tags.
 */
export const textRegionOf = (region: string | undefined, lang = ''): string =>
  region?.toUpperCase() || regionsOf(lang)[1];

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
