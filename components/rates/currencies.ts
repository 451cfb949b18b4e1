/** The euro and the currencies of the ECB's euro reference rates (ISO 4217). */
export const ECB_CURRENCIES: readonly string[] =
  'EUR AUD BRL CAD CHF CNY CZK DKK GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY USD ZAR'.split(
    ' ',
  );

/** The most codes that one request may name. */
const MAX_CODES = 60;

/** Currency codes separated by commas, semicolons or spaces, sorted; null if empty (all currencies); undefined if invalid. */
export function parseCurrencyCodes(text: string): readonly string[] | null | undefined {
  const codes = text
    .toUpperCase()
    .split(/[\s,;]+/u)
    .filter((code) => code !== '');
  if (codes.length === 0) return null;
  if (codes.length > MAX_CODES || !codes.every((code) => /^[A-Z]{3}$/u.test(code)))
    return undefined;
  return [...new Set(codes)].sort();
}
