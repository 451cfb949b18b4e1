import { type ReactNode, useId, useState } from 'react';
import type { ReplyOf } from '../../lib/extension/messages/index.ts';
import { commonText, historyText, usageText } from '../../lib/texts/areas.ts';
import { budgetWarning, formatCredits } from '../format/index.ts';
import { Meter } from './CreditPackList.tsx';
import {
  SPENDING_CHART_DAYS,
  SpendingChart,
  type SpendingGrouping,
  spendingChartData,
} from './SpendingChart.tsx';

const small = (words: ReactNode) => <small key="words">{words}</small>;

/** What this browser spent today, by its receipts. */
export function SpentToday({ spent }: { spent: ReplyOf<'usage'>['spent'] }) {
  const { today, automaticToday, possiblyBilled, lists = 0, budget } = spent;
  const warning = budgetWarning(spent);
  return (
    <section className="block" aria-labelledby="spent">
      <h2 id="spent">{historyText('spentToday')}</h2>
      <p className="figure">
        {budget.totalPerDay === null
          ? historyText.rich('spent', { count: today, small })
          : historyText.rich('spentOfAllowed', { count: today, total: budget.totalPerDay, small })}
      </p>
      {warning && <p className="hint">{warning}</p>}
      <Meter
        label={historyText('automaticLookups')}
        used={automaticToday}
        total={budget.autoPerDay}
      />
      {lists > 0 && <p className="hint">{historyText('spentByLists', { count: lists })}</p>}
      {possiblyBilled > 0 && (
        <p className="hint">{historyText('spentPossibly', { count: possiblyBilled })}</p>
      )}
    </section>
  );
}

const GROUPINGS: readonly (readonly [SpendingGrouping, () => string])[] = [
  ['endpoint', () => commonText('endpoint')],
  ['site', () => commonText('site')],
];

/** What this browser spent in the last days, by its receipts. */
export function SpendingSection({ rows, today }: ReplyOf<'spending'>) {
  const [by, setBy] = useState<SpendingGrouping>('endpoint');
  const name = useId();
  const chartData = spendingChartData(rows, today, by);
  const possibly = rows.reduce((sum, row) => sum + row.possibly, 0);
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
                <span>{word()}</span>
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
        </>
      )}
    </section>
  );
}
