import { useEffect, useId, useState } from 'react';
import type { SendToBackground } from '../../lib/extension/index.ts';
import type { Rates } from '../../lib/extension/schemas/index.ts';
import { commonText, lookupsText, ratesText } from '../../lib/texts/areas.ts';
import { listFormat } from '../../lib/texts/intl.ts';
import {
  askAgainLabel,
  formatDate,
  formatRate,
  formatTimeAgo,
  lookUpLabel,
} from '../format/index.ts';
import { FailureNote, LiveRegion, useReply } from '../ui/index.ts';
import {
  CurrencyConverter,
  crossRate,
  ECB_CURRENCIES,
  parseCurrencyCodes,
} from './CurrencyConverter.tsx';

export interface RateTableProps {
  readonly table: Rates;
  readonly base: string;
}

/** What one unit of the base currency is worth in each currency of the table. */
export function RateTable({ table, base }: RateTableProps) {
  const codes = [...new Set([table.base, ...Object.keys(table.rates)])].sort();
  return (
    <details className="rate-table">
      <summary>{ratesText('allRatesFor', { base })}</summary>
      <dl className="facts facts-figures">
        {codes
          .filter((code) => code !== base)
          .map((code) => {
            const rate = crossRate(table, base, code);
            return (
              rate !== null && (
                <div key={code}>
                  <dt>{code}</dt>
                  <dd>{formatRate(rate)}</dd>
                </div>
              )
            );
          })}
      </dl>
    </details>
  );
}

export interface RatesTabProps {
  readonly send: SendToBackground;
  readonly disconnected: boolean;
  readonly onOptions: () => void;
  readonly onAsked: () => void;
}

/** The day of the rates, when they were looked up, and the base of the table they are derived from. */
function rateOrigin({ date: day, at, base }: Rates, derived: boolean): string {
  const when = formatTimeAgo(at);
  if (day === '') return lookupsText('answeredWhen', { when });
  const values = { day: formatDate(day), when };
  return derived ? ratesText('ratesOfDerived', { ...values, base }) : ratesText('ratesOf', values);
}

export function RatesTab({ send, disconnected, onOptions, onAsked }: RatesTabProps) {
  const { ask, value, failure, busy } = useReply(send, 'rates');
  const [base, setBase] = useState('EUR');
  const [codesText, setCodesText] = useState('');
  /** The last table of all currencies; rates for any base are derived from it without a lookup. */
  const [fullTable, setFullTable] = useState<Rates | null>(null);
  /** The last table of selected currencies. */
  const [partialTable, setPartialTable] = useState<Rates | null>(null);
  const id = useId();
  const parsed = parseCurrencyCodes(codesText);
  const isInvalid = parsed === undefined;
  const codesKey = parsed?.join(',') ?? '';
  const requestBody = (mayPay: boolean) => {
    const symbols = codesKey === '' ? {} : { symbols: codesKey.split(',') };
    const shown = mayPay && failure?.receipt ? { shown: [failure.receipt] } : {};
    const refresh = mayPay && isAnswered ? { refresh: true } : {};
    return { base, ...symbols, ask: mayPay, ...refresh, ...shown };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `requestBody` depends on base and codesKey
  useEffect(() => {
    void ask(requestBody(false));
  }, [ask, base, codesKey]);
  useEffect(() => {
    if (value?.rates?.symbols) setPartialTable(value.rates);
    else if (value?.rates) setFullTable(value.rates);
  }, [value]);

  const isPartial = codesKey !== '';
  const matchesRequest =
    partialTable?.base === base && partialTable.symbols?.join(',') === codesKey;
  const table = isPartial ? (matchesRequest ? partialTable : null) : fullTable;
  const isAnswered = table !== null && table.base === base;
  const isDerived = table !== null && !isAnswered && crossRate(table, table.base, base) !== null;
  const price = value?.price ?? 1;
  const tableCodes = Object.keys(table?.rates ?? {});
  const codes = isPartial
    ? [...new Set([base, ...tableCodes])].sort()
    : [...new Set([...ECB_CURRENCIES, ...tableCodes])].sort();
  const isDisabled = busy || isInvalid;

  return (
    <section className="block" aria-labelledby="rates" aria-busy={busy}>
      <h2 id="rates">{ratesText('euroReferenceRates')}</h2>
      <div className="row">
        <label>
          {ratesText('baseCurrency')}
          <select value={base} onChange={(event) => setBase(event.target.value)}>
            {[...new Set([...ECB_CURRENCIES, ...tableCodes, base])].sort().map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
        {disconnected ? (
          <button type="button" className="secondary" onClick={onOptions}>
            {commonText('addKey')}
          </button>
        ) : (
          <button
            type="button"
            className={isAnswered || isDerived ? 'secondary' : 'primary'}
            aria-disabled={isDisabled}
            onClick={() => !isDisabled && void ask(requestBody(true)).then(onAsked)}
          >
            {isAnswered ? askAgainLabel(price) : lookUpLabel(price)}
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
          value={codesText}
          aria-invalid={isInvalid}
          aria-describedby={`${id}-means`}
          onChange={(event) => setCodesText(event.target.value)}
        />
        <p className={isInvalid ? 'hint hint-bad' : 'hint'} id={`${id}-means`}>
          {ratesText(isInvalid ? 'codesWrong' : 'codesAndPrice')}
        </p>
      </div>
      {failure && <FailureNote failure={failure} onOptions={onOptions} send={send} />}
      <LiveRegion announces="politely" className="block">
        {table && (isAnswered || isDerived) ? (
          <>
            <p className="hint">{rateOrigin(table, isDerived)}</p>
            {table.missing && (
              <p className="hint hint-caution">
                {ratesText('ratesMissing', {
                  codes: listFormat({ type: 'unit' }).format(table.missing),
                })}
              </p>
            )}
            {table.unreadable && (
              <p className="hint hint-caution">
                {ratesText('ratesUnreadable', {
                  rates: listFormat({ type: 'unit' }).format(
                    table.unreadable.map(({ path, value }) => `${path} ${value}`),
                  ),
                })}
              </p>
            )}
            <CurrencyConverter key={codesKey} table={table} base={base} codes={codes} />
            <RateTable table={table} base={base} />
          </>
        ) : (
          <p className="hint">
            {disconnected && ratesText('takesKey')} {ratesText('conversionsFree')}
          </p>
        )}
      </LiveRegion>
    </section>
  );
}
