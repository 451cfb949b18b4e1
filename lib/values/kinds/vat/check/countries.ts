/**
 * VAT numbers by country: structure as VIES publishes it ("VAT identification number structure",
 * VIES FAQ), and the check digits. The key is the prefix of the number, which for Greece is EL and
 * for Northern Ireland XI.
 */

import type { VatFit } from './check-digits.ts';
import * as digits from './check-digits.ts';
import { spain } from './personal-numbers.ts';

/** Names of structures in the texts; those of only digits begin with `digits`. */
export type VatForm =
  | `digits${string}`
  | 'austrian'
  | 'british'
  | 'cypriot'
  | 'dutch'
  | 'french'
  | 'irish'
  | 'norwegian'
  | 'romanian'
  | 'spanish'
  | 'swiss';

/** Registers that list VAT numbers, as named in the texts. */
export type VatRegister = 'vies' | 'hmrc' | 'swiss' | 'norwegian';

export interface VatCountry {
  /** Pattern of the part after the prefix. */
  readonly shape: RegExp;
  /** Name of the structure. */
  readonly form: VatForm;
  /** Possible lengths of the part after the prefix. */
  readonly lengths: readonly number[];
  readonly fits: (number: string) => digits.VatFit;
  /** The register that confirms numbers; null if there is no public one. */
  readonly register: VatRegister | null;
}

type CountryRow = readonly [
  shape: RegExp,
  form: VatForm,
  lengths: readonly number[],
  fits: (number: string) => digits.VatFit,
];

const GB: CountryRow = [
  /^([0-9]{9}([0-9]{3})?|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})$/,
  'british',
  [5, 9, 12],
  digits.britain,
];

const EUROPE: Readonly<Record<string, CountryRow>> = {
  AT: [/^U[0-9]{8}$/, 'austrian', [9], digits.austria],
  BE: [/^[01][0-9]{9}$/, 'digits10From0Or1', [10], digits.belgium],
  BG: [/^[0-9]{9,10}$/, 'digits9Or10', [9, 10], digits.bulgaria],
  CY: [/^(?!12)[0-9]{8}[A-Z]$/, 'cypriot', [9], digits.cyprus],
  CZ: [/^(?!9[0-9]{7}$)[0-9]{8,10}$/, 'digits8To10', [8, 9, 10], digits.czechia],
  DE: [/^[1-9][0-9]{8}$/, 'digits9Not0', [9], digits.germany],
  DK: [/^[1-9][0-9]{7}$/, 'digits8Not0', [8], digits.denmark],
  EE: [/^[0-9]{9}$/, 'digits9', [9], digits.estonia],
  EL: [/^[0-9]{9}$/, 'digits9', [9], digits.greece],
  ES: [/^([0-9XYZ][0-9]{7}[A-Z]|[A-HJ-NP-SUVW][0-9]{7}[0-9A-Z])$/, 'spanish', [9], spain],
  FI: [/^[0-9]{8}$/, 'digits8', [8], digits.finland],
  FR: [/^[0-9A-HJ-NP-Z]{2}[0-9]{9}$/, 'french', [11], digits.france],
  HR: [/^[0-9]{11}$/, 'digits11', [11], digits.croatia],
  HU: [/^[0-9]{8}$/, 'digits8', [8], digits.hungary],
  IE: [/^([0-9]{7}[A-W][A-IW]?|[0-9][A-Z+*][0-9]{5}[A-W])$/, 'irish', [8, 9], digits.ireland],
  IT: [
    /^(?!0{7})[0-9]{7}(?!000)([01][0-9]{2}|20[01]|888|999)[0-9]$/,
    'digits11TaxOffice',
    [11],
    digits.italy,
  ],
  LT: [/^([0-9]{7}1[0-9]|[0-9]{10}1[0-9])$/, 'digits9Or12', [9, 12], digits.lithuania],
  LU: [/^[0-9]{8}$/, 'digits8', [8], digits.luxembourg],
  LV: [/^[0-9]{11}$/, 'digits11', [11], digits.latvia],
  MT: [/^[1-9][0-9]{7}$/, 'digits8Not0', [8], digits.malta],
  NL: [/^[0-9]{9}B(?!00)[0-9]{2}$/, 'dutch', [12], digits.netherlands],
  PL: [/^[0-9]{10}$/, 'digits10', [10], digits.poland],
  PT: [/^[1-9][0-9]{8}$/, 'digits9Not0', [9], digits.portugal],
  RO: [
    /^([1-9][0-9]{1,9}|[1-9][0-9]{12})$/,
    'romanian',
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 13],
    digits.romania,
  ],
  SE: [/^[0-9]{10}(0[1-9]|[1-8][0-9]|9[0-4])$/, 'digits12To94', [12], digits.sweden],
  SI: [/^[1-9][0-9]{7}$/, 'digits8Not0', [8], digits.slovenia],
  SK: [/^[0-9]{10}$/, 'digits10', [10], digits.slovakia],
  XI: GB,
};

