/**
 * Makes plans.ts and exits.ts from the metadata of libphonenumber-js: for each calling code the
 * possible lengths and first digits of a national number, the trunk prefix and the regions.
 * Run: npm run data -- rebuild phones
 */

/** An array for each country: calling code, …, pattern (2), lengths (3), …, national prefix (5), …, types (11). */
export interface PhoneMetadata {
  readonly countries: Readonly<Record<string, readonly unknown[]>>;
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>;
  readonly nonGeographic?: Readonly<Record<string, readonly unknown[]>>;
}

interface Row {
  lengths: number;
  first: number;
  trunk: string;
  own: number;
  readonly regions: string[];
}

/** The first digits of the strings that a pattern matches: bit `d` is set for digit `d`. */
function firstDigits(pattern: string): number {
  if (pattern === '') return 0;
  let mask = 0;
  const branches: string[] = [];
  let depth = 0;
  let branch = '';
  for (const char of pattern) {
    if (char === '(' || char === '[') depth++;
    if (char === ')' || char === ']') depth--;
    if (char === '|' && depth === 0) {
      branches.push(branch);
      branch = '';
    } else branch += char;
  }
  branches.push(branch);
  if (branches.length > 1) {
    for (const alternative of branches) mask |= firstDigits(alternative);
    return mask;
  }
  const group = /^\((?:\?:)?/.exec(pattern);
  if (group) {
    let end = 0;
    depth = 0;
    for (let i = 0; i < pattern.length; i++) {
      if (pattern[i] === '(') depth++;
      if (pattern[i] === ')' && --depth === 0) {
        end = i;
        break;
      }
    }
    mask = firstDigits(pattern.slice(group[0].length, end));
    // An optional group may be skipped.
    if (pattern[end + 1] === '?') mask |= firstDigits(pattern.slice(end + 2));
    return mask;
  }
  const atom = /^(\[[^\]]+\]|\\d|\d)(\?|\{0,\d+\})?/.exec(pattern);
  if (!atom?.[1]) throw new Error(`cannot read ${pattern}`);
  const test = new RegExp(`^${atom[1]}$`);
  for (let d = 0; d < 10; d++) if (test.test(String(d))) mask |= 1 << d;
  if (atom[2]) mask |= firstDigits(pattern.slice(atom[0].length));
  return mask;
}

/** Digits that are tried after a calling code, and as the rest of the number. */
const NEXT = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'));
const REST = Array.from('0123456789', (digit) => digit.repeat(15));

/** Of the lengths, those of numbers that match and begin with the calling code: bit n for n + 4 digits. */
function ownLengths(code: string, lengths: readonly number[], pattern: string): number {
  const test = new RegExp(`^(?:${pattern})$`);
  let mask = 0;
  for (const length of lengths) {
    const isUsed = NEXT.some((next) =>
      REST.some((rest) => test.test((code + next + rest).slice(0, length))),
    );
    if (length >= 4 && isUsed) mask |= 1 << (length - 4);
  }
  return mask;
}

type Rows = Map<string, Row>;

function add(rows: Rows, code: string, lengths: readonly number[], pattern: string): Row {
  const row = rows.get(code) ?? { lengths: 0, first: 0, trunk: '', own: 0, regions: [] };
  // Canada's entry contains a service number of seven digits, but North American numbers have ten.
  for (const length of lengths) {
    if (length >= 4 && (code !== '1' || length === 10)) row.lengths |= 1 << (length - 4);
  }
  row.first |= firstDigits(pattern);
  rows.set(code, row);
  return row;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numbersOf = (value: unknown) => listOf(value).map(Number);

function rowsOf(metadata: PhoneMetadata): readonly (readonly [code: string, row: Row])[] {
  const rows: Rows = new Map();
  for (const [region, entry] of Object.entries(metadata.countries)) {
    const code = String(entry[0]);
    // National numbers of all types except voicemail and pagers (5 and 7). A type is a pattern and, if
    // they differ from the country's, its lengths.
    const types = listOf(entry[11])
      .filter((type, i) => Array.isArray(type) && i !== 5 && i !== 7)
      .map(listOf);
    const known = types.length > 0 ? types : [[entry[2]]];
    const row = add(
      rows,
      code,
      known.flatMap((type) => numbersOf(type[1] ?? entry[3])),
      known.map((type) => `(?:${type[0]})`).join('|'),
    );
    for (const type of known) {
      row.own |= ownLengths(code, numbersOf(type[1] ?? entry[3]), String(type[0]));
    }
    if (metadata.country_calling_codes[code]?.[0] === region) {
      row.trunk = entry[5] ? String(entry[5]) : '';
      row.regions.unshift(region);
    } else row.regions.push(region);
  }
  for (const [code, entry] of Object.entries(metadata.nonGeographic ?? {})) {
    add(rows, code, numbersOf(entry[3]), String(entry[2]));
  }
  return [...rows].sort(([a], [b]) => Number(a) - Number(b));
}

/** The contents of plans.ts and exits.ts, and the table of lib/values/domain/dial-codes.ts. */
export function planFiles(
  metadata: PhoneMetadata,
  version: string,
): { readonly plans: string; readonly exits: string; readonly dialCodes: string } {
  const rows = rowsOf(metadata);
  const plans = rows
    .map(([code, row]) =>
      [
        code,
        row.lengths.toString(36),
        row.first.toString(36),
        row.trunk,
        row.own === 0 ? '' : row.own.toString(36),
        row.regions.join(''),
      ]
        .join(',')
        .replace(/,+$/, ''),
    )
    .join(' ');
  const exits = Object.entries(metadata.countries)
    .filter(([, entry]) => entry[1] && entry[1] !== '00')
    .map(([region, entry]) => `${region}=${entry[1]}`)
    .join(' ');
  const dialCodes = rows
    .filter(([, { regions }]) => regions.length > 0)
    .map(([code, { regions }]) => code + regions.join(''))
    .join(' ');
  return {
    plans: `/**
 * The numbering plans of all regions.
 * Written by make-plans.ts from the metadata of libphonenumber-js ${version}; do not edit.
 *
 * One entry per calling code (ITU-T E.164): code, possible lengths of a national number (bit n: n + 4
 * digits) and its possible first digits (bit n: digit n), both in base 36, trunk prefix, possible
 * lengths of national numbers that begin with the calling code, regions.
 */
export const PLANS =
  '${plans}';
`,
    exits: `/**
 * International prefixes by region, as regular expressions; only for regions with others than 00.
 * Written by make-plans.ts from the metadata of libphonenumber-js ${version}; do not edit.
 */
export const EXITS =
  ${JSON.stringify(exits).replace(/'/g, "\\'").replace(/^"|"$/g, "'")};
`,
    dialCodes,
  };
}
