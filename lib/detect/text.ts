import type { Finding } from '../kinds.ts';
import { labelBits, VAT_LABEL } from './borders.ts';
import { CODES, COUNTRY, HAS_VAT } from './countries.ts';
import { digits, endOf, from, gap, MOST, scanDigits } from './digit-run.ts';
import { findEmails } from './email.ts';
import { CLASS, classAt, codeAt, DIGIT, INVISIBLE, LOWER, WIDE_DIGITS } from './fold.ts';
import { before, beginsWord, countryAt, firstDigit, offsets, readLetters } from './head.ts';
import { ibanAt, ibanReach } from './iban.ts';
import { type Knowledge, LIGHT } from './knowledge.ts';
import { nationalAt, plusAt } from './phone.ts';
import { callingCode, type Plan } from './plans.ts';
import { regionOf } from './region.ts';
import { vatAt, vatMisfit } from './vat.ts';
import { bareStart, labelledVatAt } from './vat-label.ts';

export interface TextOptions {
  /** ISO 3166-1 alpha-2 in which national phone numbers and bare VAT numbers are read. */
  readonly region?: string;
  /** BCP 47 language of the page or block; says the region where none is given. */
  readonly lang?: string;
}

const WIDE = `\\d${WIDE_DIGITS}`;

/**
 * Two digits in a row, or a plus sign before one: every number has that somewhere. What follows is only
 * looked at, so that the search itself is for one character, which engines do many at a time.
 */
const ANCHOR = new RegExp(`[+＋${WIDE}](?=[${WIDE}${INVISIBLE}(])`, 'g');

/** How far after a hit the next one is looked for by hand: cheaper than a search where hits are dense. */
const NEAR = 16;

/** Offset of the next hit from `at` on, or -1. */
function next(text: string, at: number): number {
  let i = at;
  if (at > 0) {
    // Digits and signs beyond ASCII are left to the search.
    for (const near = Math.min(at + NEAR, text.length - 1); i < near; i++) {
      const c = text.charCodeAt(i);
      if (c > 127) break;
      if (c > 57 || (c < 48 && c !== 43)) continue;
      const d = text.charCodeAt(i + 1);
      if (d > 127) break;
      if (d > 47 ? d < 58 : d === 40 && c === 43) return i;
    }
  }
  if (i > text.length - 2) return -1;
  ANCHOR.lastIndex = i;
  return ANCHOR.test(text) ? ANCHOR.lastIndex - 1 : -1;
}

/**
 * Where to go on after `count` scanned digits that are nothing: behind them, or at the next group at
 * which a number of the plan can begin.
 */
function runEnd(text: string, count: number, plan: Plan | undefined): number {
  if (plan && count > 5 && count < MOST) {
    for (let k = 1; k < count; k++) {
      if (gap[k] && (plan.trunk !== '0' || !digits[k])) return from[k] ?? 0;
    }
  }
  let end = endOf(count - 1);
  if (count === MOST) while (classAt(text, end) === DIGIT) end++;
  return end;
}

/** Whether what follows nine digits can be the suffix of a Norwegian VAT number. */
function mvaAfter(text: string, count: number): boolean {
  if (count < 9) return false;
  const end = endOf(8);
  return (text.charCodeAt(end) & ~32) === 77 || (text.charCodeAt(end + 1) & ~32) === 77;
}

interface Home {
  readonly given: string | undefined;
  readonly lang: string | undefined;
  readonly knowledge: Knowledge;
  readonly region: string;
  readonly plan: Plan | undefined;
}

/** A page's blocks share it. */
let home: Home | undefined;

function homeOf(given: string | undefined, lang: string | undefined, knowledge: Knowledge): Home {
  if (home?.given !== given || home?.lang !== lang || home?.knowledge !== knowledge) {
    const region = regionOf(given, lang);
    const plan = region ? knowledge.plan(region) : undefined;
    home = { given, lang, knowledge, region, plan };
  }
  return home;
}

/** The plan of a number in E.164 form. */
function planOf(value: string, knowledge: Knowledge): Plan | undefined {
  const digit = (at: number) => value.charCodeAt(at) - 48;
  return knowledge.plan(callingCode(digit(1), digit(2), digit(3)));
}

const NONE = [''] as const;

