/** Explains why a text was not read as a value, and lists texts that look like a value but were not read as one. */
import type { Kind, UnreadReason } from '../domain/index.ts';
import { ibanStructures } from '../kinds/iban/find.ts';
import { isAmount } from '../kinds/shared/amounts.ts';
import { INVISIBLE_CHARACTERS } from '../text/index.ts';
import type { TextOptions } from './compose/create-detector.ts';
import { rangesOverlapping, type TextRange } from './compose/ranges.ts';
import { labelledKinds } from './exact-detector.ts';

export interface UnreadText extends TextRange {
  readonly reason: UnreadReason;
  /** The kind that a label or column names. */
  readonly kind?: Kind;
}

/** Length of the shortest IBAN (Norway's), and of its country code and check digits. */
const SHORTEST_IBAN = 15;
const IBAN_HEAD = 4;
/** A number with fewer digits is a year, a price or a house number. */
const MIN_DIGITS = 5;
/** No phone number has more digits (ITU-T E.164). */
const MAX_PHONE_DIGITS = 15;
const MAX_TOKEN_LENGTH = 254;

const IBAN_LIKE = /(?<![\p{Alpha}\p{N}])[A-Z]{2}\d{2}(?:[ .-]?[A-Z\d]){4,40}(?![\p{Alpha}\p{N}])/gu;
/** Groups of four, as IBANs are written (ISO 13616). */
const IN_FOURS = /^[A-Z\d]{4}(?: [A-Z\d]{4}){2,}(?: [A-Z\d]{1,3})?$/;
const INVISIBLE = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'g');
const AROUND_TOKEN = /^["'«„“‘<([{]+|["'»“”’>)\]}.,;:!?]+$/g;
/** The start of a value after its label; only punctuation and "no." are between them. */
const AFTER_LABEL =
  /^[\s:=#.()|/-]{0,8}(?:(?:no|nr|n°|nº|num)\.?[\s:]{1,3})?([+(]{0,2}\d[\d \t\u00a0()./-]{2,40}\d|\S{1,64}@\S{0,64})/i;
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
/** After a number: decimals or a unit. */
const UNIT = /^(?:[.,]\d|\s?(?:kg|km|m²)(?!\p{Alpha}))/iu;

const digitCount = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** Why an IBAN-like text was not read; null if it is not like an IBAN. */
function ibanReason(compact: string): UnreadReason | null {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]*$/i.test(compact)) return null;
  const structure = ibanStructures().get(compact.slice(0, 2).toUpperCase());
  if (structure === undefined) return compact.length < SHORTEST_IBAN ? null : 'unknown-country';
  const length = structure.length + IBAN_HEAD;
  if (compact.length < length) return digitCount(compact) < MIN_DIGITS ? 'incomplete' : 'too-short';
  return compact.length > length ? 'too-long' : null;
}

/** Why a short text, such as a line of a list or a cell, was not read as a value. */
export function unreadReasonOf(text: string, { region }: TextOptions = {}): UnreadReason {
  const visible = text.replace(INVISIBLE, '').trim();
  if (/\S@|@\S/.test(visible)) return 'email-incomplete';
  const iban = ibanReason(visible.replace(/[\s.-]/g, ''));
  if (iban !== null) return iban;
  const digits = digitCount(visible);
  if (visible.startsWith('+') && digits > 0) return 'incomplete';
  const letters = visible.match(/\p{Alpha}/gu)?.length ?? 0;
  if (digits < MIN_DIGITS || 2 * digits < letters || DATE.test(visible)) return 'no-value';
  return region || digits > MAX_PHONE_DIGITS ? 'number' : 'number-without-region';
}

/** Whether the length differs by at most three from the country's IBANs. */
function isAlmostAsLong(compact: string): boolean {
  const structure = ibanStructures().get(compact.slice(0, 2));
  if (structure === undefined) return false;
  return Math.abs(structure.length + IBAN_HEAD - compact.length) <= 3;
}

/** Texts with an @ that are not addresses: "ada@", "bob@gmail". */
function* addressesIn(text: string): Generator<UnreadText> {
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    if (token.length > MAX_TOKEN_LENGTH || !token.includes('@') || token.includes('/')) continue;
    const bare = token.replace(AROUND_TOKEN, '');
    const start = index + token.indexOf(bare);
    // "@ada" is a user name.
    if (!/^[\p{Alpha}\p{N}][^@]*@/u.test(bare)) continue;
    yield { start, end: start + bare.length, reason: 'email-incomplete' };
  }
}

function* ibansIn(text: string): Generator<UnreadText> {
  for (const { 0: match, index } of text.matchAll(IBAN_LIKE)) {
    const bare = match.replace(/(?:[ .-][A-Z]+)+$/, '');
    const compact = bare.replace(/[ .-]/g, '');
    if (compact.length < SHORTEST_IBAN || digitCount(compact) < 10) continue;
    // Parcels and files have such numbers too, but of other lengths and not in groups of four.
    const reason = IN_FOURS.test(bare) || isAlmostAsLong(compact) ? ibanReason(compact) : null;
    if (reason) yield { start: index, end: index + bare.length, reason };
  }
}

function* labelledIn(text: string, options: TextOptions): Generator<UnreadText> {
  for (const { end, kinds } of labelledKinds(text)) {
    const rest = text.slice(end, end + MAX_TOKEN_LENGTH);
    const [match = '', written = ''] = AFTER_LABEL.exec(rest) ?? [];
    const value = written.trim();
    const start = end + match.length - written.length;
    if (value === '' || DATE.test(value) || UNIT.test(rest.slice(match.length))) continue;
    if (isAmount(text, start, start + value.length)) continue;
    if (!value.includes('@') && digitCount(value) < MIN_DIGITS) continue;
    const [named, other] = kinds;
    const kind = named && !other ? { kind: named } : {};
    const reason = unreadReasonOf(value, options);
    const isAccount = named === 'iban' && reason.startsWith('number');
    yield {
      start,
      end: start + value.length,
      reason: isAccount ? 'account-number' : reason,
      ...kind,
    };
  }
}

/**
 * Texts that look like values but overlap none of the values found: only those after a label, with
 * an @, or as long as an IBAN and beginning like one.
 */
export function overlookedIn(
  text: string,
  taken: readonly TextRange[],
  options: TextOptions = {},
): UnreadText[] {
  const listed: UnreadText[] = [];
  const all = [...labelledIn(text, options), ...ibansIn(text), ...addressesIn(text)];
  for (const unread of all.toSorted((a, b) => a.start - b.start)) {
    const last = listed.at(-1);
    if (last && unread.start < last.end) continue;
    if (rangesOverlapping(taken, unread).length === 0) listed.push(unread);
  }
  return listed;
}
