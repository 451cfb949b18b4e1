import { useState } from 'react';
import type { Rates } from '../../lib/extension/schemas/index.ts';
import { ratesText } from '../../lib/texts/areas.ts';
import { formatMoney, formatRate } from '../format/index.ts';
import { crossRate, parseAmount } from './convert.ts';

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
      <output className="figure" aria-live="polite">
        {amount === null
          ? ratesText('typeAmount')
          : rate === null
            ? ratesText('noRateFor', { code: to })
            : formatMoney(amount * rate, to)}
        {rate !== null && (
          <small>{ratesText('oneUnitIs', { base, rate: formatRate(rate), code: to })}</small>
        )}
      </output>
    </div>
  );
}
