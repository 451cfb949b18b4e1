import { useEffect, useId, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Usage } from '../../lib/extension/schemas/index.ts';
import { usageText } from '../../lib/texts/areas.ts';
import { formatCredits } from '../format/index.ts';
import { useReply } from '../hooks/index.ts';
import { FailureNote } from '../ui/index.ts';
import { spendingForecast } from './forecast.ts';
import { SpendingChart } from './SpendingChart.tsx';
import {
  SPENDING_CHART_DAYS,
  type SpendingGrouping,
  spendingChartData,
} from './spending-chart-data.ts';

const GROUPINGS = [
  ['endpoint', 'groupByEndpoint'],
  ['site', 'groupBySite'],
] as const satisfies readonly (readonly [SpendingGrouping, keyof FieldmarkTexts['usage']])[];

export interface SpendingSectionProps {
  readonly send: SendToBackground;
  readonly usage: Usage | null;
  /** Number of lookups since the popup opened. */
  readonly lookups: number;
}

/** What this browser spent in the last days, by its receipts, with a forecast. */
export function SpendingSection({ send, usage, lookups }: SpendingSectionProps) {
  const { ask, value, failure } = useReply(send, 'spending');
  const [by, setBy] = useState<SpendingGrouping>('endpoint');
  const name = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup costs something
  useEffect(() => {
    void ask({});
  }, [ask, lookups]);
  if (failure) return <FailureNote failure={failure} onRetry={() => void ask({})} />;
  if (!value) return null;
  const chartData = spendingChartData(value.rows, value.today, by);
  const forecast = spendingForecast(value.rows, value.today, usage);
  const possibly = value.rows.reduce((sum, row) => sum + row.possibly, 0);
  return (
    <section className="block" aria-labelledby="spending">
      <div className="block-top">
        <h2 id="spending">{usageText('spentOnLastDays', { days: SPENDING_CHART_DAYS })}</h2>
        {chartData.total > 0 && (
          <fieldset className="modes">
            <legend className="visually-hidden">{usageText('groupBy')}</legend>
            {GROUPINGS.map(([value, word]) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  checked={by === value}
                  onChange={() => setBy(value)}
                />
                <span>{usageText(word)}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {chartData.total === 0 ? (
        <p className="hint">{usageText('nothingSpent')}</p>
      ) : (
        <>
          <p className="figure figure-small">
            {formatCredits(chartData.total)}
            {possibly > 0 && <small>{usageText('ofThemPossiblyBilled', { possibly })}</small>}
          </p>
          <SpendingChart
            data={chartData}
            label={usageText('creditsADay', { days: SPENDING_CHART_DAYS, total: chartData.total })}
          />
          {forecast && <p className="forecast">{forecast}</p>}
        </>
      )}
    </section>
  );
}
