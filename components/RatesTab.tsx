import { useEffect, useState } from 'react';
import type { Rates } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { Converter } from './Converter.tsx';
import { crossRate } from './convert.ts';
import { FailureNote } from './FailureNote.tsx';
import { ago, date, rate } from './format.ts';
import { askAgainLabel, lookUpLabel } from './price.ts';
import { useReply } from './use-reply.ts';

/** Currencies of the ECB's euro reference rates, and the euro. */
const ECB =
  'EUR AUD BRL CAD CHF CNY CZK DKK GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY USD ZAR'.split(
    ' ',
  );

function Table({ table, base }: { table: Rates; base: string }) {
  const codes = [...new Set([table.base, ...Object.keys(table.rates)])].sort();
  return (
    <details className="rate-table">
      <summary>All rates for 1 {base}</summary>
      <dl className="facts facts-figures">
        {codes
          .filter((code) => code !== base)
          .map((code) => {
            const worth = crossRate(table, base, code);
            return (
              worth !== null && (
                <div key={code}>
                  <dt>{code}</dt>
                  <dd>{rate(worth)}</dd>
                </div>
              )
            );
          })}
      </dl>
    </details>
  );
}

export interface RatesTabProps {
  readonly send: Send;
  readonly onOptions: () => void;
  readonly onAsked: () => void;
}

export function RatesTab({ send, onOptions, onAsked }: RatesTabProps) {
  const { ask, value, failure, busy } = useReply(send, 'rates');
  const [base, setBase] = useState('EUR');
  /** The last table that came, for any base: cross rates follow from it without another credit. */
  const [table, setTable] = useState<Rates | null>(null);
  useEffect(() => {
    void ask({ base, ask: false });
  }, [ask, base]);
  useEffect(() => {
    if (value?.rates) setTable(value.rates);
  }, [value]);

  const kept = table !== null && table.base === base;
  const derived = table !== null && !kept && crossRate(table, table.base, base) !== null;
  const price = value?.price ?? 1;
  const codes = [...new Set([...ECB, ...Object.keys(table?.rates ?? {})])].sort();

  return (
    <section className="block" aria-labelledby="rates" aria-busy={busy}>
      <h2 id="rates">Euro reference rates of the ECB</h2>
      <div className="row">
        <label>
          Base currency
          <select value={base} onChange={(event) => setBase(event.target.value)}>
            {codes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={kept || derived ? 'secondary' : 'primary'}
          aria-disabled={busy}
          onClick={() => !busy && void ask({ base, ask: true }).then(onAsked)}
        >
          {kept ? askAgainLabel(price) : lookUpLabel(price)}
        </button>
      </div>
      {failure && <FailureNote failure={failure} onOptions={onOptions} />}
      <div aria-live="polite">
        {table && (kept || derived) ? (
          <>
            <p className="hint">
              Rates of {date(table.date)}, answered {ago(table.at)}
              {derived && `, worked out from the ${table.base} table`}
            </p>
            <Converter table={table} base={base} codes={codes} />
            <Table table={table} base={base} />
          </>
        ) : (
          <p className="hint">
            One lookup brings all currencies. Conversions from it cost nothing; the ECB publishes
            new rates once each working day.
          </p>
        )}
      </div>
    </section>
  );
}
