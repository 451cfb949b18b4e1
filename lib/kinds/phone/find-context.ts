/** What the words, signs and groups around bare digits say of them: that they are a phone number, or something else. */
import { classAt, SPACE } from '../../reading/characters.ts';
import type { Digits, Run } from '../../reading/digit-run.ts';
import { LabelStarts } from '../../reading/labels.ts';
import { matchEnd } from '../../reading/match-end.ts';
import type { Scan } from '../finder.ts';

/** After the words of both lists: the rest of the word, "no.", punctuation, an opening bracket. */
const TAIL = '[^\\s\\d]{0,12}[\\s:.\\-–=#]*(?:n[or°º]?\\.?|num\\w*\\.?|id|code)?[\\s:.#(]*';

const label = (words: string, more = '') => new RegExp(`(?:${words})${TAIL}${more}$`, 'i');

const PHONE_WORDS =
  'tel|phone|fon|fax|mob|cell|handy|call|gsm|whats ?app|sms|hotline|tlf|puh|tél|τηλ|тел|моб|факс|電話|电话|手机|携帯|전화|휴대폰|هاتف|تلفن|โทร';
/** "Our phone number is …", "call me at …" */
const PHONE = label(`(?<!s)(?:${PHONE_WORDS})`, '(?:(?:is|me|us|at) )*');
const STARTS = new LabelStarts(PHONE_WORDS.split('|'), true);

const OTHER = label(
  '§|order|track|invoice|is[bs]n|ean|upc|gtin|asin|sku|serial|parcel|ship|ref|case|ticket|bestell|rechnung|sendung|kunden|auftrag|konto|account|blz|command|factur|pedido|ordine|fattur|zam[oó]w|заказ|№|\\bid|\\bv|version|arti[kc]|\\bpart|steuer|sire|nhs|abn|cpf|tfn',
);

const isBefore = (pattern: RegExp, text: string, at: number) =>
  pattern.test(text.slice(Math.max(0, at - 28), at));

/** Whether a label right before a run says that a phone number follows; most texts are passed by without a search. */
export function isLabelled({ text, words }: Scan, { first }: Run): boolean {
  const at = first.start;
  // `?phone=4930…` is a part of a URL.
  if (words === at || text.charAt(at - 1) === '=') return false;
  return STARTS.first(text, words, at) >= 0 && isBefore(PHONE, text, at);
}

/** Whether a label right before a run says that something else follows. */
export const isSomethingElse = ({ text, words }: Scan, { first }: Run) =>
  words < first.start && isBefore(OTHER, text, first.start);

const DATE =
  /^(?:[0-3]?\d\D{1,3}){2}(?:\d\d){1,2}$|^(?:19|20)\d\d\D[01]?\d\D[0-3]?\d$|^(?:(?:19|20)\d\d\D?)+$|^[0-2]\d\W?[0-5]0\D{1,3}[0-2]\d\W?[0-5]0$|(?:\D000){2}$/;

/** Dollar, pound, yen, and the Unicode block of currency symbols. */
function isCurrency(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c === 36 || c === 163 || c === 165 || (c > 0x209f && c < 0x20d0);
}

const UNIT =
  /\s?(?:[€$£¥₹₽₩%](?!\d)|(?:EUR|USD|GBP|CHF|PLN|CZK|HUF|kr|Kč|zł|Ft|lei|руб|m²|km|kg|[KMG]B)(?!\w))|,\d/y;

/** Whether the first `count` digits are a date, or have a currency or unit beside them. */
export function isAmountOrDate(text: string, digits: Digits, count: number): boolean {
  const start = digits.offset(0);
  const end = digits.endOf(count - 1);
  return (
    // Longer than day, month and year are only ranges of years and round numbers.
    ((count < 9 || digits.value(1) === 9 || !digits.value(1) || !digits.value(count - 1)) &&
      DATE.test(text.slice(start, end))) ||
    matchEnd(UNIT, text, end) >= 0 ||
    isCurrency(text, start - 1) ||
    (classAt(text, start - 1) === SPACE && isCurrency(text, start - 2))
  );
}