/** Where an IBAN or VAT number ends that is mistyped; its digits are no phone number. 0: there is none. */
let mistyped = 0;

/** An IBAN or a VAT number whose prefix stands before the first digit, letters of its own perhaps between. */
function prefixedAt(
  text: string,
  digit: number,
  floor: number,
  knowledge: Knowledge,
): Finding | null {
  mistyped = 0;
  let first = digit;
  for (let turn = 0; turn < 3; turn++) {
    const n = readLetters(text, first, floor);
    for (let k = 2; k <= n && k < 5; k++) {
      const number = countryAt(k);
      const has = COUNTRY[number] ?? 0;
      if (!has || (k > 2 && !(has & HAS_VAT)) || !beginsWord(text, k)) continue;
      const start = offsets[k] ?? 0;
      const body = (offsets[k - 1] ?? 0) + 1;
      const codes = CODES[number] ?? NONE;
      const country = codes[0];
      const glued = body === offsets[k - 2];
      // "it 12345678903": two small letters before a number are a word.
      const word = !glued && classAt(text, start) & LOWER;
      if (k === 2) {
        const iban = ibanAt(text, start, body, country);
        if (iban) return iban;
        if (!word && ibanReach > start + (glued ? 8 : 17)) mistyped = ibanReach;
      }
      if (!(has & HAS_VAT) || word) continue;
      const found = vatAt(text, start, body, codes, glued ? 4 : 5, knowledge);
      if (found) return found;
      // "PL 0" is rather a phone number; Belgian numbers begin like this.
      if (codeAt(text, first) !== 48 || country === 'BE') mistyped ||= vatMisfit;
    }
    const last = n && n < 5 ? before(text, offsets[n] ?? 0, floor, false) : -1;
    if (classAt(text, last) !== DIGIT) break;
    first = firstDigit(text, last, floor);
  }
  return null;
}

/**
 * The emails, phone numbers, VAT numbers and IBANs of running text, ordered, without overlaps; offsets
 * are UTF-16 code units. With the little knowledge of the always-on script VAT numbers are judged by
 * their form alone and phone numbers of rarer countries by their length: candidates for the
 * background's offline check to confirm. `detect` of ./index.ts passes in the rest.
 *
 * Linear: one compiled search stops at what can be a number, and what is read around each stop is
 * bounded or never read twice.
 */
export function detectText(
  text: string,
  options: TextOptions = {},
  knowledge: Knowledge = LIGHT,
): Finding[] {
  const emails = findEmails(text);
  const found: Finding[] = [];
  let done = 0;
  let floor = 0;
  let region: string | undefined;
  let plan: Plan | undefined;
  for (let at = next(text, 0); at >= 0; ) {
    let email = emails[done];
    while (email && email.end <= at) {
      found.push(email);
      floor = email.end;
      email = emails[++done];
    }
    if (email && email.start <= at) {
      at = next(text, email.end);
      continue;
    }
    if (region === undefined) {
      ({ region, plan } = homeOf(options.region, options.lang, knowledge));
    }
    let finding: Finding | null;
    let end = at + 1;
    if (CLASS[codeAt(text, at)] !== DIGIT) finding = plusAt(text, at, knowledge);
    else {
      const first = firstDigit(text, at, floor);
      finding = prefixedAt(text, first, floor, knowledge);
      if (mistyped) end = Math.max(end, mistyped);
      else if (!finding) {
        const count = scanDigits(text, first);
        end = runEnd(text, count, plan);
        if (count > 5) {
          const bare = bareStart(text, first, floor);
          const labels = labelBits(text, first) | (bare < first ? labelBits(text, bare) : 0);
          if (labels & VAT_LABEL || mvaAfter(text, count)) {
            finding = labelledVatAt(text, bare, region, knowledge);
          }
          finding ??= nationalAt(text, first, count, labels, plan, knowledge);
        }
      }
    }
    if (finding && !(email && finding.end > email.start)) {
      found.push(finding);
      end = finding.end;
      // Where nothing says the region, the numbers before say it.
      if (!region && finding.kind === 'phone') {
        plan = planOf(finding.value, knowledge);
      }
    }
    floor = Math.max(floor, end);
    at = next(text, end);
  }
  for (; done < emails.length; done++) {
    const email = emails[done];
    if (email) found.push(email);
  }
  return found;
}
