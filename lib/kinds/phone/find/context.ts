/** What the words, signs and groups around bare digits say of them: that they are a phone number, a date, an amount. */
import {
  charClassAt,
  type DigitRun,
  LabelStarts,
  matchEnd,
  type RunDigits,
  SPACE_CLASS,
} from '../../../reading/scanning/index.ts';
import type { TextScan } from '../../shared/finder.ts';

/** After the words of a list: the rest of the word, "no.", punctuation, an opening bracket. */
const TAIL = '[^\\s\\d]{0,12}[\\s:.\\-–=#]*(?:[nč][or°º]?\\.?|num\\w*\\.?|id|code)?[\\s:.#(]*';

/** Finds one of the words right before what follows. */
export const labelPattern = (words: string, more = '') =>
  new RegExp(`(?:${words})${TAIL}${more}$`, 'iu');

/** Words that begin a label, less those that only begin like one: television, mobility, cello, font. */
const PHONE_STARTS =
  'tel(?!e[gvs]|l)|tél(?!é[gv])|fon(?![dt])|fax(?!i)|mob(?!ili|b)|cell(?![aeo]|u(?!lar))|call(?!i)|handy|gsm|sms|tlf|puh|vaihde|växel|móvil|sími|tālr|τηλ|тел(?!е[вг])|моб(?!или)|факс(?!и)';
/** Words that can also end one, or that no space parts from the one before. */
const PHONE_WORDS =
  'telefon|(?<!\\b(?:i|micro|smart|head))phone|hotline|whats ?app|puhel|電話|电话|手机|携帯|전화|휴대폰|هاتف|تلفن|โทร';
/** "Our phone number is …", "call me at …" */
const PHONE = labelPattern(
  `(?<!\\p{L})(?:${PHONE_STARTS})|${PHONE_WORDS}`,
  '(?:(?:is|me|us|at) )*',
);
const STARTS = new LabelStarts(
  `${PHONE_STARTS}|${PHONE_WORDS}`.replace(/\(.*?\)+/g, '').split('|'),
  true,
);

/** Whether it stands right before `at`. */
export const matchesBefore = (pattern: RegExp, text: string, at: number) =>
  pattern.test(text.slice(Math.max(0, at - 28), at));

/** Whether a label right before a run says that a phone number follows; most texts are passed by without a search. */
export function hasPhoneLabel({ text, labelStart: words }: TextScan, { first }: DigitRun): boolean {
  const at = first.start;
  // `?phone=4930…` is a part of a URL.
  if (words === at || text.charAt(at - 1) === '=') return false;
  return STARTS.first(text, words, at) >= 0 && matchesBefore(PHONE, text, at);
}

/** A day, perhaps with an hour or a count behind it; years; hours; what only a bracket that is left open parts. */
const DATE =
  /(?<![\d.])(?:[0-3]?\d([./-] ?)[01]?\d\1(?:19|20)\d\d|(?:19|20)\d\d([./-] ?)[01]?\d\2[0-3]?\d(?!\d)|(?:19|20)\d\d(?: ?[-–/] ?(?:19|20)\d\d$| \d\d\.[0-5]\d$)|[0-2]?\d\.[0-5]\d ?[-– ] ?[0-2]?\d\.[0-5]\d(?!\.))|\([^)]*$/;

/** What is a date or the like only where no label says otherwise. */
const BARE_DATE =
  /^(?:[0-3]?\d\D{1,3}){2}(?:\d\d){1,2}$|^(?:(?:19|20)\d\d\D?)+$|^[0-2]\d\W?[0-5]0\D{1,3}[0-2]\d\W?[0-5]0$|(?:\D000){2}$/;

/** Dollar, pound, yen, and the Unicode block of currency symbols. */
function isCurrency(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c === 36 || c === 163 || c === 165 || (c > 0x209f && c < 0x20d0);
}

const UNIT =
  /\s?(?:[€$£¥₹₽₩%](?!\d)|(?:EUR|USD|GBP|CHF|PLN|CZK|HUF|kr|Kč|zł|Ft|lei|руб|m²|km|kg|[KMG]B)(?!\w))|,\d/y;

/** Whether digits that are `written` like this begin with a date, or are years or hours, whatever is before them. */
export const beginsWithDate = (written: string) => DATE.test(written);

/** Whether the first `count` digits are a date, or have a currency or unit beside them. */
export function isAmountOrDate(text: string, digits: RunDigits, count: number): boolean {
  const start = digits.offset(0);
  const end = digits.endOf(count - 1);
  return (
    // Longer than day, month and year are only ranges of years and round numbers.
    ((count < 9 || digits.value(1) === 9 || !digits.value(1) || !digits.value(count - 1)) &&
      BARE_DATE.test(text.slice(start, end))) ||
    matchEnd(UNIT, text, end) >= 0 ||
    isCurrency(text, start - 1) ||
    (charClassAt(text, start - 1) === SPACE_CLASS && isCurrency(text, start - 2))
  );
}
