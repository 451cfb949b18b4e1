import { labelText } from './borders.ts';
import { digits, gap } from './digit-run.ts';
import { DASH, DOT, PAREN, SLASH, SPACE } from './fold.ts';
import type { Plan } from './plans.ts';

/** After the words of both lists: the rest of the word, "no.", punctuation, an opening bracket. */
const TAIL = '[^\\s\\d]{0,12}[\\s:.\\-–=#]*(?:n[or°º]?\\.?|num\\w*\\.?|id|code)?[\\s:.#]*\\(?$';

const label = (words: string) => new RegExp(`(?:${words})${TAIL}`, 'i');

const PHONE = label(
  '(?<!s)tel|phone|fon|fax|mob|cell|handy|call|gsm|whats ?app|sms|hotline|tlf|puh|tél|τηλ|тел|моб|факс|電話|电话|手机|携帯|전화|휴대폰|هاتف|تلفن|โทร',
);

const OTHER = label(
  '§|order|track|invoice|is[bs]n|ean|upc|gtin|asin|sku|serial|parcel|ship|ref|case|ticket|bestell|rechnung|sendung|kunden|auftrag|konto|account|blz|command|factur|pedido|ordine|fattur|zam[oó]w|заказ|№|\\bid|\\bv|version|arti[kc]|\\bpart|steuer|sire|nhs|abn|cpf|tfn',
);

function labelBefore(pattern: RegExp, text: string, at: number): boolean {
  const label = labelText(text, at, 28);
  return label !== '' && pattern.test(label);
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
  /^(?:[0-3]?\d\D{1,3}[01]?\d\D{1,3}|[01]?\d\D{1,3}[0-3]?\d\D{1,3})(?:\d\d){1,2}$|^(?:19|20)\d\d\D[01]?\d\D[0-3]?\d$|^(?:(?:19|20)\d\d\D?)+$|^[0-2]\d\W?[0-5]0\D{1,3}[0-2]\d\W?[0-5]0$|(?:\D000){2}$/;

const UNIT =
  /^\s?(?:[€$£¥₹₽₩%‰]|(?:EUR|USD|GBP|CHF|PLN|CZK|HUF|kr|Kč|zł|Ft|lei|руб|m²|km|kg|[KMG]B)(?!\w))|^,\d/;

/** Whether unlabelled digits are a date, or have a currency or unit beside them. */
export function isAmountOrDate(text: string, start: number, end: number): boolean {
  return (
    DATE.test(text.slice(start, end)) ||
    UNIT.test(text.slice(end, end + 6)) ||
    /[€$£¥₹₽₩]\s?$/.test(text.slice(Math.max(0, start - 2), start))
  );
}

/** Whether unlabelled digits are written in groups as phone numbers are, and not as amounts or codes. */
export function isGroupedLikeOne(text: string, at: number, count: number, plan: Plan): boolean {
  let shape = '';
  let gaps = 0;
  let size = 1;
  let largest = 0;
  for (let i = 1; i <= count; i++) {
    const separators = i < count ? (gap[i] ?? 0) : 255;
    if (separators) {
      if (i < count) gaps |= separators;
      if (size > largest) largest = size;
      shape += Math.min(size, 9);
      size = 0;
    }
    size++;
  }
  if (plan.code === '1') return /^1?334$/.test(shape) || (shape === '37' && (gaps & PAREN) > 0);
  // Fours are how cards and accounts are written.
  if (/^444[1-4]/.test(shape)) return false;
  // 030 901820-0
  const extended = !digits[0] && (gap[count - 1] ?? 0) === DASH && gap[1] === 0 && gaps !== DASH;
  // Trailing single digits are check digits (ISBN); four dotted groups are an IP address.
  if (!gaps || (shape.endsWith('1') && !extended) || (gaps === DOT && shape.length === 4 && largest < 4)) {
    return false;
  }
  if (text.charAt(at - 1) === '(') return true;
  // A version, a decimal fraction
  if (shape.startsWith('1') && (gap[1] ?? 0) & DOT) return false;
  if (plan.trunk === '0') return !digits[0];
  // Italian numbers begin with 0, 3 or 8; everything else there is open to be a number.
  if (plan.code === '39' && !((0b100001001 >> (digits[0] ?? 0)) & 1)) return false;
  // ZIP+4, social security numbers, DOI
  if ((gaps === DASH && /^(?:54|324)$/.test(shape)) || (gaps & (DOT | SLASH)) === (DOT | SLASH))
    return false;
  // 1 234 567
  if ((gaps === SPACE || gaps === DOT) && /^[12]3+$/.test(shape)) return false;
  return shape.length > 2 || (gaps !== DOT && /^[2-9][4-9]$/.test(shape));
}
