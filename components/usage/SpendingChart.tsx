import { useId } from 'react';
import type { SpendingRow } from '../../lib/extension/schemas/index.ts';
import { commonText, usageText } from '../../lib/texts/areas.ts';
import { endpointLabel, formatDate, formatNumber, originLabel } from '../format/index.ts';

export const SPENDING_CHART_DAYS = 30;
/** Number of parts with a colour; smaller ones are summed up as one more. */
const MAX_PARTS = 5;

/** What the credits are grouped by. */
export type SpendingGrouping = 'endpoint' | 'site';

export type SpendingChartData = ReturnType<typeof spendingChartData>;

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** The last SPENDING_CHART_DAYS days up to `today`, oldest first; all YYYY-MM-DD. */
function lastDays(today: string): readonly string[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: SPENDING_CHART_DAYS }, (_, i) =>
    new Date(end - (SPENDING_CHART_DAYS - 1 - i) * 86_400_000).toISOString().slice(0, 10),
  );
}

/**
 * The parts, largest first and the rest as one part last, and the credits of each part on each day, oldest
 * first. @param today YYYY-MM-DD
 */
export function spendingChartData(
  rows: readonly SpendingRow[],
  today: string,
  by: SpendingGrouping,
) {
  const nameOf = ({ endpoint, origin }: SpendingRow) =>
    by === 'endpoint' ? endpointLabel(endpoint) : originLabel(origin);
  const groups = Map.groupBy(rows, nameOf);
  const sized = [...groups]
    .map(([name, partRows]) => ({ name, credits: sum(partRows.map(({ credits }) => credits)) }))
    .filter(({ credits }) => credits > 0)
    .toSorted((a, b) => b.credits - a.credits);
  const rest = sum(sized.slice(MAX_PARTS).map(({ credits }) => credits));
  const others = rest > 0 ? [{ name: usageText('otherParts'), credits: rest }] : [];
  const parts = [...sized.slice(0, MAX_PARTS), ...others];
  const partIndex = new Map(sized.map(({ name }, index) => [name, Math.min(index, MAX_PARTS)]));
  const days = lastDays(today).map((day) => {
    const credits = parts.map(() => 0);
    for (const row of rows) {
      const index = row.day === day ? partIndex.get(nameOf(row)) : undefined;
      if (index !== undefined) credits[index] = (credits[index] ?? 0) + row.credits;
    }
    return { day, credits };
  });
  /** Credits of the most expensive day; at least 1. */
  const maxPerDay = Math.max(1, ...days.map(({ credits }) => sum(credits)));
  return { parts, days, total: sum(sized.map(({ credits }) => credits)), maxPerDay };
}

const dayTooltip = ({ day, credits }: SpendingChartData['days'][number]): string =>
  usageText('creditsOnDay', {
    date: formatDate(day),
    credits: sum(credits),
  });

/** The chart's numbers as a table, newest day first, without days on which nothing was spent. */
function SpendingTable({ data }: { data: SpendingChartData }) {
  const { parts, days } = data;
  return (
    <details>
      <summary>{usageText('asTable')}</summary>
      <div className="scroller">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{usageText('dayColumn')}</th>
              {parts.map(({ name }) => (
                <th scope="col" className="end" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ credits }) => credits.some((part) => part > 0))
              .toReversed()
              .map(({ day, credits }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day)}</th>
                  {parts.map(({ name }, index) => (
                    <td className="end" key={name}>
                      {formatNumber(credits[index] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Stacked bars, one per day, with a legend and a table. */
export function SpendingChart({ data, label }: { data: SpendingChartData; label: string }) {
  const { parts, days, maxPerDay } = data;
  const id = useId();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="spending" aria-labelledby={id}>
      <div className="bars" role="img" aria-label={label} id={id}>
        <span className="bars-most">{formatNumber(maxPerDay)}</span>
        {days.map((bar) => (
          <span className="bar-day" key={bar.day} title={dayTooltip(bar)}>
            {bar.credits.map((part, index) =>
              part > 0 ? (
                <span
                  className={`bar-part part-${index}`}
                  key={parts[index]?.name}
                  style={{ blockSize: `${(part / maxPerDay) * 100}%` }}
                />
              ) : null,
            )}
          </span>
        ))}
      </div>
      <p className="bars-ends hint" aria-hidden="true">
        <span>{first && formatDate(first.day)}</span>
        <span>{last && commonText('today')}</span>
      </p>
      <ul className="legend">
        {parts.map(({ name, credits }, index) => (
          <li key={name}>
            <span className={`swatch part-${index}`} />
            <span className="row-value">{name}</span>
            <span className="legend-sum">{formatNumber(credits)}</span>
          </li>
        ))}
      </ul>
      <SpendingTable data={data} />
    </figure>
  );
}
