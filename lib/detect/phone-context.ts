import { run } from './digit-run.ts';
import { DOT, PAREN, SPACE } from './fold.ts';
import type { Plan } from './plans.ts';

/** After the words of both lists: the rest of the word, "no.", punctuation, an opening bracket. */
const TAIL = '[^\\s\\d]{0,12}[\\s:.\\-–=#]*(?:n[or°º]?\\.?|num\\w*\\.?|id|code)?[\\s:.#]*\\(?$';

const PHONE = new RegExp(
  `(?:tel|phone|fon|fax|mob|cell|handy|call|gsm|whats ?app|sms|hotline|tlf|puh|tél|τηλ|тел|моб|факс|電話|电话|手机|携帯|전화|휴대폰|هاتف|تلفن|โทร)${TAIL}`,
  'i',
);

const OTHER = new RegExp(
  `(?:order|track|invoice|is[bs]n|ean|upc|gtin|asin|sku|serial|parcel|ship|ref|case|ticket|bestell|rechnung|sendung|kunden|auftrag|konto|account|blz|command|factur|pedido|ordine|fattur|zam[oó]w|zakaz|заказ|№|\\bid|\\bv|version)${TAIL}`,
  'i',
);

const lookBack = (text: string, at: number) => text.slice(Math.max(0, at - 28), at);

/** Whether a label right before `at` says that a phone number follows. */
export function isLabelled(text: string, at: number): boolean {
  return PHONE.test(lookBack(text, at));
}

/** Whether a label right before `at` says that something else follows. */
export function isSomethingElse(text: string, at: number): boolean {
  return OTHER.test(lookBack(text, at));
}

const DATE =
  /^(?:[0-3]?\d\D{1,3}[01]?\d\D{1,3}|[01]?\d\D{1,3}[0-3]?\d\D{1,3})(?:\d\d){1,2}$|^(?:19|20)\d\d\D[01]?\d\D[0-3]?\d$|^(?:(?:19|20)\d\d\D?)+$/;

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
  const sizes: number[] = [];
  let gaps = 0;
  for (let i = 0; i < count; i++) {
    gaps |= i && (run.gap[i] ?? 0);
    if (i === 0 || run.gap[i]) sizes.push(0);
    sizes.push((sizes.pop() ?? 0) + 1);
  }
  const first = sizes[0] ?? 0;
  const last = sizes[sizes.length - 1] ?? 0;
  const shape = sizes.join('');
  if (plan.code === '1')
    return shape === '334' || shape === '1334' || (shape === '37' && (gaps & PAREN) > 0);
  // Trailing single digits are check digits (ISBN); four dotted groups are an IP address.
  if (
    sizes.length < 2 ||
    last < 2 ||
    (gaps === DOT && sizes.length === 4 && Math.max(...sizes) < 4)
  )
    return false;
  const bracketed = text.charAt(at - 1) === '(';
  if (plan.trunk === '0') {
    return bracketed || (run.digits.startsWith('0') && (first > 1 || !((run.gap[1] ?? 0) & DOT)));
  }
  // 1 234 567
  if ((gaps === SPACE || gaps === DOT) && first < 3 && /^.3+$/.test(shape)) return bracketed;
  return sizes.length > 2 || (last > 3 && first > 1);
}