/** Member states by the three digits in one-stop-shop numbers (ISO 3166-1 numeric; 900 Northern Ireland, 826
 * the United Kingdom until 2020). */
const OSS_STATES =
  '040|056|100|191|196|203|208|233|246|250|276|300|348|372|380|428|440|442|470|528|616|620|642|703|705|724|752|826|900';

const BEYOND: Readonly<Record<string, CountryRow>> = {
  EU: [new RegExp(`^(${OSS_STATES})[0-9]{6}$`), 'digits9OneStopShop', [9], () => null],
  IM: [new RegExp(`^(${OSS_STATES})[0-9]{7}$`), 'digits10ImportOneStopShop', [10], () => null],
  GB,
  CHE: [/^[0-9]{9}(MWST|TVA|IVA|VAT)?$/, 'swiss', [9, 12, 13], digits.switzerland],
  NO: [/^[0-9]{9}(MVA)?$/, 'norwegian', [9, 12], digits.norway],
};

/** Registers other than VIES; the one-stop shops have none. */
const REGISTERS: Readonly<Record<string, VatRegister>> = {
  GB: 'hmrc',
  CHE: 'swiss',
  NO: 'norwegian',
};

function countries(
  rows: Readonly<Record<string, CountryRow>>,
  register: (prefix: string) => VatRegister | null,
): [string, VatCountry][] {
  return Object.entries(rows).map(([prefix, [shape, form, lengths, fits]]) => [
    prefix,
    { shape, form, lengths, fits, register: register(prefix) },
  ]);
}

export const VAT_COUNTRIES: ReadonlyMap<string, VatCountry> = new Map([
  ...countries(EUROPE, () => 'vies'),
  ...countries(BEYOND, (prefix) => REGISTERS[prefix] ?? null),
]);

/** All digits but the check digits, where more than the last character is one, or letters are around them. */
const OTHER_ZEROS: Readonly<Record<string, RegExp>> = {
  AT: /^U0{7}/,
  BE: /^0{8}/,
  CHE: /^0{8}/,
  FR: /0{9}$/,
  IE: /^0{7}[A-Z]/,
  NL: /^0{8}/,
  NO: /^0{8}/,
  SE: /^0{9}/,
};

/**
 * Whether all digits of a number but its check digits are zeros, which satisfy nearly every checksum.
 * ES 00000000T is excluded: its letter makes it a DNI.
 */
const isZeros = (prefix: string, body: string): boolean =>
  prefix !== 'ES' && (OTHER_ZEROS[prefix] ?? /^0{7,}.$/).test(body);

/**
 * Whether the check digits of a number with valid structure fit; `zeros` if it is all zeros, which
 * are never issued.
 */
export function vatFitOf(country: VatCountry, prefix: string, body: string): VatFit | 'zeros' {
  return isZeros(prefix, body) ? 'zeros' : country.fits(body);
}

/** Doubts that do not prevent a number in text from being marked. */
const DOUBTFUL: readonly VatFit[] = [null, 'letter-expected', 'siren-in-doubt', 'office-unknown'];

/**
 * Whether a match in running text is a VAT number, as far as this can be computed offline. `prefix`
 * and `body` are in the form that is sent, except for Switzerland (CH, E…). A French key that only
 * the SIREN could confirm needs a valid SIREN.
 */
export function isVatNumber(prefix: string, body: string): boolean {
  if (prefix === 'CH') return isVatNumber('CHE', body.slice(1));
  const country = VAT_COUNTRIES.get(prefix);
  if (!country?.shape.test(body)) return false;
  const fit = vatFitOf(country, prefix, body);
  return fit === true || (fit !== 'zeros' && DOUBTFUL.includes(fit));
}
