import {
  compactValue,
  DIGIT_LOOK_ALIKES,
  fitsLuhn,
  isRegionCode,
  remainderOf,
} from '../../../text/index.ts';
import { VAT_COUNTRIES } from './countries.ts';
import { spain, withCifLetter } from './personal-numbers.ts';

/** The parts of a VAT number: the prefix as in VAT_COUNTRIES, and the compact rest. */
export interface VatParts {
  readonly prefix: string;
  readonly rest: string;
  /** Zeros were added before the digits. */
  readonly isPadded?: true;
}

/** Alternative prefixes, and the official ones. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL', CH: 'CHE', UK: 'GB' };

/**
 * Regions (ISO 3166-1) whose numbers have another prefix; IM means the Isle of Man, not the import
 * one-stop shop.
 */
const REGIONS: Readonly<Record<string, string>> = {
  ...PREFIXES,
  AX: 'FI',
  GP: 'FR',
  IM: 'GB',
  MC: 'FR',
  MQ: 'FR',
  RE: 'FR',
};

/** NO after a label means Norway or "number"; twice, it is Norway. */
const NUMBER_WORD = /^NO(?=[0-9A-Z])(?!NO[0-9])/;

/** Whether a region is a country whose tax numbers have no known rules. */
export const isCountryWithoutRules = (region: string): boolean =>
  !VAT_COUNTRIES.has(REGIONS[region] ?? region) && isRegionCode(region);

/** Numbers without their leading zeros, by prefix. */
const WITHOUT_ZEROS: Readonly<Record<string, RegExp>> = {
  BE: /^[0-9]{9}$/,
  EL: /^[0-9]{8}$/,
  NL: /^[0-9]{6,8}B[0-9]{2}$/,
};

/**
 * Adds the leading zeros that older, shorter numbers have since received, or that people leave out.
 * A Dutch number that is not valid with them rather lacks another digit.
 */
function padded(given: VatParts): VatParts {
  const { prefix, rest } = given;
  if (!WITHOUT_ZEROS[prefix]?.test(rest)) return given;
  const zeros = rest.padStart(prefix === 'NL' ? 12 : rest.length + 1, '0');
  const whole = { prefix, rest: zeros, isPadded: true } as const;
  return prefix !== 'NL' || fits(whole) ? whole : given;
}

function isWhole(parts: VatParts | null): boolean {
  return parts !== null && VAT_COUNTRIES.get(parts.prefix)?.shape.test(parts.rest) === true;
}

function fits(parts: VatParts | null): boolean {
  return (
    parts !== null && isWhole(parts) && VAT_COUNTRIES.get(parts.prefix)?.fits(parts.rest) !== false
  );
}

/** Splits a number by its prefix, or by the suffix of Norwegian and Swiss numbers. */
function withPrefix(text: string): VatParts | null {
  if (/^[0-9]{9}MVA$/.test(text)) return { prefix: 'NO', rest: text };
  if (/^[0-9]{9}(MWST|TVA|IVA)+$/.test(text)) return padSwiss(text);
  const letters = text.startsWith('CHE') ? 'CHE' : text.slice(0, 2);
  const prefix = PREFIXES[letters] ?? letters;
  if (!/^[A-Z]{2,3}$/.test(prefix)) return null;
  const rest = text.slice(letters.length);
  return prefix === 'CHE' ? padSwiss(rest) : padded({ prefix, rest });
}

/**
 * Keeps a single suffix if it is written in several languages; none where the trade register (HR, RC)
 * is named too.
 */
function padSwiss(text: string): VatParts {
  const rest = text.replace(/(?:HR|RC)(?:MWST|TVA|IVA)*$/, '');
  return { prefix: 'CHE', rest: rest.replace(/(MWST|TVA|IVA)(?:MWST|TVA|IVA)+$/, '$1') };
}

function parsePlain(text: string, home: string | undefined): VatParts | null {
  const prefixed = withPrefix(text);
  if (home === undefined || !VAT_COUNTRIES.has(home)) return prefixed;
  // French keys may have two letters, but no such numbers are known, and a mistyped prefix looks
  // the same.
  if (home === 'FR' && /^[A-Z]{2}\d/.test(text)) return prefixed;
  // "ESB12345678" has a prefix; "B12345678" in Spain has none.
  const bare = padded({ prefix: home, rest: text });
  if (prefixed === null) return bare;
  if (VAT_COUNTRIES.has(prefixed.prefix))
    return isWhole(bare) && !isWhole(prefixed) ? bare : prefixed;
  return isOfCountryWithoutRules(prefixed, bare) ? prefixed : bare;
}

/**
 * Whether a number is from another country, without known rules, and not one of this country with an
 * error: "US 12-3456789" in Germany.
 * @param bare the whole text as a number of this country
 */
const isOfCountryWithoutRules = ({ prefix, rest }: VatParts, bare: VatParts): boolean =>
  isCountryWithoutRules(prefix) &&
  !isWhole(bare) &&
  !isValidRest(bare.prefix, rest) &&
  suggestVatNumber(bare) === undefined;

/**
 * Parses a VAT number with or without prefix. Null if the country is unknown.
 * @param region country of a number without prefix, ISO 3166-1 alpha-2 in upper case
 */
export function parseVatNumber(text: string, region: string | undefined): VatParts | null {
  // The Greek prefix may be in Greek letters.
  const plain = compactValue(text);
  const home = region === undefined ? undefined : (REGIONS[region] ?? region);
  const greek = (given: string) => given.replace(/^[ΕE][ΛL](?=[0-9])/u, 'EL');
  const first = parsePlain(greek(plain), home);
  const rest = plain.replace(NUMBER_WORD, '');
  if (rest === plain || fits(first)) return first;
  const second = parsePlain(greek(rest), home);
  return isWhole(second) ? second : first;
}

