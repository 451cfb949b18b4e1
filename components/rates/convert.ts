import type { Rates } from '../../lib/extension/schemas/index.ts';

/**
 * What one unit of `from` is worth in `to`; null if the table lacks one of them. ECB rates are all
 * quoted against the euro, so a cross rate is as precise as a quoted one.
 */
export function crossRate({ base, rates }: Rates, from: string, to: string): number | null {
  const rateOf = (code: string) => (code === base ? 1 : rates[code]);
  const fromRate = rateOf(from);
  const toRate = rateOf(to);
  if (fromRate === undefined || toRate === undefined || fromRate <= 0) return null;
  return toRate / fromRate;
}

/** An amount as typed, with a comma or a point before its decimals; null for anything else. */
export function parseAmount(text: string): number | null {
  const decimal = text
    .trim()
    .replace(/[\s\u00a0\u202f'’]/gu, '')
    .replace(',', '.');
  if (!/^\d{1,15}(\.\d{0,6})?$/u.test(decimal)) return null;
  return Number(decimal);
}
