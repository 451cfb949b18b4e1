/**
 * Decides from the words, punctuation and groups around digits whether they are a phone number, a
 * date or an amount.
 */
import {
  charClassAt,
  type DigitRun,
  LabelStarts,
  matchEnd,
  type RunDigits,
  SPACE_CLASS,
} from '../../../text/index.ts';
import type { TextScan } from '../../shared/finder.ts';

/** What may follow a label word: the rest of the word, "no.", punctuation, an opening bracket. */
const TAIL = '[^\\s\\d]{0,12}[\\s:.\\-–=#]*(?:[nč][or°º]?\\.?|num\\w*\\.?|id|code)?[\\s:.#(]*';

/** Creates a pattern for one of the words at the end of a text. */
export const labelPattern = (words: string, more = '') =>
  new RegExp(`(?:${words})${TAIL}${more}$`, 'iu');

/** Beginnings of label words, except of other words with the same beginning: television, mobility, cello, font. */
const PHONE_STARTS =
  'tel(?!e[gvs]|l)|tél(?!é[gv])|fon(?![dt])|fax(?!i)|mob(?!ili|b)|cell(?![aeo]|u(?!lar))|call(?!i)|handy|gsm|sms|tlf|puh|vaihde|växel|móvil|sími|tālr|τηλ|тел(?!е[вг])|моб(?!или)|факс(?!и)';
/** Words that may be anywhere in a label, even right after another word. */
const PHONE_WORDS =
  'telefon|(?<!\\b(?:i|micro|smart|head))phone|hotline|whats ?app|puhel|電話|电话|手机|携帯|전화|휴대폰|هاتف|تلفن|โทร';
/** "Our phone number is …", "call me at …" */
export const PHONE_LABEL = `(?<!\\p{Alpha})(?:${PHONE_STARTS})|${PHONE_WORDS}`;
const PHONE = labelPattern(PHONE_LABEL, '(?:(?:is|me|us|at) )*');
/** The label words without their lookarounds. */
export const PHONE_LABELS = `${PHONE_STARTS}|${PHONE_WORDS}`.replace(/\(.*?\)+/g, '').split('|');
const STARTS = new LabelStarts(PHONE_LABELS, true);

/** Whether the pattern matches right before `offset`. */
export const matchesBefore = (pattern: RegExp, text: string, offset: number) =>
  pattern.test(text.slice(Math.max(0, offset - 28), offset));

/**
 * Whether a label right before a run announces a phone number. Most texts are ruled out without a
 * search.
 */
export function hasPhoneLabel({ text, labelStart }: TextScan, { first }: DigitRun): boolean {
  const labelEnd = first.start;
  // `?phone=4930…` is part of a URL.
  if (labelStart === labelEnd || text.charAt(labelEnd - 1) === '=') return false;
  return STARTS.first(text, labelStart, labelEnd) >= 0 && matchesBefore(PHONE, text, labelEnd);
}

/**
 * Digits as written that begin with a date, perhaps followed by a time or count; years; times; or digits that
 * only an unclosed bracket separates; whatever comes before them.
 */
export const WRITTEN_DATE =
  /(?<![\d.])(?:[0-3]?\d([./-] ?)[01]?\d\1(?:19|20)\d\d|(?:19|20)\d\d([./-] ?)[01]?\d\2[0-3]?\d(?!\d)|(?:19|20)\d\d(?: ?[-–/] ?(?:19|20)\d\d$| \d\d\.[0-5]\d$)|[0-2]?\d\.[0-5]\d ?[-– ] ?[0-2]?\d\.[0-5]\d(?!\.))|\([^)]*$/;

/** Dates, years, times and round numbers, unless a label says otherwise. */
const BARE_DATE =
  /^(?:[0-3]?\d\D{1,3}){2}(?:\d\d){1,2}$|^(?:(?:19|20)\d\d\D?)+$|^[0-2]\d\W?[0-5]0\D{1,3}[0-2]\d\W?[0-5]0$|(?:\D000){2}$/;

/** Dollar, pound, yen, and Unicode's block of currency symbols. */
const isCurrency = (text: string, offset: number) => /[$£¥\u20a0-\u20cf]/.test(text.charAt(offset));

const UNIT =
  /\s?(?:[€$£¥₹₽₩%](?!\d)|(?:EUR|USD|GBP|CHF|PLN|CZK|HUF|kr|Kč|zł|Ft|lei|руб|m²|km|kg|[KMG]B)(?!\w))|,\d/y;

/** A unit, a clock time, a percentage or a word after digits, which are then not a phone number. */
export const OTHER_AFTER =
  /\s?(?:[€$£¥%°§]|(?:EUR|USD|GBP|CHF|PLN|[KMG]B|Uhr|h|km|kg|mm|cm|m²|Euro|zł|kr)(?![\p{Alpha}\d]))|[\p{Alpha}_@%]|[:,.]\d/uy;
/** Opening hours: 0900-1730, 08.00-12.00 13.00-17.00; years; a date with spaces. */
export const HOURS =
  /^[0-3]\d [01]\d (?:19|20)\d\d$|^[0-2]?\d[.:]?[0-5][05] ?[-–—] ?[0-2]?\d[.:]?[0-5][05](?!\d)|^(?:19|20)\d\d(?:\D+(?:19|20)\d\d)*$/;

/** Whether the first `count` digits are a date, or have a currency or unit next to them. */
export function isAmountOrDate(text: string, digits: RunDigits, count: number): boolean {
  const start = digits.offset(0);
  const end = digits.endOf(count - 1);
  return (
    // Longer sequences are only ranges of years and round numbers.
    ((count < 9 || digits.value(1) === 9 || !digits.value(1) || !digits.value(count - 1)) &&
      BARE_DATE.test(text.slice(start, end))) ||
    matchEnd(UNIT, text, end) >= 0 ||
    isCurrency(text, start - 1) ||
    (charClassAt(text, start - 1) === SPACE_CLASS && isCurrency(text, start - 2))
  );
}
