import { ENDPOINTS } from '../api/endpoints.ts';
import { failure } from '../api/failures.ts';
import { fail, type Outcome, ok } from '../failure.ts';
import type { Rates, ReplyOf, RequestOf } from '../messages.ts';
import type { Caller } from './caller.ts';
import type { Db } from './db.ts';
import { type OpenDoor, overtaken } from './door.ts';
import { createFlights } from './flight.ts';
import { keepAlive } from './keepalive.ts';
import type { KeyStore } from './key.ts';
import type { Ledger } from './ledger.ts';
import { busy } from './lookup.ts';
import type { Ports } from './ports.ts';
import type { Queue } from './queue.ts';
import { createRateTables, inOrder, narrowed, type Symbols } from './rate-tables.ts';

const { path, credits } = ENDPOINTS.rates;

interface Parts {
  readonly ports: Ports;
  readonly db: Db;
  readonly door: OpenDoor;
  readonly key: KeyStore;
  readonly ledger: Ledger;
  readonly queue: Queue;
}

/** ECB exchange rates: what is kept is free, asking anew costs a credit, for one currency or all. */
export function createRates({ ports, db, door, key, ledger, queue }: Parts) {
  const flights = createFlights<Outcome<Rates>>();

  const tables = createRateTables(db);

  async function call(
    base: string,
    symbols: Symbols,
    caller: Caller,
    turn: number,
  ): Promise<Outcome<Rates>> {
    const at = await door();
    if (!at.ok) return at;
    const { client, origin } = at.value;
    if (at.value.turn !== turn) return overtaken();
    const wish = symbols === null ? {} : { symbols: symbols.join(',') };
    const question = JSON.stringify([origin, 'rates', base, ...(symbols ?? [])]);
    const opened = await ledger.open({
      endpoint: path,
      credits,
      automatic: false,
      question,
      // The button is the whole question: pressing it again is asking again.
      insisted: true,
      place: 'rates',
      caller,
    });
    if (!opened.ok) return opened;
    const outcome = await keepAlive(ports.platform, () =>
      client.call('rates', { base, ...wish }),
    ).catch(() => fail(failure('internal', { billed: 'possibly' })));
    // A paid table must reach the person even when nothing can be stored.
    await ledger.close(opened.value, question, outcome, !caller.private).catch(() => undefined);
    await key.note(outcome, turn).catch(() => undefined);
    if (!outcome.ok) return outcome;
    const { date, rates, base: named } = outcome.value;
    const table = { base: named ?? base, date: date ?? '', rates, at: ports.now(), credits };
    await tables.keep(base, symbols, table).catch(() => undefined);
    return ok(narrowed(table, symbols));
  }

  async function ask(base: string, symbols: Symbols, caller: Caller): Promise<Outcome<Rates>> {
    const at = await door();
    if (!at.ok) return at;
    const outcome = await queue.run(() => call(base, symbols, caller, at.value.turn));
    return outcome ?? fail(busy());
  }

  return async (
    request: RequestOf<'rates'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'rates'>>> => {
    const { base } = request;
    const symbols = inOrder(request.symbols);
    if (!request.ask) {
      return ok({ rates: await tables.find(base, symbols), price: credits });
    }
    const flight = [base, ...(symbols ?? [])].join(' ');
    const asked = await flights(flight, () => ask(base, symbols, caller)).result;
    return asked.ok ? ok({ rates: asked.value, price: credits }) : asked;
  };
}
