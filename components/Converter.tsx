import { useState } from 'react';
import type { Rates } from '../lib/messages.ts';
import { text } from '../lib/texts/rates.ts';
import { crossRate, parseAmount } from './convert.ts';
import { money, rate } from './format.ts';

export interface ConverterProps {
  readonly table: Rates;
  readonly base: string;
  readonly codes: readonly string[];
}

/** Converts with rates that are here already: free. */
export function Converter({ table, base, codes }: ConverterProps) {
  const [typed, setTyped] = useState('100');
  const targets = codes.filter((code) => code !== base);
  const [to, setTo] = useState(
    ['USD', 'EUR'].find((code) => targets.includes(code)) ?? targets[0] ?? base,
  );
  const amount = parseAmount(typed);
  const worth = crossRate(table, base, to);
  return (
    <div className="converter">
      <label>
        {text('amountIn', { base })}
        <input
          type="text"
          inputMode="decimal"
          value={typed}
          aria-invalid={amount === null}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <label>
        {text('convertTo')}
        <select value={to} onChange={(event) => setTo(event.target.value)}>
          {codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <output className="figure" aria-live="polite">
        {amount === null
          ? text('typeAmount')
          : worth === null
            ? text('noRateFor', { code: to })
            : money(amount * worth, to)}
        {worth !== null && (
          <small>{text('oneUnitIs', { base, rate: rate(worth), code: to })}</small>
        )}
      </output>
    </div>
  );
}
