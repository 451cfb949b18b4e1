import type { Rates } from '../../lib/extension/schemas/index.ts';

/**
 * What one unit of `from` is in `to`, from a table of rates against its base; null where the table
 * lacks one of them. ECB rates are all quoted against the euro, so a cross rate loses nothing.
 */
export function crossRate({ base, rates }: Rates, from: string, to: string): number | null {
  const unit = (code: string) => (code === base ? 1 : rates[code]);
  const have = unit(from);
  const want = unit(to);
  if (have === undefined || want === undefined || have <= 0) return null;
  return want / have;
}

/** An amount as typed, with a comma or a point before its decimals; null for anything else. */
export function parseAmount(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[\s\u00a0\u202f'’]/gu, '')
    .replace(',', '.');
  if (!/^\d{1,15}(\.\d{0,6})?$/u.test(plain)) return null;
  return Number(plain);
}
