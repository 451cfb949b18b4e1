import { useEffect, useId, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Rates } from '../../lib/extension/schemas/index.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import { ratesText } from '../../lib/texts/rates.ts';
import { formatDate, formatTimeAgo } from '../format/index.ts';
import { useReply } from '../hooks/index.ts';
import { askAgainLabel, lookUpLabel } from '../labels/index.ts';
import { FailureNote } from '../ui/index.ts';
import { CurrencyConverter } from './CurrencyConverter.tsx';
import { crossRate } from './convert.ts';
import { ECB_CURRENCIES, parseCurrencyCodes } from './currencies.ts';
import { RateTable } from './RateTable.tsx';

export interface RatesTabProps {
  readonly send: SendToBackground;
  readonly disconnected: boolean;
  readonly onOptions: () => void;
  readonly onAsked: () => void;
}

/** Of which day the rates are, when they were answered, and from which table they follow. */
function rateOrigin({ date: day, at, base }: Rates, derived: boolean): string {
  const when = formatTimeAgo(at);
  if (day === '') {
    return derived
      ? ratesText('ratesOfUntoldDayDerived', { when, base })
      : ratesText('ratesOfUntoldDay', { when });
  }
  const said = { day: formatDate(day), when };
  return derived ? ratesText('ratesOfDerived', { ...said, base }) : ratesText('ratesOf', said);
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
  const parsed = parseCurrencyCodes(only);
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
    : [...new Set([...ECB_CURRENCIES, ...known])].sort();
  const isHeld = busy || isWrong;

  return (
    <section className="block" aria-labelledby="rates" aria-busy={busy}>
      <h2 id="rates">{ratesText('euroReferenceRates')}</h2>
      <div className="row">
        <label>
          {ratesText('baseCurrency')}
          <select value={base} onChange={(event) => setBase(event.target.value)}>
            {[...new Set([...ECB_CURRENCIES, ...known, base])].sort().map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        {disconnected ? (
          <button type="button" className="secondary" onClick={onOptions}>
            {ratesText('connectKey')}
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
        <label htmlFor={`${id}-only`}>{ratesText('onlyTheseCurrencies')}</label>
        <input
          id={`${id}-only`}
          type="text"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder={ratesText('allCurrencies')}
          value={only}
          aria-invalid={isWrong}
          aria-describedby={`${id}-means`}
          onChange={(event) => setOnly(event.target.value)}
        />
        <p className={isWrong ? 'hint hint-bad' : 'hint'} id={`${id}-means`}>
          {ratesText(isWrong ? 'codesWrong' : 'codesAndPrice')}
        </p>
      </div>
      {failure && <FailureNote failure={failure} onOptions={onOptions} />}
      <div className="block" aria-live="polite">
        {table && (kept || derived) ? (
          <>
            <p className="hint">{rateOrigin(table, derived)}</p>
            {table.missing && (
              <p className="hint hint-caution">
                {ratesText('ratesMissing', {
                  codes: listFormat({ type: 'unit' }).format(table.missing),
                })}
              </p>
            )}
            <CurrencyConverter key={codesKey} table={table} base={base} codes={codes} />
            <RateTable table={table} base={base} some={some} />
          </>
        ) : (
          <p className="hint">
            {[
              ratesText(disconnected ? 'takesKey' : some ? 'lookupBringsSome' : 'lookupBringsAll'),
              ratesText('conversionsFree'),
            ].join(' ')}
          </p>
        )}
      </div>
    </section>
  );
}
