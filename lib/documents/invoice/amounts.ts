/** Amounts as a page writes them. */

export interface ShownAmount {
  /** As on the page. */
  readonly text: string;
  /** Its digits, without leading zeros. */
  readonly cents: string;
}

/** A number with two decimals, with or without separators of thousands, of at most 21 digits. */
const AMOUNT = /(?<![\d.,'’])\d{1,3}(?:[.,'’ \u00a0\u202f]?\d{3}){0,6}[.,]\d{2}(?!\d|[.,]\d)/g;
/** Most amounts that are compared. */
const MAX_AMOUNTS = 20_000;

const centsOf = (amount: string): string => amount.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

export function amountsIn(text: string): ShownAmount[] {
  const found: ShownAmount[] = [];
  for (const [amount] of text.matchAll(AMOUNT)) {
    found.push({ text: amount, cents: centsOf(amount) });
    if (found.length === MAX_AMOUNTS) break;
  }
  return found;
}

/** The cents of an amount of the data, such as "1190" or "1190.5"; null for what is no amount to pay. */
export function centsOfData(amount: string): string | null {
  const number = Number(amount);
  return Number.isFinite(number) && number > 0 ? centsOf(number.toFixed(2)) : null;
}

/** The largest amount of a page: what is to be paid, in most invoices. */
export const largestOf = (amounts: readonly ShownAmount[]): ShownAmount | undefined =>
  amounts.reduce<ShownAmount | undefined>((largest, each) => {
    const isLarger =
      !largest ||
      each.cents.length > largest.cents.length ||
      (each.cents.length === largest.cents.length && each.cents > largest.cents);
    return isLarger ? each : largest;
  }, undefined);

/** An amount of the data as a page would write it that writes another one like `example`. */
export function writtenLike(cents: string, example: string): string {
  const digits = cents.padStart(3, '0');
  const decimal = example.at(-3) ?? '.';
  const [separator = ''] = /\D/.exec(example.slice(0, -3)) ?? [];
  const isPlain = separator === '' && example.length > '000.00'.length;
  // An example below a thousand shows no separator.
  const between = separator || (isPlain ? '' : decimal === ',' ? '.' : ',');
  const groups: string[] = [];
  for (let end = digits.length - 2; end > 0; end -= 3)
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return `${groups.join(between)}${decimal}${digits.slice(-2)}`;
}
