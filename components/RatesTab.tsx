import { useEffect, useId, useState } from 'react';
import type { Rates } from '../lib/messages.ts';
import type { Send } from '../lib/send.ts';
import { Converter } from './Converter.tsx';
import { crossRate } from './convert.ts';
import { ECB, parseCodes } from './currencies.ts';
import { FailureNote } from './FailureNote.tsx';
import { ago, date } from './format.ts';
import { askAgainLabel, lookUpLabel } from './price.ts';
import { RateTable } from './RateTable.tsx';
import { useReply } from './use-reply.ts';

export interface RatesTabProps {
  readonly send: Send;
  readonly disconnected: boolean;
  readonly onOptions: () => void;
  readonly onAsked: () => void;
}

export function RatesTab({ send, disconnected, onOptions, onAsked }: RatesTabProps) {
  const { ask, value, failure, busy } = useReply(send, 'rates');
  const [base, setBase] = useState('EUR');
  const [only, setOnly] = useState('');
  /** The last whole table, for any base: cross rates follow from it without another credit. */
  const [whole, setWhole] = useState<Rates | null>(null);
  /** The last table of some currencies. */
  const [part, setPart] = useState<Rates | null>(null);
  const id = useId();
  const parsed = parseCodes(only);
  const isWrong = parsed === undefined;
  const codesKey = parsed?.join(',') ?? '';
  const wish = (paid: boolean) => {
    const symbols = codesKey === '' ? {} : { symbols: codesKey.split(',') };
    return { base, ...symbols, ask: paid };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wish` is made of base and codesKey
  useEffect(() => {
    void ask(wish(false));
  }, [ask, base, codesKey]);
  useEffect(() => {
    if (value?.rates?.symbols) setPart(value.rates);
    else if (value?.rates) setWhole(value.rates);
  }, [value]);

  const some = codesKey !== '';
  const isWished = part?.base === base && part.symbols?.join(',') === codesKey;
  const table = some ? (isWished ? part : null) : whole;
  const kept = table !== null && table.base === base;
  const derived = table !== null && !kept && crossRate(table, table.base, base) !== null;
  const price = value?.price ?? 1;
  const known = Object.keys(table?.rates ?? {});
  const codes = some
    ? [...new Set([base, ...known])].sort()
    : [...new Set([...ECB, ...known])].sort();
  const isHeld = busy || isWrong;

  return (
    <section className="block" aria-labelledby="rates" aria-busy={busy}>
      <h2 id="rates">Euro reference rates of the ECB</h2>
      <div className="row">
        <label>
          Base currency
          <select value={base} onChange={(event) => setBase(event.target.value)}>
            {[...new Set([...ECB, ...known, base])].sort().map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        {disconnected ? (
          <button type="button" className="secondary" onClick={onOptions}>
            Connect a key
          </button>
        ) : (
          <button
            type="button"
            className={kept || derived ? 'secondary' : 'primary'}
            aria-disabled={isHeld}
            onClick={() => !isHeld && void ask(wish(true)).then(onAsked)}
          >
            {kept ? askAgainLabel(price) : lookUpLabel(price)}
          </button>
        )}
      </div>
      <div className="rate-wish">
        <label htmlFor={`${id}-only`}>Only these currencies</label>
        <input
          id={`${id}-only`}
          type="text"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="All"
          value={only}
          aria-invalid={isWrong}
          aria-describedby={`${id}-means`}
          onChange={(event) => setOnly(event.target.value)}
        />
        <p className={isWrong ? 'hint hint-bad' : 'hint'} id={`${id}-means`}>
          {isWrong
            ? 'Enter codes of three letters, such as USD, GBP.'
            : 'Codes such as USD, GBP. The price is the same for one or all.'}
        </p>
      </div>
      {failure && <FailureNote failure={failure} onOptions={onOptions} />}
      <div className="block" aria-live="polite">
        {table && (kept || derived) ? (
          <>
            <p className="hint">
              Rates of {table.date === '' ? 'a day that was not told' : date(table.date)}, answered{' '}
              {ago(table.at)}
              {derived && `, worked out from the ${table.base} table`}
            </p>
            {table.missing && (
              <p className="hint hint-caution">
                The API gave no rate for {table.missing.join(', ')}. The ECB may not publish one.
              </p>
            )}
            <Converter key={codesKey} table={table} base={base} codes={codes} />
            <RateTable table={table} base={base} some={some} />
          </>
        ) : (
          <p className="hint">
            {disconnected
              ? 'Looking rates up takes an API key. '
              : some
                ? 'One lookup brings these currencies. '
                : 'One lookup brings all currencies. '}
            Conversions from it cost nothing; the ECB publishes new rates once each working day.
          </p>
        )}
      </div>
    </section>
  );
}