/** Completes a number given in its national form, or without a part that is often left out. */
function completed({ prefix, rest }: VatParts): string | undefined {
  switch (prefix) {
    case 'AT':
      return /^[0-9]{8}$/.test(rest) ? `U${rest}` : undefined;
    case 'SE':
      // The last two digits count the organisation or person; nearly all numbers end in 01.
      return /^[0-9]{10}$/.test(rest) ? `${rest}01` : undefined;
    case 'HU':
      // The domestic tax number is followed by a digit for the kind of tax and two for the county.
      return /^[0-9]{8}[1-5][0-9]{2}$/.test(rest) ? rest.slice(0, 8) : undefined;
    case 'FR': {
      // Computes the key for a SIREN that has none or a wrong one. A SIRET is a SIREN and five digits of the branch.
      const [, siren = '', branch = ''] = /^(?:[0-9]{2})?([0-9]{9})([0-9]{5})?$/.exec(rest) ?? [];
      if (siren === '' || !fitsLuhn(siren) || !fitsLuhn(siren + branch)) return undefined;
      return String(remainderOf(`${siren}12`, 97)).padStart(2, '0') + siren;
    }
    case 'ES':
      // A digit instead of the letter that its kind of organisation has.
      return spain(rest) === 'letter-expected' ? withCifLetter(rest) : undefined;
    default:
      return undefined;
  }
}

/** Candidates with look-alike letters replaced by digits: all of them, or one at a time. */
function withoutLookAlikes(rest: string): string[] {
  const digits = Array.from(rest, (char) => DIGIT_LOOK_ALIKES[char] ?? char);
  const singleReplacements = digits.map((digit, i) => rest.slice(0, i) + digit + rest.slice(i + 1));
  return [digits.join(''), ...singleReplacements].filter((candidate) => candidate !== rest);
}

/** Whether structure and check digits are valid. */
const isValidRest = (prefix: string, rest: string): boolean => {
  const country = VAT_COUNTRIES.get(prefix);
  return country?.shape.test(rest) === true && country.fits(rest) === true;
};

/** Whether structure and check digits of a parsed number are valid. */
export const isSoundVat = (parts: VatParts | null): boolean =>
  parts !== null && isValidRest(parts.prefix, parts.rest);

/**
 * The valid number that results from removing a digit; undefined if there are several, or if the number has no digit
 * too many: another is wrong.
 */
function withoutExtraDigit({ prefix, rest }: VatParts): string | undefined {
  if (isWhole({ prefix, rest })) return undefined;
  const shorter = Array.from(rest, (_, i) => rest.slice(0, i) + rest.slice(i + 1));
  const valid = [...new Set(shorter)].filter((candidate) => isValidRest(prefix, candidate));
  return valid.length === 1 ? valid[0] : undefined;
}

/** Most zeros that are added to a number. */
const MOST_ZEROS = 4;

/** The valid number with the zeros that a spreadsheet took from its front: "IT743110157". */
function withLostZeros({ prefix, rest }: VatParts): string | undefined {
  if (!/^[1-9][0-9]{5,}[A-Z]?$/.test(rest)) return undefined;
  const lengths = VAT_COUNTRIES.get(prefix)?.lengths ?? [];
  const valid = lengths
    .filter((length) => length > rest.length && length <= rest.length + MOST_ZEROS)
    .map((length) => rest.padStart(length, '0'))
    .filter((candidate) => isValidRest(prefix, candidate));
  return valid.length === 1 ? valid[0] : undefined;
}

/** The valid number of the country whose letters were swapped: "ED136695976". */
export function vatNumberWithSwappedPrefix({ prefix, rest }: VatParts): string | undefined {
  const swapped = prefix.charAt(1) + prefix.charAt(0);
  return prefix.length === 2 && isValidRest(swapped, rest) ? swapped + rest : undefined;
}

/**
 * The valid number after a second prefix, as forms with a list of countries produce it: "DEDE…",
 * "GREL…", "ATUATU…".
 */
export function withoutSecondPrefix({ prefix, rest }: VatParts): string | undefined {
  const second = prefix === 'AT' ? rest.replace(/^U(?=AT)/, '') : rest;
  const inner = /^[A-Z]{2}/.test(second) ? withPrefix(second) : null;
  if (inner === null || !isWhole(inner) || !fits(inner)) return undefined;
  return inner.prefix + inner.rest;
}

/** Whether a number with two unknown letters before it has the form of a country's. */
export const isNumberOfSomeForm = (rest: string): boolean =>
  /^[A-Z]?[0-9]+$/.test(rest) ||
  Array.from(VAT_COUNTRIES.values()).some(({ shape }) => shape.test(rest));

/** Characters behind the prefix of the longest number of any country, with some that are too many. */
const LONGEST_REST = 24;

/** The number that was probably meant, with valid structure and check digits. */
export function suggestVatNumber(split: VatParts): string | undefined {
  if (split.rest.length > LONGEST_REST) return undefined;
  const rest =
    [completed(split), ...withoutLookAlikes(split.rest)].find(
      (candidate) => candidate !== undefined && isValidRest(split.prefix, candidate),
    ) ??
    withLostZeros(split) ??
    withoutExtraDigit(split);
  return rest === undefined ? undefined : split.prefix + rest;
}
