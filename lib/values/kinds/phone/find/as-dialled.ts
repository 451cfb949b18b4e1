/**
 * The digits of a number as they are dialled, where only the check can say which of them count: it knows all
 * ranges of numbers, a finder only their lengths and first digits.
 */
import type { Finding } from '../../../domain/index.ts';
import { compactRange } from '../../../text/index.ts';
import type { Finder, FinderResult, TextScan } from '../../shared/finder.ts';
import { findExactPlan, fitsAbroad, LEAST_ABROAD, planAbroad } from './exact-plans.ts';
import { planOfNumber } from './numbering-plan.ts';
import { readOwnCode } from './own-code.ts';

/**
 * How digits begin that may have a carrier's code, an old prefix or more than one trunk prefix, by region (Google's
 * metadata: national prefixes for parsing).
 */
const PREFIXES: Readonly<Record<string, RegExp>> = {
  BG: /^00800/,
  BL: /^0(?!590|69[01])[1-79]/,
  BO: /^01/,
  BR: /^0[1-9]{2}\d{10}/,
  BY: /^8?0/,
  CN: /^1(?:[12]\d|79)\d\d\d{10}/,
  CO: /^0[3-579]/,
  CR: /^19/,
  FO: /^10/,
  // All parts of France dial each other with 0.
  FR: /^0(?:26|59|63|69)/,
  GF: /^0(?!594|694)[1-79]/,
  GP: /^0(?!590|69[01])[1-79]/,
  JP: /^00/,
  KR: /^0(?:8|0[37])/,
  // A calling code that begins with 8 is not doubted there after 00.
  KZ: /^008/,
  LI: /^1001/,
  LT: /^8/,
  LU: /^15/,
  MF: /^0(?!590|69[01])[1-79]/,
  MQ: /^0(?!596|69[67])[1-79]/,
  MX: /^0/,
  RE: /^0(?!26[239]|639|69[23])[1-79]/,
  RU: /^008/,
  RW: /^00/,
  YT: /^0(?!26[239]|639|69[23])[1-79]/,
};

/** Calling codes of plans in which a 0 is dialled, but not any 0. */
const OTHER_ZEROS = new Set([57]);

/** Whether a zero after a calling code is not the one that is dialled inside the country. */
const isOtherZero = (code: number): boolean =>
  findExactPlan(code)?.isZeroTrunk !== true || OTHER_ZEROS.has(code);

/** Whether a zero after a calling code, which is not dialled from abroad, is customary there: "+49 (0)30 …". */
export const isCustomaryZero = (code: number): boolean =>
  !isOtherZero(code) && ((findExactPlan(code)?.firstDigits ?? 1) & 1) === 0;

/** Whether digits may be a number with its calling code, perhaps with a zero behind that. */
function mayBeAbroad(digits: string): boolean {
  const [, size = 0] = planAbroad(digits) ?? [];
  const rest = digits.slice(size);
  return (
    fitsAbroad(digits) ||
    (rest.startsWith('0') && fitsAbroad(digits.slice(0, size) + rest.slice(1)))
  );
}

/** Whether only the check can read the digits of a number without plus sign. */
export function isUnclearIn(region: string, digits: string): boolean {
  if (PREFIXES[region]?.test(digits)) return true;
  const { trunkPrefix = '', code = 0, exit } = findExactPlan(region) ?? {};
  // Some regions have prefixes such as 009, after which other digits are the calling code.
  const [prefix = '00'] = (digits.length >= LEAST_ABROAD && exit?.exec(digits)) || [];
  if (prefix !== '00' && (!digits.startsWith('00') || mayBeAbroad(digits.slice(2)))) return true;
  if (trunkPrefix === '' || !digits.startsWith(trunkPrefix)) return false;
  const rest = digits.slice(trunkPrefix.length);
  const own = readOwnCode(rest, String(code), rest);
  return own !== null && !own.isNational && !own.isUnclear && mayBeAbroad(rest);
}

/** A number without its extension. Between two zeros, a tilde stands for the dial tone. */
const WITHOUT_EXTENSION = /^(?:\p{Nd}~)?[^\p{Alpha}#~,;]*/u;

function dialledValue({ raw, value }: Finding, region: string): string {
  const code = planOfNumber(value, findExactPlan)?.code;
  if (!/^\+\d+$/.test(value) || code === undefined) return value;
  const digits = compactRange(raw, 0, WITHOUT_EXTENSION.exec(raw)?.[0].length ?? 0);
  const national = value.slice(1 + String(code).length);
  // A finder leaves out a zero, and the 15 of Argentine mobile numbers.
  const usual = [value.slice(1), ...(isOtherZero(code) ? [] : [`${code}0${national}`])];
  if (/^\(?[+＋]/.test(raw)) {
    // Where numbers begin with 0, the brackets say that it is another one.
    const isBracketed = national.startsWith('0') && /\( ?0 ?\)/.test(raw);
    if (isBracketed) return `+${code}(0)${national.slice(1)}`;
    return usual.includes(digits) ? value : `+${digits}`;
  }
  if (digits.startsWith('00')) {
    const isOne = usual.some((form) => digits.endsWith(form));
    if (isOne && !isUnclearIn(region, digits)) return value;
    return region === '' ? `+${digits.slice(2)}` : digits;
  }
  const isOwn = findExactPlan(region)?.code === code;
  const isKept = isOwn
    ? !isUnclearIn(region, digits)
    : region === '' || usual.some((form) => digits.endsWith(form));
  return isKept ? value : digits;
}

/** What a spreadsheet added as decimals, at the end of a number without other dots: "312 345 678.0". */
const DECIMALS = /(?<=^[^.,]*)[.,]0{1,2}$/;
export const withoutDecimals = (raw: string): string => raw.replace(DECIMALS, '');

const asDialled = (result: FinderResult, { region }: TextScan): FinderResult => {
  if (!result || 'mistyped' in result) return result;
  return DECIMALS.test(result.raw) ? null : { ...result, value: dialledValue(result, region) };
};

export const withDialledDigits = (finder: Finder): Finder => ({
  ...finder,
  atPlus: (scan, run) => asDialled(finder.atPlus?.(scan, run) ?? null, scan),
  atDigits: (scan, run) => asDialled(finder.atDigits?.(scan, run) ?? null, scan),
});
