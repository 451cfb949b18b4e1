import type { Finding } from '../kinds.ts';
import { COUNTRY, HAS_VAT } from './countries.ts';
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
import { labelledVatAt } from './vat-label.ts';

export interface TextOptions {
  /** ISO 3166-1 alpha-2 in which national phone numbers and bare VAT numbers are read. */
  readonly region?: string;
  /** BCP 47 language of the page or block; says the region where none is given. */
  readonly lang?: string;
}

/** Two digits in a row, or a plus sign before one: every number has that somewhere. */
const ANCHOR = new RegExp(`[+\\d＋${WIDE_DIGITS}][\\d${WIDE_DIGITS}${INVISIBLE}(]`, 'g');

/** Offset of the next hit from `at` on, or -1. */
function next(text: string, at: number): number {
  const near = Math.min(at + NEAR, text.length);
  for (let i = at; i < near; i++) {
    const c = text.charCodeAt(i);
    if (c < 58 ? c > 47 || c === 43 : !(c < 128)) {
      ANCHOR.lastIndex = i;
      return ANCHOR.test(text) ? ANCHOR.lastIndex - 2 : -1;
    }
  }
  ANCHOR.lastIndex = near;
  return ANCHOR.test(text) ? ANCHOR.lastIndex - 2 : -1;
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

/** How far ahead of a hit the next one is looked for by hand: cheaper than a search when hits are dense. */
const NEAR = 24;

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
      const has = COUNTRY[countryAt(k)] ?? 0;
      if (!has || (k > 2 && !(has & HAS_VAT)) || !beginsWord(text, k)) continue;
      const start = offsets[k] ?? 0;
      const body = (offsets[k - 1] ?? 0) + 1;
      const country = String.fromCharCode(codeAt(text, start) & ~32, codeAt(text, body - 1) & ~32);
      const glued = body === offsets[k - 2];
      // "it 12345678903": two small letters before a number are a word.
      const word = !glued && classAt(text, start) & LOWER;
      if (k === 2) {
        const iban = ibanAt(text, start, knowledge.bban(country));
        if (iban) return iban;
        if (!word && ibanReach > start + (glued ? 8 : 17)) mistyped = ibanReach;
      }
      if (!(has & HAS_VAT) || word) continue;
      const found = vatAt(text, start, body, country, glued ? 4 : 5, knowledge);
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
      region = regionOf(options.region, options.lang);
      plan = region ? knowledge.plan(region) : undefined;
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
          finding =
            labelledVatAt(text, first, floor, region, knowledge) ??
            nationalAt(text, first, count, plan, knowledge);
        }
      }
    }
    if (finding && !(email && finding.end > email.start)) {
      found.push(finding);
      end = finding.end;
      // Where nothing says the region, the numbers before say it.
      if (!region && finding.kind === 'phone') {
        plan = knowledge.plan(callingCode(finding.value.slice(1)));
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
