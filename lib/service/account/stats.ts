import { z } from 'zod';
import type { ApiClient } from '../../api/client/index.ts';
import {
  ENDPOINT_NAMES,
  ENDPOINTS,
  type EndpointParams,
  successPercent,
} from '../../api/endpoints/index.ts';
import { createFailure } from '../../api/failures/index.ts';
import { type Failure, fail, type Outcome, ok } from '../../domain/index.ts';
import { MESSAGES, type ReplyOf } from '../../extension/messages/index.ts';
import type { Health } from '../../extension/schemas/index.ts';
import { createSingleFlight, type RateLimitedQueue } from '../concurrency/index.ts';
import type { Ports } from '../platform/index.ts';
import type { Db } from '../storage/index.ts';
import type { ApiSessionOpener } from './api-session.ts';
import { explainStatsFailure } from './stats-failure.ts';

/** What health is asked of: a path by the name people know it by, or an engine by its slug. */
interface StatsSubject {
  readonly path: string | null;
  readonly label: string;
}

/** Named when they are asked for, in the language of then. */
const statsPaths = (): readonly StatsSubject[] =>
  ENDPOINT_NAMES.flatMap((name) => {
    const { path, statsLabel } = ENDPOINTS[name];
    return statsLabel === null ? [] : [{ path, label: statsLabel() }];
  });
const engineSubject = (label: string): StatsSubject => ({ path: null, label });

/** Failures that hold for every path alike: the rest need not be asked. */
const ACCOUNT_WIDE_FAILURES: ReadonlySet<Failure['kind']> = new Set([
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

const reply = MESSAGES.stats.reply;
const storedSchema = z.object({ at: reply.shape.at, rows: z.array(z.unknown()) });
type Stats = ReplyOf<'stats'>;

interface Dependencies {
  readonly ports: Pick<Ports, 'now'>;
  readonly db: Db;
  readonly openApiSession: ApiSessionOpener;
  readonly queue: RateLimitedQueue;
}

export type StatsReader = ReturnType<typeof createStatsReader>;

/** Health over the last hour, by path and by engine; free. What cannot be told is said with why. */
export function createStatsReader({ ports, db, openApiSession: door, queue }: Dependencies) {
  const flights = createSingleFlight<Outcome<Stats>>();
  const rowSchema = reply.shape.rows.element;

  async function kept(): Promise<Stats> {
    const stored = await db.read('snapshots', 'stats', storedSchema);
    const labels = new Map(statsPaths().map(({ path, label }) => [path, label]));
    const rows = (stored?.rows ?? [])
      .flatMap((row) => rowSchema.safeParse(row).data ?? [])
      .map((row) => ({ ...row, label: labels.get(row.path) ?? row.label }));
    return { at: stored?.at ?? 0, rows, untold: [] };
  }
  const keep = ({ at, rows }: Stats) =>
    db.write('snapshots', 'stats', { at, rows }).catch(() => undefined);

  async function row(client: ApiClient, { path, label }: StatsSubject): Promise<Outcome<Health>> {
    const params: EndpointParams<'stats'> = path === null ? { engine: label } : { path };
    const outcome = await queue.run(() => client.call('stats', params));
    if (outcome === null) return fail(createFailure('rate-limited'));
    if (!outcome.ok) return fail(explainStatsFailure(outcome.failure));
    const { engine, health, success_rate: rate, avg_response_time_ms: average } = outcome.value;
    const percent = successPercent(rate, health);
    return ok({
      path,
      label,
      health,
      ...(engine ? { engine } : path === null ? { engine: label } : {}),
      ...(percent === undefined ? {} : { successRate: percent }),
      ...(typeof average === 'number' ? { averageMs: average } : {}),
    });
  }

  async function ask(): Promise<Outcome<Stats>> {
    const at = await door();
    if (!at.ok) return at;
    const { client } = at.value;
    const told: Health[] = [];
    const untold: Stats['untold'] = [];
    const take = ({ path, label }: StatsSubject, outcome: Outcome<Health>): void => {
      if (outcome.ok) told.push(outcome.value);
      else untold.push({ path, label, reason: outcome.failure.message });
    };
    const askAll = async (subjects: readonly StatsSubject[]): Promise<void> => {
      const outcomes = await Promise.all(subjects.map((subject) => row(client, subject)));
      for (const [index, outcome] of outcomes.entries()) {
        const subject = subjects[index];
        if (subject) take(subject, outcome);
      }
    };

    const [first, ...rest] = statsPaths();
    if (!first) return ok(await kept());
    const one = await row(client, first);
    if (!one.ok && ACCOUNT_WIDE_FAILURES.has(one.failure.kind)) return one;
    take(first, one);
    await askAll(rest);
    if (!one.ok && told.length === 0) return one;
    // What an engine's slug is, the contract does not show: answers name theirs.
    const learned = [...told, ...(await kept()).rows].flatMap(({ engine }) => engine ?? []);
    await askAll([...new Set(learned)].map(engineSubject));
    const value = { at: ports.now(), rows: told, untold };
    await keep(value);
    return ok(value);
  }

  return {
    all: async (refresh: boolean): Promise<Outcome<Stats>> =>
      refresh ? flights('stats', ask).result : ok(await kept()),

    /** One that the person named: an engine's slug, or a path. An engine stays in the list. */
    async one(about: string): Promise<Outcome<Health>> {
      const at = await door();
      if (!at.ok) return at;
      const named = about.includes('/') ? { path: about, label: about } : engineSubject(about);
      const outcome = await row(at.value.client, named);
      if (outcome.ok && named.path === null) {
        const before = await kept();
        const others = before.rows.filter(({ path, label }) => path !== null || label !== about);
        await keep({ ...before, rows: [...others, outcome.value] });
      }
      return outcome;
    },
  };
}
