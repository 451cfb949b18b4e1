/**
 * Tests whether digits are an amount of money. The label of a number may announce one too: "VAT EUR
 * 1.190,00".
 */
import { isDigitAt, isLetterAt, lazy, matchEnd } from '../../text/index.ts';

/** Codes of ISO 4217, of the countries whose values are checked and of large currencies; common signs. */
const CURRENCY =
  '(?:\\p{Sc}|(?<!\\p{Alpha})(?:AED|AUD|BAM|BGN|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|HRK|HUF|ILS|INR|ISK|JPY|MDL|MKD|MXN|NOK|NZD|PLN|RON|RSD|RUB|SEK|SGD|THB|TRY|UAH|USD|ZAR|Eur|[Ee]uros?|eur|chf|pln|sek|gbp|usd|Kč|[Kk][Rr]|Ft|[Ll]ei|лв|zł|S?Fr(?=\\.)))';

/** A currency or a rate right before digits: "EUR 1.190,00", "Kč: −120", "19 % 1190". */
const CURRENCY_BEFORE = lazy(() => new RegExp(`${CURRENCY}${BEFORE_DIGITS}`, 'u'));
const RATE_BEFORE = lazy(() => new RegExp(`[%‰]\\)?${BEFORE_DIGITS}`));
const BEFORE_DIGITS = '[.\\s:|=]{0,6}[-−–+]?\\s?$';
/** How far before digits a currency or rate begins. */
const REACH = 12;

/** A currency or rate right after digits, unless another number follows, to which it belongs. */
const CURRENCY_AFTER = lazy(
  () =>
    new RegExp(
      `(?:[.,]?[-–—])?\\s{0,2}(?:${CURRENCY}(?!\\p{Alpha})|[%‰])(?![.:\\s]{0,3}[-−–+]?\\d)`,
      'uy',
    ),
);

/** Digits in groups of three, with decimals after another separator: "1.190,00", "12 345,6", "1'190.-". */
const GROUPED =
  "(\\d{1,3}([.,'’ \\xa0\\u202f])\\d{3}(?:\\2\\d{3})*)(?!\\2)[.,](?:\\d{1,2}|[-–—]{1,2})";
const BEGINS_GROUPED = new RegExp(`${GROUPED}(?![.,]?\\d)`, 'y');
const ENDS_GROUPED = new RegExp(`(?<!\\d)${GROUPED}$`);
/** Decimals after other digits. More of them are a number to which a program has added decimals. */
const UNGROUPED = /(?:\d{1,6}[.,]\d|\d{1,7}[.,](?:\d\d|[-–—]{1,2}))(?![.,]?\d)/y;
/** Digits in groups of three, as far as they go. */
const THREES = /(?!0)\d{1,3}(?:[.,'’ \xa0\u202f]\d{3})+(?!\d)/y;

/** Offset of the first digit at or after `start`, before which a prefix of letters may be. */
function firstDigit(text: string, start: number, end: number): number {
  let digit = start;
  while (digit < end && !isDigitAt(text, digit)) digit++;
  return digit;
}

/** Offset of the first of the digits before `end`. */
function groupStart(text: string, floor: number, end: number): number {
  let start = end;
  while (start > floor && isDigitAt(text, start - 1)) start--;
  return start;
}

/** Fewest digits of a group before which a number has no groups of three. */
const LONG_GROUP = 5;

/** Whether the last digits before `end` begin an amount, as in "RO18547290 12 345,60" up to the 12. */
function endsInAmount(text: string, digit: number, end: number): boolean {
  const group = groupStart(text, digit, end);
  if (group === end || group === digit) return false;
  if (matchEnd(UNGROUPED, text, group) >= 0) return true;
  let before = group;
  while (before > digit && !isDigitAt(text, before - 1)) before--;
  const isAfterLong = before - groupStart(text, digit, before) >= LONG_GROUP;
  return isAfterLong && matchEnd(THREES, text, group) >= 0;
}

/** Whether an amount with decimals begins at the first digit; after a prefix, only one that the number has whole. */
function beginsAmount(text: string, digit: number, end: number, isBare: boolean): boolean {
  BEGINS_GROUPED.lastIndex = digit;
  const whole = BEGINS_GROUPED.exec(text)?.[1];
  if (whole !== undefined && (isBare || digit + whole.length <= end)) return true;
  return !isLetterAt(text, digit - 1) && matchEnd(UNGROUPED, text, digit) >= 0;
}

/**
 * Whether the text from `start` to `end` is an amount of money or ends in one: it has decimals, or a
 * currency is beside it. What follows a number with a prefix belongs to the next one.
 */
export function isAmount(text: string, start: number, end: number): boolean {
  const digit = firstDigit(text, start, end);
  const isBare = digit === start;
  const before = text.slice(Math.max(0, digit - REACH), digit);
  if (
    CURRENCY_BEFORE().test(before) ||
    beginsAmount(text, digit, end, isBare) ||
    ENDS_GROUPED.test(text.slice(digit, end)) ||
    endsInAmount(text, digit, end)
  )
    return true;
  if (!isBare) return false;
  let last = end;
  while (last > digit && !isDigitAt(text, last - 1)) last--;
  const ends = [end, last, matchEnd(THREES, text, digit)];
  return (
    RATE_BEFORE().test(before) ||
    ends.some((after) => after >= 0 && matchEnd(CURRENCY_AFTER(), text, after) >= 0)
  );
}

const ALONE = lazy(
  () =>
    new RegExp(
      `^\\s*(?:${CURRENCY}\\.?[\\s:]*)?[-−–+]?\\d[\\d.,'’ \\xa0\\u202f]*[-–—]{0,2}\\s*(?:${CURRENCY}\\.?)?\\s*$`,
      'u',
    ),
);

/** Characters of the longest amount, with its currency. */
const LONGEST = 64;

/** Whether a whole text, such as a cell, is an amount of money. */
export function isAmountAlone(text: string): boolean {
  if (text.length > LONGEST) return false;
  const end = text.trimEnd().length;
  return ALONE().test(text) && isAmount(text, firstDigit(text, 0, end), end);
}
