import { PRESS_BODY_BYTES, receivedBodyOf } from '../../api/client/index.ts';
import { ENDPOINTS, ratesResultSchema, unreadableValues } from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import type { Rates } from '../../extension/schemas/index.ts';
import { type ApiSessionOpener, connectionChanged, type KeyStore } from '../account/index.ts';
import { type RawAnswers, sharedAt } from '../answers/index.ts';
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
import { type EarlierCallExplainer, queueRefused, withReceipt } from './failures.ts';

const { path, credits } = ENDPOINTS.rates;

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'now'>;
  readonly db: Db;
  readonly openApiSession: ApiSessionOpener;
  readonly key: KeyStore;
  readonly ledger: SpendingLedger;
  readonly queue: RateLimitedQueue;
  readonly rawAnswers: Pick<RawAnswers, 'keep'>;
  readonly explainEarlier: EarlierCallExplainer;
}

/**
 * A person's request for new rates. `shown`: ids of earlier unanswered calls that the surface
 * shows.
 */
interface RatesPress {
  readonly caller: Caller;
  readonly shown: readonly string[];
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
  rawAnswers,
  explainEarlier,
}: Dependencies) {
  const flights = createSingleFlight<Outcome<Rates>>();

  const tables = createExchangeRateTables(db);

  async function call(
    base: string,
    symbols: RequestedCurrencies,
    { caller, shown, epoch }: RatesPress & { readonly epoch: number },
  ): Promise<Outcome<Rates>> {
    const session = await openApiSession();
    if (!session.ok) return session;
    const { client, id: account } = session.value;
    if (session.value.epoch !== epoch) return connectionChanged();
    const wish = symbols === null ? {} : { symbols: symbols.join(',') };
    const question = JSON.stringify([account, 'rates', base, ...(symbols ?? [])]);
    const receipt = await ledger.openReceipt({
      endpoint: path,
      credits,
      automatic: false,
      question,
      repeats: (receipt) => shown.includes(receipt),
      place: 'rates',
      caller,
      account,
    });
    const opened = await explainEarlier(receipt);
    if (!opened.ok) return opened;
    const outcome = await keepAlive(ports.platform, () =>
      client.call('rates', { base, ...wish }, { bodyLimit: PRESS_BODY_BYTES }),
    ).catch(() => fail(createFailure('internal', { billed: 'possibly' })));
    const fromTeam = outcome.ok ? receivedBodyOf(outcome.value)?.shared : undefined;
    const shared = fromTeam && sharedAt(fromTeam, ports.now());
    // A paid table must reach the person even when nothing can be stored.
    await ledger
      .closeReceipt(opened.value, question, outcome, !caller.private, undefined, shared)
      .catch(() => undefined);
    await key.updateTrouble(outcome, epoch).catch(() => undefined);
    if (!outcome.ok) {
      const { failure } = await rawAnswers.keep(opened.value, outcome.failure, caller.private);
      return withReceipt(fail(failure), opened.value);
    }
    const result = ratesResultSchema.parse(outcome.value);
    const unreadable = unreadableValues(outcome.value, result);
    const table = {
      base: result.base ?? base,
      date: result.date ?? '',
      rates: result.rates,
      at: shared?.at ?? ports.now(),
      credits: shared ? 0 : credits,
      ...(unreadable.length > 0 ? { unreadable } : {}),
    };
    await tables.save(account, base, symbols, table).catch(() => undefined);
    return ok(selectCurrencies(table, symbols));
  }

  async function ask(
    base: string,
    symbols: RequestedCurrencies,
    press: RatesPress,
  ): Promise<Outcome<Rates>> {
    const session = await openApiSession();
    if (!session.ok) return session;
    const { epoch } = session.value;
    return queue.run(() => call(base, symbols, { ...press, epoch }), queueRefused);
  }

  return async (
    request: RequestOf<'rates'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'rates'>>> => {
    const { base, shown = [] } = request;
    const symbols = normalizeCurrencies(request.symbols);
    if (!request.ask) {
      return ok({ rates: await tables.find(await key.accountId(), base, symbols), price: credits });
    }
    const flight = [base, ...(symbols ?? [])].join(' ');
    const outcome = await flights(flight, () => ask(base, symbols, { caller, shown })).result;
    return outcome.ok ? ok({ rates: outcome.value, price: credits }) : outcome;
  };
}
