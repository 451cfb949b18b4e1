/** What looks like a VAT number and is none: an amount of money, a date, the number of a document. */
import { isDigitAt } from '../../../text/index.ts';
import { isAmount } from '../../shared/amounts.ts';
import type { OtherTest } from './match-form.ts';

/** Whether a text is a date; the groups of a number rarely are a day, a month and a year of this time. */
const isDate = (text: string, start: number, end: number): boolean =>
  /^(?:[0-3]?\d[./-][0-3]?\d[./-](?:19|20)\d\d$|(?:19|20)\d\d-[01]\d-[0-3]\d)/.test(
    text.slice(start, end),
  );

/**
 * Whether a text is the number of an invoice or file that contains its year (INV-2026-0815, 4711/2026), or
 * one of the Swiss trade register until 2013 (CH-020.3.020.910-1).
 */
const isDocumentNumber = (text: string, start: number, end: number) =>
  /^(?:[A-Z]{1,4}[-/ ]?)?20\d\d[-/]\d{2,}|\d[/.]20\d\d$|^CH-\d{3}\.\d\./.test(
    text.slice(start, end),
  );

/** Whether the text from `start`, where its prefix is if it has one, to `end` is no VAT number. */
export const isNoVatNumber: OtherTest = (text, start, end) => {
  let digit = start;
  while (digit < end && !isDigitAt(text, digit)) digit++;
  return (
    isAmount(text, start, end) || isDate(text, digit, end) || isDocumentNumber(text, start, end)
  );
};

/** The same for a number whose check digits fit: behind a prefix, it may only be an amount. */
export const isNoProvenVatNumber: OtherTest = (text, start, end) =>
  isDigitAt(text, start) ? isNoVatNumber(text, start, end) : isAmount(text, start, end);
