import type { Rates } from '../../lib/extension/schemas/index.ts';
import { ratesText } from '../../lib/texts/areas.ts';
import { formatRate } from '../format/index.ts';
import { crossRate } from './convert.ts';

export interface RateTableProps {
  readonly table: Rates;
  readonly base: string;
}

/** What one unit of the base currency is worth in each currency of the table. */
export function RateTable({ table, base }: RateTableProps) {
  const codes = [...new Set([table.base, ...Object.keys(table.rates)])].sort();
  return (
    <details className="rate-table">
      <summary>{ratesText('allRatesFor', { base })}</summary>
      <dl className="facts facts-figures">
        {codes
          .filter((code) => code !== base)
          .map((code) => {
            const rate = crossRate(table, base, code);
            return (
              rate !== null && (
                <div key={code}>
                  <dt>{code}</dt>
                  <dd>{formatRate(rate)}</dd>
                </div>
              )
            );
          })}
      </dl>
    </details>
  );
}
