/** GET /v1/stats (API contract, Stats snapshot; Endpoints, rule 5). */

import { type Context, LOOKUPS, type Work } from '../request/endpoints.ts';
import { badRequest, MESSAGES, Problem } from '../request/problem.ts';
import { type Query, text } from '../request/query.ts';
import { HOUR, MINUTE } from './time.ts';

/** A finished call, for the statistics. */
export interface Traffic {
  readonly path: string;
  readonly status: number;
  readonly durationMs: number;
  readonly at: number;
}

/** A window with fewer calls than this is filled up with successes: one failure is not an outage. */
const LOW_VOLUME = 20;

function normalisePath(path: string): string {
  const bare = path.replace(/\?.*$/, '').replace(/\/+$/, '').replace(/^\/*/, '/').toLowerCase();
  return bare.startsWith('/v1/') ? bare : `/v1${bare}`;
}

/** The engine and path of a request; throws 400 and 404 as in the contract. */
function subject(query: Query): { engine: string; path: string | null } {
  const engine = text(query, 'engine')?.toLowerCase();
  const given = text(query, 'path');
  if (engine === undefined && given === undefined) throw badRequest('engine or path is required');
  if (engine !== undefined && !/^[a-z][a-z0-9-]*$/.test(engine)) {
    throw badRequest('engine is not a slug');
  }
  if (engine !== undefined && !LOOKUPS.some((each) => each.engine === engine)) {
    throw new Problem(404, MESSAGES.notFound);
  }
  if (given === undefined) return { engine: engine ?? '', path: null };
  const path = normalisePath(given);
  const owner = LOOKUPS.find((each) => each.path === path)?.engine;
  if (!owner) throw badRequest('path is not an endpoint of the catalog');
  if (engine !== undefined && engine !== owner) throw badRequest('path does not match the engine');
  return { engine: owner, path };
}

/** Percent of calls of the window without a 5xx, to two decimals. */
function successRate(calls: readonly Traffic[]): number {
  const failures = calls.filter(({ status }) => status >= 500).length;
  const total = Math.max(calls.length, LOW_VOLUME);
  return Math.round(((total - failures) / total) * 10_000) / 100;
}

/** Health rule of the contract. */
function healthOf(rate: number): 'operational' | 'degraded' | 'down' {
  if (rate >= 90) return 'operational';
  return rate >= 50 ? 'degraded' : 'down';
}

function averageMs(calls: readonly Traffic[]): number {
  const counted = calls.filter(({ durationMs }) => durationMs <= MINUTE);
  if (counted.length === 0) return 0;
  return Math.round(counted.reduce((sum, { durationMs }) => sum + durationMs, 0) / counted.length);
}

export function stats(query: Query, { key, traffic, now }: Context): Work {
  if (!key.account.statsEnabled) throw new Problem(403, MESSAGES.statsOff);
  const { engine, path } = subject(query);
  const family = LOOKUPS.filter((each) => each.engine === engine).map((each) => each.path);
  const paths = path === null ? family : [path];
  const calls = traffic.filter((call) => now - call.at < HOUR && paths.includes(call.path));
  const rate = successRate(calls);
  const snapshot = {
    engine,
    path,
    health: healthOf(rate),
    success_rate: rate,
    avg_response_time_ms: averageMs(calls),
    window: '1h',
  };
  return () => snapshot;
}
