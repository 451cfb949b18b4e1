import type { Finding } from '../kinds.ts';
import { findEmails } from './email.ts';
import { CLASS, classAt, DIGIT, fold, INVISIBLE, LOWER, WIDE_DIGITS } from './fold.ts';
import { beginsWord, countryAt, firstDigit, offsets, readLetters } from './head.ts';
import { ibanAt } from './iban.ts';
import { type Knowledge, LIGHT } from './knowledge.ts';
import { nationalAt, plusAt } from './phone.ts';
import { regionOf } from './region.ts';
import { isVatCountry, vatAt } from './vat.ts';
import { labelledVatAt } from './vat-label.ts';

export interface TextOptions {
  /** ISO 3166-1 alpha-2 in which national phone numbers and bare VAT numbers are read. */
  readonly region?: string;
  /** BCP 47 language of the page or block; says the region where none is given. */
  readonly lang?: string;
}

/** Two digits in a row, or a plus sign before one: every number has that somewhere. */
const ANCHOR = new RegExp(`[+\\d＋${WIDE_DIGITS}][\\d${WIDE_DIGITS}${INVISIBLE}(]`, 'g');

/** An IBAN or a VAT number whose prefix stands before the first digit. */
function prefixedAt(
  text: string,
  first: number,
  floor: number,
  knowledge: Knowledge,
): Finding | null {
  const n = readLetters(text, first, floor);
  for (let k = 1; k < n && k < 4; k++) {
    const country = countryAt(k);
    const vat = isVatCountry(country);
    if ((k > 1 && !vat) || !beginsWord(text, k + 1)) continue;
    const start = offsets[k + 1] ?? 0;
    const iban = k === 1 ? ibanAt(text, start, country) : null;
    if (iban) return iban;
    if (!vat) continue;
    const body = (offsets[k] ?? 0) + 1;
    const glued = body === offsets[k - 1];
    // "it 12345678903": two small letters before a number are a word.
    if (!glued && classAt(text, start) & LOWER) continue;
    const found = vatAt(text, start, body, country, glued ? 4 : 6, knowledge);
    if (found) return found;
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
  ANCHOR.lastIndex = 0;
  while (ANCHOR.test(text)) {
    const at = ANCHOR.lastIndex - 2;
    let email = emails[done];
    while (email && email.end <= at) {
      found.push(email);
      floor = email.end;
      email = emails[++done];
    }
    if (email && email.start <= at) {
      ANCHOR.lastIndex = email.end;
      continue;
    }
    region ??= regionOf(options.region, options.lang);
    let finding: Finding | null;
    if (fold(text.charCodeAt(at)) === 43) finding = plusAt(text, at, knowledge);
    else {
      const first = firstDigit(text, at, floor);
      finding =
        prefixedAt(text, first, floor, knowledge) ??
        labelledVatAt(text, first, floor, region, knowledge) ??
        nationalAt(text, first, region, knowledge);
    }
    if (finding && !(email && finding.end > email.start)) {
      found.push(finding);
      floor = ANCHOR.lastIndex = finding.end;
    } else {
      // The digits of one group stand or fall together.
      let i = at + 1;
      while (CLASS[fold(text.charCodeAt(i))] === DIGIT) i++;
      ANCHOR.lastIndex = i;
    }
  }
  for (; done < emails.length; done++) {
    const email = emails[done];
    if (email) found.push(email);
  }
  return found;
}
