/** What each path of the API does after the checks have passed. */

import { type PollAnswer, pollAnswer } from '../account/jobs.ts';
import type { ApiKey } from '../account/keys.ts';
import type { SandboxState } from '../account/state.ts';
import { statsSnapshot } from '../account/stats.ts';
import { usageRecord } from '../account/usage.ts';
import { type Context, LOOKUPS, type Lookup, optional, type Work } from './endpoints.ts';
import { MESSAGES, Problem } from './problem.ts';
import type { Query } from './query.ts';

export interface Route extends Omit<Lookup, 'answer' | 'engine'> {
  /** Parses the parameters (throws 400) and returns the work, which may run as a job. */
  readonly prepare: (key: ApiKey, query: Query, context: Context) => Promise<Work>;
}

const FREE = { credits: 0, bills404: false };

export function apiRoutes(state: SandboxState): Route[] {
  const usage = (path: string): Route => ({
    path,
    ...FREE,
    example: {},
    parameters: [],
    prepare: async (key) => () => usageRecord(key),
  });
  const stats: Route = {
    path: '/v1/stats',
    ...FREE,
    example: { path: '/v1/vat' },
    parameters: [
      optional('engine', 'string', 'API family slug; this or path'),
      optional('path', 'string', 'endpoint path; this or engine'),
    ],
    prepare: async (key, query, { now, shapes }) => {
      if (!key.account.statsEnabled) throw new Problem(403, MESSAGES.statsOff);
      const snapshot = statsSnapshot(query, state.traffic, now, shapes.successRate);
      return () => snapshot;
    },
  };
  const lookups = LOOKUPS.map(
    ({ answer, ...rest }): Route => ({
      ...rest,
      prepare: (_key, query, context) => answer(query, context),
    }),
  );
  return [...lookups, stats, usage('/v1/usage'), usage('/usage')];
}

/** Answers a poll, free and never asynchronous; an unknown job or another account's is 404. */
export function poll(
  state: SandboxState,
  id: string,
  key: ApiKey,
  fields: string | undefined,
): PollAnswer {
  const job = state.jobs.find(id, key.name);
  if (!job) throw new Problem(404, MESSAGES.notFound);
  return pollAnswer(job, fields);
}
