/**
 * Separates an address from text that touches it because no space is between two elements of a
 * page: "info@firma.deTel.: 030 …", "info@firma.dewww.firma.de", "030 901820info@firma.de".
 */
import { matchEnd, tokenBefore, withPlainLetters } from '../../text/index.ts';
import { createFinding, type Finder } from '../shared/finder.ts';
import { isCommonTld } from '../shared/mistyped-domain.ts';

/** A domain in lower case, and what cannot continue it: a capitalised word, a web address, a phone number. */
const DOMAIN =
  /(?:[a-z\d-]{1,63}\.){1,6}?([a-z]{2,18})(?:(?=\p{Upper}\p{Lower}|\p{Upper}\.)|(?=https?:\/\/)|(?=(?:0\d|\(0|[+＋]\d)[\d ()/-]{4,20}(?!\d|\.?\p{Alpha})))/uy;
/** The same before "www.", which has the letters of a domain. */
const DOMAIN_BEFORE_WWW = /(?:[a-z\d-]{1,63}\.){1,6}?([a-z]{2,18}?)(?=www\.)/y;
const LAST_LABEL = /[\p{Alpha}\p{N}-]+/uy;

/** A label of phones with a number before an address. */
const NUMBER_BEFORE =
  /^(?:tel|fon|phone|fax|mob|cell|gsm|tél)[a-z]{0,6}[.:]?[+(]{0,2}\d[\d/().-]{4,20}(?=[a-z])/i;
/** A label of addresses; without its hyphen, only before a name that many firms have. */
const LABEL_BEFORE =
  /^(?:E-[Mm]ail\.?(?=[a-z]{2})|Email\.?(?=(?:info|kontakt|contact|contacto|contatti|office|hello|mail|post|service|support|sales)@))/;
/** The last digits of a phone number, and what comes before them. */
const LAST_DIGITS = /^\d{2,9}(?=[a-z]{2})/i;
const FIRST_DIGITS = /(?:[+(]|(?<![\d.,])0)[\d ()/-]{0,14}\d\)?[ \xa0/-]{1,3}$/;

/** Where the domain from `start` ends if other text touches it; -1 if none does. */
export function gluedEnd(text: string, start: number): number {
  for (const pattern of [DOMAIN, DOMAIN_BEFORE_WWW]) {
    const end = matchEnd(pattern, text, start);
    if (end < 0) continue;
    const label = text.lastIndexOf('.', end - 1) + 1;
    const whole = text.slice(label, Math.max(end, matchEnd(LAST_LABEL, text, label)));
    if (isCommonTld(text.slice(label, end)) && !isCommonTld(whole)) return end;
  }
  return -1;
}

/** How many characters at the start of a local part belong to other text. */
function gluedLength(text: string, start: number, end: number): number {
  const address = text.slice(start, end);
  const [label] = NUMBER_BEFORE.exec(address) ?? LABEL_BEFORE.exec(address) ?? [];
  if (label) return label.length;
  const [digits = ''] = LAST_DIGITS.exec(address) ?? [];
  return digits && FIRST_DIGITS.test(text.slice(Math.max(0, start - 20), start))
    ? digits.length
    : 0;
}

/**
 * Text before a match that belongs to credentials in a URL, with or without scheme, but not to a
 * query's key. Ends in a colon or equals sign.
 */
const CREDENTIALS = /\b(?:admin|root|user):$|:\/\/(?!\S*[?&][\w.[\]-]*=$)/;

/**
 * Whether the text before a local part rules the match out: an escape or Windows path, quotation
 * marks inside a word, credentials. Rare, so the always-on script does without it.
 */
function isForeignBefore(text: string, start: number, floor: number): boolean {
  const before = start > floor ? text.charCodeAt(start - 1) : 0;
  if (before < 33 || before > 126) return false;
  if (before === 34 && /\w/.test(text.charAt(start - 2))) return true;
  if (tokenBefore(text, start, Math.max(floor, start - 32)).includes('\\')) return true;
  return (before === 58 || before === 61) && CREDENTIALS.test(tokenBefore(text, start, floor));
}

/** Ends and begins addresses where text of another element touches them; none in a path or after credentials. */
export const withoutNeighbours = (finder: Finder): Finder => ({
  ...finder,
  aroundAtSign(text, sign, floor) {
    const end = gluedEnd(text, sign.end);
    const found = finder.aroundAtSign?.(end < 0 ? text : text.slice(0, end), sign, floor) ?? null;
    if (!found || isForeignBefore(text, found.start, floor)) return null;
    const value = withPlainLetters(found.value);
    const length = gluedLength(text, found.start, found.end);
    if (length === 0) return { ...found, value };
    return createFinding('email', text, found.start + length, found.end, value.slice(length));
  },
});
