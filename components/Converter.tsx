import { useState } from 'react';
import type { Rates } from '../lib/messages.ts';
import { crossRate, parseAmount } from './convert.ts';
import { money, rate } from './format.ts';

export interface ConverterProps {
  readonly table: Rates;
  readonly base: string;
  readonly codes: readonly string[];
}

/** Converts with rates that are here already: free. */
export function Converter({ table, base, codes }: ConverterProps) {
  const [text, setText] = useState('100');
  const targets = codes.filter((code) => code !== base);
  const [to, setTo] = useState(
    ['USD', 'EUR'].find((code) => targets.includes(code)) ?? targets[0] ?? base,
  );
  const amount = parseAmount(text);
  const worth = crossRate(table, base, to);
  return (
    <div className="converter">
      <label>
        Amount in {base}
        <input
          type="text"
          inputMode="decimal"
          value={text}
          aria-invalid={amount === null}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <label>
        To
        <select value={to} onChange={(event) => setTo(event.target.value)}>
          {codes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </label>
      <output className="figure" aria-live="polite">
        {amount === null
          ? 'Type an amount'
          : worth === null
            ? `No rate for ${to}`
            : money(amount * worth, to)}
        {worth !== null && (
          <small>
            1 {base} = {rate(worth)} {to}
          </small>
        )}
      </output>
    </div>
  );
}
