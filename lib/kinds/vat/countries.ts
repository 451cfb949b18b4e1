/**
 * VAT numbers by country: structure as VIES publishes it ("VAT identification number structure",
 * VIES FAQ), and the check digits. The key is the prefix of the number, which for Greece is EL and
 * for Northern Ireland XI.
 */
import * as digits from './digits.ts';
import { spain } from './spain.ts';

export interface VatCountry {
  readonly name: string;
  /** What follows the prefix. */
  readonly shape: RegExp;
  /** The same in words: completes "… after the prefix". */
  readonly says: string;
  /** How many characters may follow the prefix. */
  readonly lengths: readonly number[];
  readonly fits: (number: string) => digits.Fit;
  /** Who can say whether the number is in use; nobody, where there is no public register. */
  readonly register: string | null;
}

type Row = readonly [
  name: string,
  shape: RegExp,
  says: string,
  lengths: readonly number[],
  fits: (number: string) => digits.Fit,
];

const GB: Row = [
  'United Kingdom',
  /^([0-9]{9}([0-9]{3})?|GD[0-4][0-9]{2}|HA[5-9][0-9]{2})$/,
  '9 or 12 digits (GD or HA with 3 digits for public bodies)',
  [5, 9, 12],
  digits.britain,
];

const EUROPE: Readonly<Record<string, Row>> = {
  AT: ['Austria', /^U[0-9]{8}$/, 'the letter U and 8 digits', [9], digits.austria],
  BE: ['Belgium', /^[01][0-9]{9}$/, '10 digits (the first 0 or 1)', [10], digits.belgium],
  BG: ['Bulgaria', /^[0-9]{9,10}$/, '9 or 10 digits', [9, 10], digits.bulgaria],
  CY: ['Cyprus', /^(?!12)[0-9]{8}[A-Z]$/, '8 digits and a letter', [9], digits.cyprus],
  CZ: ['Czechia', /^(?!9[0-9]{7}$)[0-9]{8,10}$/, '8, 9 or 10 digits', [8, 9, 10], digits.czechia],
  DE: ['Germany', /^[1-9][0-9]{8}$/, '9 digits (the first not 0)', [9], digits.germany],
  DK: ['Denmark', /^[1-9][0-9]{7}$/, '8 digits (the first not 0)', [8], digits.denmark],
  EE: ['Estonia', /^[0-9]{9}$/, '9 digits', [9], digits.estonia],
  EL: ['Greece', /^[0-9]{9}$/, '9 digits', [9], digits.greece],
  ES: [
    'Spain',
    /^([0-9XYZ][0-9]{7}[A-Z]|[A-HJ-NP-SUVW][0-9]{7}[0-9A-Z])$/,
    '9 characters (the first or last a letter)',
    [9],
    spain,
  ],
  FI: ['Finland', /^[0-9]{8}$/, '8 digits', [8], digits.finland],
  FR: [
    'France',
    /^[0-9A-HJ-NP-Z]{2}[0-9]{9}$/,
    '2 characters (no I or O) and 9 digits',
    [11],
    digits.france,
  ],
  HR: ['Croatia', /^[0-9]{11}$/, '11 digits', [11], digits.croatia],
  HU: ['Hungary', /^[0-9]{8}$/, '8 digits', [8], digits.hungary],
  IE: [
    'Ireland',
    /^([0-9]{7}[A-W][A-IW]?|[0-9][A-Z+*][0-9]{5}[A-W])$/,
    '7 digits and 1 or 2 letters',
    [8, 9],
    digits.ireland,
  ],
  IT: [
    'Italy',
    /^(?!0{7})[0-9]{7}(?!000)([01][0-9]{2}|20[01]|888|999)[0-9]$/,
    '11 digits (the eighth to tenth a tax office)',
    [11],
    digits.italy,
  ],
  LT: [
    'Lithuania',
    /^([0-9]{7}1[0-9]|[0-9]{10}1[0-9])$/,
    '9 or 12 digits (the last but one a 1)',
    [9, 12],
    digits.lithuania,
  ],
  LU: ['Luxembourg', /^[0-9]{8}$/, '8 digits', [8], digits.luxembourg],
  LV: ['Latvia', /^[0-9]{11}$/, '11 digits', [11], digits.latvia],
  MT: ['Malta', /^[1-9][0-9]{7}$/, '8 digits (the first not 0)', [8], digits.malta],
  NL: [
    'Netherlands',
    /^[0-9]{9}B(?!00)[0-9]{2}$/,
    '9 digits, the letter B and 2 digits',
    [12],
    digits.netherlands,
  ],
  PL: ['Poland', /^[0-9]{10}$/, '10 digits', [10], digits.poland],
  PT: ['Portugal', /^[1-9][0-9]{8}$/, '9 digits (the first not 0)', [9], digits.portugal],
  RO: [
    'Romania',
    /^([1-9][0-9]{1,9}|[1-9][0-9]{12})$/,
    '2 to 10 digits',
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 13],
    digits.romania,
  ],
  SE: [
    'Sweden',
    /^[0-9]{10}(0[1-9]|[1-8][0-9]|9[0-4])$/,
    '12 digits (the last two 01 to 94)',
    [12],
    digits.sweden,
  ],
  SI: ['Slovenia', /^[1-9][0-9]{7}$/, '8 digits (the first not 0)', [8], digits.slovenia],
  SK: ['Slovakia', /^[0-9]{10}$/, '10 digits', [10], digits.slovakia],
  XI: ['Northern Ireland', GB[1], GB[2], GB[3], GB[4]],
};

/** Member states by the three digits in one-stop-shop numbers (ISO 3166-1 numeric; 900 Northern Ireland, 826
 * the United Kingdom until 2020). */
const OSS_STATES =
  '040|056|100|191|196|203|208|233|246|250|276|300|348|372|380|428|440|442|470|528|616|620|642|703|705|724|752|826|900';

const BEYOND: Readonly<Record<string, Row>> = {
  EU: [
    'EU one-stop shop',
    new RegExp(`^(${OSS_STATES})[0-9]{6}$`),
    '9 digits (the first three a member state)',
    [9],
    () => null,
  ],
  IM: [
    'EU import one-stop shop',
    new RegExp(`^(${OSS_STATES})[0-9]{7}$`),
    '10 digits (the first three a member state)',
    [10],
    () => null,
  ],
  GB,
  CHE: [
    'Switzerland',
    /^[0-9]{9}(MWST|TVA|IVA|VAT)?$/,
    '9 digits (then MWST, TVA or IVA)',
    [9, 12, 13],
    digits.switzerland,
  ],
  NO: ['Norway', /^[0-9]{9}(MVA)?$/, '9 digits (then MVA)', [9, 12], digits.norway],
};

/** Registers beside VIES; the one-stop shops have none. */
const REGISTERS: Readonly<Record<string, string>> = {
  GB: 'HMRC',
  CHE: 'the Swiss UID register',
  NO: 'the Brønnøysund registers',
};

function countries(
  rows: Readonly<Record<string, Row>>,
  register: (prefix: string) => string | null,
): [string, VatCountry][] {
  return Object.entries(rows).map(([prefix, [name, shape, says, lengths, fits]]) => [
    prefix,
    { name, shape, says, lengths, fits, register: register(prefix) },
  ]);
}

export const VAT_COUNTRIES: ReadonlyMap<string, VatCountry> = new Map([
  ...countries(EUROPE, () => 'VIES'),
  ...countries(BEYOND, (prefix) => REGISTERS[prefix] ?? null),
]);
