/**
 * Finds account numbers as they are written inside a country: after a label of an account, and without one
 * where check digits and form prove them. Too large for pages, on which such a number is not wrong.
 */
import type { Finding } from '../../../domain/index.ts';
import { matchEnd } from '../../../text/index.ts';
import { createFinding } from '../../shared/finder.ts';
import { readDomestic } from './read-domestic.ts';

/** Characters of account numbers, with at most one separator between them and a space at each side of it. */
const NUMBER = /(?:[A-Z][ \xa0]?)?\d(?:[ \xa0]?[.\-‐-―−/]?[ \xa0]?[A-Z\d])+/uy;
const LONGEST = 48;
/** Where a number may end: before a space or at its end. */
const ENDS = /[A-Z\d](?=[ \xa0]|$)/gu;
const LEAST_DIGITS = 8;

/** The longest account number that begins at an offset, and ends with a group. */
export function domesticAt(
  text: string,
  start: number,
  limit: number,
  region: string,
  needsProof = false,
): Finding | null {
  const reach = Math.min(limit, start + LONGEST);
  const end = matchEnd(NUMBER, text.slice(0, reach), start);
  if (end < 0) return null;
  const written = text.slice(start, end);
  const ends = Array.from(written.matchAll(ENDS), ({ index }) => index + 1);
  for (const length of ends.toReversed()) {
    const raw = written.slice(0, length);
    // Only letters that touch the last group continue the number.
    if (raw.replace(/\D/g, '').length < LEAST_DIGITS) break;
    if (/[\p{Alpha}\d]/u.test(text.charAt(start + length))) continue;
    const account = readDomestic(raw, region);
    if (account?.iban !== undefined && (account.isProven || !needsProof))
      return createFinding('iban', text, start, start + length, account.value);
  }
  return null;
}

/** The groups of a Polish account number (NRB, 26 digits: two, then six times four), which its check digits prove. */
const IN_GROUPS =
  /(?<![\p{Alpha}\d][ \xa0.,/-]?)\d\d(?:[ \xa0]\d{4}){6}(?![ \xa0.,/-]?[\p{Alpha}\d])/gu;

/** The proven account numbers of a text without a label: those in the groups of Poland, and a text that is only one. */
export function provenAccounts(text: string, region: string): Finding[] {
  const only = text.trim();
  const start = text.indexOf(only);
  const whole = only.length > LONGEST ? null : domesticAt(text, start, text.length, region, true);
  if (whole && whole.raw === only) return [whole];
  return Array.from(text.matchAll(IN_GROUPS)).flatMap(({ 0: raw, index }) => {
    const found = domesticAt(text, index, index + raw.length, region, true);
    return found && found.raw === raw ? [found] : [];
  });
}
