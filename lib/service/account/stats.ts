import { z } from 'zod';
import type { ApiClient } from '../../api/client/index.ts';
import {
  ENDPOINT_NAMES,
  ENDPOINTS,
  type EndpointParams,
  successPercent,
} from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome, ok, type Phrase } from '../../domain/index.ts';
import { MESSAGES, type ReplyOf } from '../../extension/messages/index.ts';
import { type Health, kept } from '../../extension/schemas/index.ts';
import { serviceText } from '../../texts/messages.ts';
import { createSingleFlight, type Ports, type RateLimitedQueue } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';
import type { ApiSessionOpener } from './api-session.ts';

/** Subject of a stats call: a path with its label, or an engine by its slug. */
interface StatsSubject {
  readonly path: string | null;
  readonly label: Phrase;
  readonly engine?: string;
}

const STATS_PATHS: readonly StatsSubject[] = ENDPOINT_NAMES.flatMap((name) => {
  const { path, statsLabel } = ENDPOINTS[name];
  return statsLabel === null ? [] : [{ path, label: statsLabel }];
});
const engineSubject = (engine: string): StatsSubject => ({ path: null, label: engine, engine });

/** Failures that every path would return. After one of them, no other path is called. */
const ACCOUNT_WIDE_FAILURES: ReadonlySet<Failure<Phrase>['kind']> = new Set([
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

/** An outage of the stats says nothing about the lookups (contract, Endpoints, rule 5). */
function explained({ kind, ...rest }: Failure<Phrase>): Failure<Phrase> {
  if (kind !== 'unavailable') return { kind, ...rest };
  const [message, action] = [serviceText('statsUnavailable'), serviceText('lookupsNotAffected')];
  return createFailure(kind, { ...rest, message, action, remedy: 'wait' });
}

const reply = MESSAGES.stats.reply;
const storedSchema = z.object({ at: reply.shape.at, rows: z.array(z.unknown()) });
type Stats = ReplyOf<'stats', Phrase>;

interface Dependencies {
  readonly ports: Pick<Ports, 'now'>;
  readonly db: Db;
  readonly openApiSession: ApiSessionOpener;
  readonly queue: RateLimitedQueue;
}

/**
 * Health over the last hour, by path and by engine; free. Unavailable ones are listed with the reason.
 */
export function createStatsReader({ ports, db, openApiSession, queue }: Dependencies) {
  const flights = createSingleFlight<Outcome<Stats, Phrase>>();
  const rowSchema = kept(reply.shape.rows.element);

  async function stored(): Promise<Stats> {
    const last = await db.read('snapshots', 'stats', storedSchema);
    const rows = (last?.rows ?? []).flatMap((row) => rowSchema.safeParse(row).data ?? []);
    return { at: last?.at ?? 0, rows, untold: [] };
  }
  const keep = ({ at, rows }: Stats) =>
    // They are shown now, and asked for again later.
    db.write('snapshots', 'stats', { at, rows }).catch(() => undefined);

  async function row(
    client: ApiClient,
    { path, label, engine: asked }: StatsSubject,
  ): Promise<Outcome<Health<Phrase>, Phrase>> {
    const params: EndpointParams<'stats'> =
      path === null ? { ...(asked && { engine: asked }) } : { path };
    const outcome = await queue.run(
      () => client.call('stats', params),
      (why) => fail(createFailure('rate-limited', 'until' in why ? { retryAt: why.until } : {})),
    );
    if (!outcome.ok) return fail(explained(outcome.failure));
    const { health, success_rate, avg_response_time_ms } = outcome.value;
    const engine = outcome.value.engine || asked;
    const percent = successPercent(success_rate, health);
    return ok({
      path,
      label,
      health,
      ...(engine ? { engine } : {}),
      ...(percent === undefined ? {} : { successRate: percent }),
      ...(typeof avg_response_time_ms === 'number' ? { averageMs: avg_response_time_ms } : {}),
    });
  }

  async function ask(): Promise<Outcome<Stats, Phrase>> {
    const session = await openApiSession();
    if (!session.ok) return session;
    const { client } = session.value;
    const health: Health<Phrase>[] = [];
    const unavailable: Stats['untold'] = [];
    async function askAll(
      subjects: readonly StatsSubject[],
    ): Promise<Outcome<Health<Phrase>, Phrase>[]> {
      const outcomes = await Promise.all(subjects.map((subject) => row(client, subject)));
      for (const [i, outcome] of outcomes.entries()) {
        const { path = null, label = '' } = subjects[i] ?? {};
        if (outcome.ok) health.push(outcome.value);
        else unavailable.push({ path, label, reason: outcome.failure.message });
      }
      return outcomes;
    }

    // A failure that every path would return is learned from the first.
    const [first] = await askAll(STATS_PATHS.slice(0, 1));
    if (first?.ok === false && ACCOUNT_WIDE_FAILURES.has(first.failure.kind)) return first;
    await askAll(STATS_PATHS.slice(1));
    if (first?.ok === false && health.length === 0) return first;
    // The contract does not list engine slugs, so they are taken from answers.
    const engines = [...health, ...(await stored()).rows].flatMap(({ engine }) => engine ?? []);
    await askAll([...new Set(engines)].map(engineSubject));
    const value = { at: ports.now(), rows: health, untold: unavailable };
    await keep(value);
    return ok(value);
  }

  return async (refresh: boolean): Promise<Outcome<Stats, Phrase>> =>
    refresh ? flights('stats', ask).result : ok(await stored());
}
