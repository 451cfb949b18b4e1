import { ENDPOINTS } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { Rates } from '../../extension/schemas/index.ts';
import { type ApiSessionOpener, connectionChanged, type KeyStore } from '../account/index.ts';
import type { SpendingLedger } from '../billing/index.ts';
import { createSingleFlight, type RateLimitedQueue } from '../concurrency/index.ts';
import type { Caller } from '../messaging/index.ts';
import { keepAlive, type Ports } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';
import {
  createExchangeRateTables,
  normalizeCurrencies,
  type RequestedCurrencies,
  selectCurrencies,
} from './exchange-rate-tables.ts';
import { queueTimeoutFailure } from './failures.ts';

const { path, credits } = ENDPOINTS.rates;

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'now'>;
  readonly db: Db;
  readonly openApiSession: ApiSessionOpener;
  readonly key: KeyStore;
  readonly ledger: SpendingLedger;
  readonly queue: RateLimitedQueue;
}

/**
 * ECB exchange rates: stored tables are free, a new one costs a credit, for one currency or all.
 */
export function createExchangeRates({
  ports,
  db,
  openApiSession,
  key,
  ledger,
  queue,
}: Dependencies) {
  const flights = createSingleFlight<Outcome<Rates>>();

  const tables = createExchangeRateTables(db);

  async function call(
    base: string,
    symbols: RequestedCurrencies,
    caller: Caller,
    epoch: number,
  ): Promise<Outcome<Rates>> {
    const session = await openApiSession();
    if (!session.ok) return session;
    const { client, origin } = session.value;
    if (session.value.epoch !== epoch) return connectionChanged();
    const wish = symbols === null ? {} : { symbols: symbols.join(',') };
    const question = JSON.stringify([origin, 'rates', base, ...(symbols ?? [])]);
    const opened = await ledger.openReceipt({
      endpoint: path,
      credits,
      automatic: false,
      question,
      // Every press of the button asks again.
      allowRepeat: true,
      place: 'rates',
      caller,
    });
    if (!opened.ok) return opened;
    const outcome = await keepAlive(ports.platform, () =>
      client.call('rates', { base, ...wish }),
    ).catch(() => fail(createFailure('internal', { billed: 'possibly' })));
    // A paid table must reach the person even when nothing can be stored.
    await ledger
      .closeReceipt(opened.value, question, outcome, !caller.private)
      .catch(() => undefined);
    await key.updateTrouble(outcome, epoch).catch(() => undefined);
    if (!outcome.ok) return outcome;
    const { date, rates, base: named } = outcome.value;
    const table = { base: named ?? base, date: date ?? '', rates, at: ports.now(), credits };
    await tables.save(base, symbols, table).catch(() => undefined);
    return ok(selectCurrencies(table, symbols));
  }

  async function ask(
    base: string,
    symbols: RequestedCurrencies,
    caller: Caller,
  ): Promise<Outcome<Rates>> {
    const session = await openApiSession();
    if (!session.ok) return session;
    const outcome = await queue.run(() => call(base, symbols, caller, session.value.epoch));
    return outcome ?? fail(queueTimeoutFailure());
  }

  return async (
    request: RequestOf<'rates'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'rates'>>> => {
    const { base } = request;
    const symbols = normalizeCurrencies(request.symbols);
    if (!request.ask) {
      return ok({ rates: await tables.find(base, symbols), price: credits });
    }
    const flight = [base, ...(symbols ?? [])].join(' ');
    const outcome = await flights(flight, () => ask(base, symbols, caller)).result;
    return outcome.ok ? ok({ rates: outcome.value, price: credits }) : outcome;
  };
}
