/**
 * Three letters after a BIC that are a word, not the code of a branch: a currency (ISO 4217), as lists have it
 * in the next column, or the label of another value.
 */
const NEXT_WORD =
  /^((?:\S\s?){8}|(?:\S\s?){11})\s(?:AED|AUD|BAM|BGN|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|HRK|HUF|ILS|INR|ISK|JPY|KRW|MDL|MKD|MXN|NOK|NZD|PLN|RON|RSD|RUB|SAR|SEK|SGD|THB|TRY|UAH|USD|ZAR|BIC|CIF|FAX|FON|IVA|MOB|NIF|NIP|TEL|TVA|UID|VAT)$/i;

/** A written BIC without such a word after it. */
export const withoutNextWord = (written: string): string => NEXT_WORD.exec(written)?.[1] ?? written;
