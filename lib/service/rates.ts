import { ENDPOINTS } from '../api/endpoints.ts';
import { failure } from '../api/failures.ts';
import type { Outcome } from '../failure.ts';
import { MESSAGES, type Rates, type ReplyOf } from '../messages.ts';
import type { Caller } from './caller.ts';
import type { Db } from './db.ts';
import { type OpenDoor, overtaken } from './door.ts';
import { createFlights } from './flight.ts';
import { keepAlive } from './keepalive.ts';
import type { KeyStore } from './key.ts';
import type { Ledger } from './ledger.ts';
import { BUSY } from './lookup.ts';
import type { Ports } from './ports.ts';
import type { Queue } from './queue.ts';

const tableSchema = MESSAGES.rates.reply.shape.rates.unwrap();
const { path, credits } = ENDPOINTS.rates;

interface Parts {
  readonly ports: Ports;
  readonly db: Db;
  readonly door: OpenDoor;
  readonly key: KeyStore;
  readonly ledger: Ledger;
  readonly queue: Queue;
}

/** ECB exchange rates: the kept table is free, asking for a new one costs a credit. */
export function createRates({ ports, db, door, key, ledger, queue }: Parts) {
  const flights = createFlights<Outcome<Rates>>();

  const kept = async (base: string): Promise<Rates | null> =>
    (await db.read('snapshots', `rates ${base}`, tableSchema)) ?? null;

  async function call(base: string, caller: Caller, turn: number): Promise<Outcome<Rates>> {
    const at = await door();
    if (!at.ok) return at;
    const { client, origin } = at.value;
    if (at.value.turn !== turn) return overtaken();
    const question = JSON.stringify([origin, 'rates', base]);
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
    const outcome = await keepAlive(ports.platform, () => client.call('rates', { base })).catch(
      () => ({ ok: false, failure: failure('internal', { billed: 'possibly' }) }) as const,
    );
    // A paid table must reach the person even when nothing can be stored.
    await ledger.close(opened.value, question, outcome, !caller.private).catch(() => undefined);
    await key.note(outcome, turn).catch(() => undefined);
    if (!outcome.ok) return outcome;
    const { date, rates, base: named } = outcome.value;
    const table = { base: named ?? base, date: date ?? '', rates, at: ports.now(), credits };
    await db.write('snapshots', `rates ${base}`, table).catch(() => undefined);
    return { ok: true, value: table };
  }

  async function ask(base: string, caller: Caller): Promise<Outcome<Rates>> {
    const at = await door();
    if (!at.ok) return at;
    const outcome = await queue.run(() => call(base, caller, at.value.turn));
    return outcome ?? { ok: false, failure: failure('rate-limited', BUSY) };
  }

  return async (
    request: { base: string; ask: boolean },
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'rates'>>> => {
    const { base } = request;
    if (!request.ask) return { ok: true, value: { rates: await kept(base), price: credits } };
    const asked = await flights(base, () => ask(base, caller)).result;
    return asked.ok ? { ok: true, value: { rates: asked.value, price: credits } } : asked;
  };
}
