import { z } from 'zod';
import type { Client } from '../api/client.ts';
import { ENDPOINT_NAMES, ENDPOINTS, type EndpointName } from '../api/endpoints.ts';
import { failure } from '../api/failures.ts';
import type { Failure, Outcome } from '../failure.ts';
import { type Health, MESSAGES, type ReplyOf } from '../messages.ts';
import type { Db } from './db.ts';
import type { OpenDoor } from './door.ts';
import { createFlights } from './flight.ts';
import type { Ports } from './ports.ts';
import type { Queue } from './queue.ts';

/** The endpoints that Fieldmark asks, as people know them. */
const LABELS = ENDPOINT_NAMES.flatMap((name) => {
  const { statsLabel } = ENDPOINTS[name];
  return statsLabel === null ? [] : [[name, statsLabel] as const];
});
/** Failures that hold for every path alike: the rest need not be asked. */
const ONE_FOR_ALL: ReadonlySet<Failure['kind']> = new Set([
  'stats-not-enabled',
  'forbidden',
  'invalid-key',
  'inactive-key',
  'expired-key',
  'unauthorized',
  'rate-limited',
  'payment-required',
  'redirected',
  'network',
  'timeout',
]);

const storedSchema = MESSAGES.stats.reply.extend({ rows: z.array(z.unknown()) });
type Stats = ReplyOf<'stats'>;

interface Parts {
  readonly ports: Ports;
  readonly db: Db;
  readonly door: OpenDoor;
  readonly queue: Queue;
}

/** Health of the lookup endpoints over the last hour; free, and no worse than missing rows. */
export function createStats({ ports, db, door, queue }: Parts) {
  const flights = createFlights<Outcome<Stats>>();
  const rowSchema = MESSAGES.stats.reply.shape.rows.element;

  async function kept(): Promise<Stats> {
    const stored = await db.read('snapshots', 'stats', storedSchema);
    const rows = (stored?.rows ?? []).flatMap((row) => rowSchema.safeParse(row).data ?? []);
    return { at: stored?.at ?? 0, rows };
  }

  async function row(client: Client, name: EndpointName, label: string): Promise<Outcome<Health>> {
    const { path } = ENDPOINTS[name];
    const outcome = await queue.run(() => client.call('stats', { path }));
    if (outcome === null) return { ok: false, failure: failure('rate-limited') };
    if (!outcome.ok) return outcome;
    const { health, success_rate: rate, avg_response_time_ms: average } = outcome.value;
    const measured = {
      ...(typeof rate === 'number' ? { successRate: rate } : {}),
      ...(typeof average === 'number' ? { averageMs: average } : {}),
    };
    return { ok: true, value: { path, label, health, ...measured } };
  }

  async function ask(): Promise<Outcome<Stats>> {
    const at = await door();
    if (!at.ok) return at;
    const { client } = at.value;
    const [first, ...rest] = LABELS;
    if (!first) return { ok: true, value: await kept() };
    const one = await row(client, ...first);
    if (!one.ok && ONE_FOR_ALL.has(one.failure.kind)) return one;
    const others = await Promise.all(rest.map((each) => row(client, ...each)));
    const rows = [one, ...others].flatMap((outcome) => (outcome.ok ? [outcome.value] : []));
    if (!one.ok && rows.length === 0) return one;
    const value = { at: ports.now(), rows };
    await db.write('snapshots', 'stats', value).catch(() => undefined);
    return { ok: true, value };
  }

  return async (refresh: boolean): Promise<Outcome<Stats>> =>
    refresh ? flights('stats', ask).result : { ok: true, value: await kept() };
}
