import { useId } from 'react';
import { commonText, usageText } from '../../lib/texts/areas.ts';
import { formatDate, formatNumber } from '../format/index.ts';
import type { SpendingChartData } from './spending-chart-data.ts';

const dayTooltip = ({ day, credits }: SpendingChartData['days'][number]): string =>
  usageText('creditsOnDay', {
    date: formatDate(day),
    credits: credits.reduce((sum, part) => sum + part, 0),
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
