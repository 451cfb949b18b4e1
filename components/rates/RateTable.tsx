import type { Rates } from '../../lib/extension/schemas/index.ts';
import { ratesText } from '../../lib/texts/rates.ts';
import { formatRate } from '../format/index.ts';
import { crossRate } from './convert.ts';

export interface RateTableProps {
  readonly table: Rates;
  readonly base: string;
  /** Only some were asked for. */
  readonly some: boolean;
}

/** What one unit of the base is in every currency that the table has. */
export function RateTable({ table, base, some }: RateTableProps) {
  const codes = [...new Set([table.base, ...Object.keys(table.rates)])].sort();
  return (
    <details className="rate-table">
      <summary>{ratesText(some ? 'theseRatesFor' : 'allRatesFor', { base })}</summary>
      <dl className="facts facts-figures">
        {codes
          .filter((code) => code !== base)
          .map((code) => {
            const worth = crossRate(table, base, code);
            return (
              worth !== null && (
                <div key={code}>
                  <dt>{code}</dt>
                  <dd>{formatRate(worth)}</dd>
                </div>
              )
            );
          })}
      </dl>
    </details>
  );
}
