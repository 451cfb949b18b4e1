import { useEffect, useId, useState } from 'react';
import type { Usage } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { text } from '../lib/texts/usage.ts';
import { FailureNote } from './FailureNote.tsx';
import { forecastOf } from './forecast.ts';
import { credits } from './format.ts';
import { SpendingChart } from './SpendingChart.tsx';
import { DAYS, type Parting, pictureOf } from './spending.ts';
import { useReply } from './use-reply.ts';

const PARTINGS = [
  ['endpoint', 'partedByEndpoint'],
  ['site', 'partedBySite'],
] as const satisfies readonly (readonly [Parting, keyof FieldmarkTexts['usage']])[];

export interface SpendingProps {
  readonly send: Send;
  readonly usage: Usage | null;
  /** Lookups made meanwhile. */
  readonly lookups: number;
}

/** What this browser spent on the last days, by its own receipts, and how far the rest goes at that pace. */
export function Spending({ send, usage, lookups }: SpendingProps) {
  const { ask, value, failure } = useReply(send, 'spending');
  const [by, setBy] = useState<Parting>('endpoint');
  const name = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each lookup costs something
  useEffect(() => {
    void ask({});
  }, [ask, lookups]);
  if (failure) return <FailureNote failure={failure} onRetry={() => void ask({})} />;
  if (!value) return null;
  const picture = pictureOf(value.rows, value.today, by);
  const forecast = forecastOf(value.rows, value.today, usage);
  const possibly = value.rows.reduce((sum, row) => sum + row.possibly, 0);
  return (
    <section className="block" aria-labelledby="spending">
      <div className="block-top">
        <h2 id="spending">{text('spentOnLastDays', { days: DAYS })}</h2>
        {picture.total > 0 && (
          <fieldset className="modes">
            <legend className="visually-hidden">{text('partedBy')}</legend>
            {PARTINGS.map(([value, word]) => (
              <label key={value}>
                <input
                  type="radio"
                  name={name}
                  checked={by === value}
                  onChange={() => setBy(value)}
                />
                <span>{text(word)}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      {picture.total === 0 ? (
        <p className="hint">{text('nothingSpent')}</p>
      ) : (
        <>
          <p className="figure figure-small">
            {credits(picture.total)}
            {possibly > 0 && <small>{text('ofThemPossiblyBilled', { possibly })}</small>}
          </p>
          <SpendingChart
            picture={picture}
            label={text('creditsADay', { days: DAYS, total: picture.total })}
          />
          {forecast && <p className="forecast">{forecast}</p>}
        </>
      )}
    </section>
  );
}
