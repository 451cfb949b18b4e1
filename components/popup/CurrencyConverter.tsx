import { useState } from 'react';
import type { Rates } from '../../lib/extension/schemas/index.ts';
import { ratesText } from '../../lib/texts/areas.ts';
import { formatMoney, formatRate } from '../format/index.ts';

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

export interface CurrencyConverterProps {
  readonly table: Rates;
  readonly base: string;
  readonly codes: readonly string[];
}

/** Converts with rates that were looked up before, so it is free. */
export function CurrencyConverter({ table, base, codes }: CurrencyConverterProps) {
  const [typed, setTyped] = useState('100');
  const targets = codes.filter((code) => code !== base);
  const [to, setTo] = useState(
    ['USD', 'EUR'].find((code) => targets.includes(code)) ?? targets[0] ?? base,
  );
  const amount = parseAmount(typed);
  const rate = crossRate(table, base, to);
  return (
    <div className="converter">
      <label>
        {ratesText('amountIn', { base })}
        <input
          type="text"
          inputMode="decimal"
          value={typed}
          aria-invalid={amount === null}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <label>
        {ratesText('convertTo')}
        <select value={to} onChange={(event) => setTo(event.target.value)}>
          {codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <p className="figure">
        {amount === null
          ? ratesText('typeAmount')
          : rate === null
            ? ratesText('noRateFor', { code: to })
            : formatMoney(amount * rate, to)}
        {rate !== null && (
          <small>{ratesText('oneUnitIs', { base, rate: formatRate(rate), code: to })}</small>
        )}
      </p>
    </div>
  );
}
