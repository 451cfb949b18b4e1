import { useId } from 'react';
import { usageText } from '../../lib/texts/usage.ts';
import { formatDate, formatNumber } from '../format/index.ts';
import type { SpendingChartData } from './spending-chart-data.ts';

const dayTooltip = ({ day, credits: each }: SpendingChartData['days'][number]): string =>
  usageText('creditsOnDay', {
    date: formatDate(day),
    credits: each.reduce((all, one) => all + one, 0),
  });

/** Days that were paid for, in numbers: what the picture shows, for those who read it. */
function SpendingTable({ picture }: { picture: SpendingChartData }) {
  const { parts, days } = picture;
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
              .filter(({ credits: each }) => each.some((one) => one > 0))
              .toReversed()
              .map(({ day, credits: each }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day)}</th>
                  {parts.map(({ name }, i) => (
                    <td className="end" key={name}>
                      {formatNumber(each[i] ?? 0)}
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

/** Stacked bars, a day each. Its numbers stand in a table below. */
export function SpendingChart({ picture, label }: { picture: SpendingChartData; label: string }) {
  const { parts, days, maxPerDay: most } = picture;
  const id = useId();
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className="spending" aria-labelledby={id}>
      <div className="bars" role="img" aria-label={label} id={id}>
        <span className="bars-most">{formatNumber(most)}</span>
        {days.map((each) => (
          <span className="bar-day" key={each.day} title={dayTooltip(each)}>
            {each.credits.map((one, i) =>
              one > 0 ? (
                <span
                  className={`bar-part part-${i}`}
                  key={parts[i]?.name}
                  style={{ blockSize: `${(one / most) * 100}%` }}
                />
              ) : null,
            )}
          </span>
        ))}
      </div>
      <p className="bars-ends hint" aria-hidden="true">
        <span>{first && formatDate(first.day)}</span>
        <span>{last && usageText('chartEndsToday')}</span>
      </p>
      <ul className="legend">
        {parts.map(({ name, credits: each }, i) => (
          <li key={name}>
            <span className={`swatch part-${i}`} />
            <span className="row-value">{name}</span>
            <span className="legend-sum">{formatNumber(each)}</span>
          </li>
        ))}
      </ul>
      <SpendingTable picture={picture} />
    </figure>
  );
}
