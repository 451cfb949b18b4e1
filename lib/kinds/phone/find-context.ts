import { learnLabels, PHONE_LABEL } from '../../reading/borders.ts';
import { classAt, DASH, DOT, PAREN, SLASH, SPACE } from '../../reading/characters.ts';
import { digits, endOf, gap } from '../../reading/digit-run.ts';
import type { Plan } from './find-plans.ts';

/** After the words of both lists: the rest of the word, "no.", punctuation, an opening bracket. */
const TAIL = '[^\\s\\d]{0,12}[\\s:.\\-–=#]*(?:n[or°º]?\\.?|num\\w*\\.?|id|code)?[\\s:.#(]*';

const label = (words: string, more = '') => new RegExp(`(?:${words})${TAIL}${more}$`, 'i');

const PHONE_WORDS =
  'tel|phone|fon|fax|mob|cell|handy|call|gsm|whats ?app|sms|hotline|tlf|puh|tél|τηλ|тел|моб|факс|電話|电话|手机|携帯|전화|휴대폰|هاتف|تلفن|โทร';
/** "Our phone number is …", "call me at …" */
const PHONE = label(`(?<!s)(?:${PHONE_WORDS})`, '(?:(?:is|me|us|at) )*');
learnLabels(PHONE_WORDS.split('|'), PHONE_LABEL);

const OTHER = label(
  '§|order|track|invoice|is[bs]n|ean|upc|gtin|asin|sku|serial|parcel|ship|ref|case|ticket|bestell|rechnung|sendung|kunden|auftrag|konto|account|blz|command|factur|pedido|ordine|fattur|zam[oó]w|заказ|№|\\bid|\\bv|version|arti[kc]|\\bpart|steuer|sire|nhs|abn|cpf|tfn',
);

function labelBefore(pattern: RegExp, text: string, at: number): boolean {
  return pattern.test(text.slice(Math.max(0, at - 28), at));
}

/** Whether a label right before `at` says that a phone number follows. */
export function isLabelled(text: string, at: number): boolean {
  return labelBefore(PHONE, text, at);
}

/** Whether a label right before `at` says that something else follows. */
export function isSomethingElse(text: string, at: number): boolean {
  return labelBefore(OTHER, text, at);
}

const DATE =
  /^(?:[0-3]?\d\D{1,3}){2}(?:\d\d){1,2}$|^(?:19|20)\d\d\D[01]?\d\D[0-3]?\d$|^(?:(?:19|20)\d\d\D?)+$|^[0-2]\d\W?[0-5]0\D{1,3}[0-2]\d\W?[0-5]0$|(?:\D000){2}$/;

/** Dollar, pound, yen, and the Unicode block of currency symbols. */
function isCurrency(text: string, at: number): boolean {
  const c = text.charCodeAt(at);
  return c === 36 || c === 163 || c === 165 || (c > 0x209f && c < 0x20d0);
}

const UNIT =
  /\s?(?:[€$£¥₹₽₩%](?!\d)|(?:EUR|USD|GBP|CHF|PLN|CZK|HUF|kr|Kč|zł|Ft|lei|руб|m²|km|kg|[KMG]B)(?!\w))|,\d/y;

/** Whether unlabelled digits, `count` of them scanned, are a date, or have a currency or unit beside them. */
export function isAmountOrDate(text: string, start: number, count: number): boolean {
  const end = endOf(count - 1);
  UNIT.lastIndex = end;
  return (
    // Longer than day, month and year are only ranges of years and round numbers.
    ((count < 9 || !digits[1] || digits[1] === 9 || !digits[count - 1]) &&
      DATE.test(text.slice(start, end))) ||
    UNIT.test(text) ||
    isCurrency(text, start - 1) ||
    (classAt(text, start - 1) === SPACE && isCurrency(text, start - 2))
  );
}

/** Whether unlabelled digits are written in groups as phone numbers are, and not as amounts or codes. */
export function isGroupedLikeOne(text: string, at: number, count: number, plan: Plan): boolean {
  let gaps = 0;
  let largest = 0;
  let singles = 0;
  let size = 1;
  let first = 0;
  // Sizes of the first four groups, read as one number; whether all but the first are threes.
  let shape = 0;
  let groups = 0;
  let threes = true;
  for (let i = 1; ; i++, size++) {
    const separators = gap[i] ?? 0;
    if (i < count && !separators) continue;
    if (size > largest) largest = size;
    if (size === 1) singles++;
    if (++groups === 1) first = size;
    else if (size !== 3) threes = false;
    if (groups < 5) shape = shape * 10 + Math.min(size, 9);
    if (i === count) break;
    gaps |= separators;
    size = 0;
  }
  if (plan.code === 1) {
    return (
      shape === 334 || (shape === 1334 && groups === 4) || (shape === 37 && (gaps & PAREN) > 0)
    );
  }
  // Fours are how cards and accounts are written, fives postal codes; less than seven digits are anything.
  if ((shape > 4440 && shape < 4445) || (shape > 550 && shape < 556) || count < 7) return false;
  // 030 901820-0
  const extended = !digits[0] && gap[count - 1] === DASH && !gap[1] && gaps !== DASH;
  // Trailing single digits are check digits (ISBN); four dotted groups are an IP address.
  if (
    !gaps ||
    singles > 2 ||
    (size === 1 && !extended) ||
    (gaps === DOT && groups === 4 && largest < 4)
  )
    return false;
  // A version, a decimal fraction
  if (first === 1 && (gap[1] ?? 0) & DOT) return false;
  if (text.charCodeAt(at - 1) === 40) return true;
  if (plan.zero) return !digits[0] || shape === plan.bare;
  // Italian numbers begin with 0, 3 or 8; everything else there is open to be a number.
  if (plan.code === 39 && !((0b100001001 >> (digits[0] ?? 0)) & 1)) return false;
  // ZIP+4, social security numbers, DOI
  if (gaps === DASH && (shape === 54 || shape === 324)) return false;
  if ((gaps & (DOT | SLASH)) === (DOT | SLASH)) return false;
  // 1 234 567
  if ((gaps === SPACE || gaps === DOT) && first < 3 && threes) return false;
  return groups > 2 || (gaps !== DOT && first > 1 && size > 3);
}
