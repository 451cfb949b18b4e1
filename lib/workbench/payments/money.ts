/** Amounts as whole numbers of the smallest part that ISO 20022 knows, so that sums are exact. */

/** Decimals of an amount (ISO 20022, ActiveOrHistoricCurrencyAndAmount: at most 5). */
const DECIMALS = 5;
/** A sum has at most 18 digits (ISO 20022, DecimalNumber); of those, the decimals may be any number. */
const DECIMAL = /^([+-]?)(\d{1,18})(?:\.(\d{0,17}))?$/;

/**
 * The amount that a text is, in hundred-thousandths; null for none. XML Schema part 2, 3.2.3: decimals have a point,
 * no separators of thousands and no exponent.
 */
export function parseDecimal(text: string): bigint | null {
  const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (sign === undefined || /[^0]/.test(fraction.slice(DECIMALS))) return null;
  const units = BigInt(whole + fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0'));
  return sign === '-' ? -units : units;
}

/** As a decimal number with a point and at least two decimals, such as "-4310.20". */
export function formatDecimal(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).replace(/0{1,3}$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -DECIMALS)}.${fraction}`;
}

/** Decimals of the currencies that have not two (ISO 4217, minor units). */
const NOT_TWO: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};
const DIGITS = new Map(
  Object.entries(NOT_TWO).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)] as const),
  ),
);

/** Whether an amount has more decimals than its currency. */
export function hasTooManyDecimals(amount: string, currency: string): boolean {
  const fraction = amount.split('.')[1] ?? '';
  return /[^0]/.test(fraction.slice(DIGITS.get(currency) ?? 2));
}
