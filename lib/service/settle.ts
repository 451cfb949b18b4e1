import type { EndpointName } from '../api/endpoints.ts';
import type { Outcome } from '../failure.ts';
import type { Place } from '../messages.ts';
import type { Depth } from '../policy.ts';
import type { Verdict } from '../verdict.ts';
import type { Cache } from './cache.ts';
import { combine } from './combine.ts';
import type { History } from './history.ts';
import type { Ledger } from './ledger.ts';
import type { Ports } from './ports.ts';

/** A paid call whose outcome is known. */
export interface Settled {
  /** The receipt's id. */
  readonly id: string;
  /** As `questionKey` names it. */
  readonly question: string;
  readonly endpoint: EndpointName;
  readonly credits: number;
  readonly depth: Depth;
  readonly offline: Verdict;
  readonly place: Place;
  readonly site?: string;
  readonly private: boolean;
  /** One of the questions of a list, which keeps its answers itself. */
  readonly listed: boolean;
}

/** What the API said: its verdict, and the answer as it can be stored. */
export interface Finished {
  readonly verdict: Verdict;
  readonly answer: unknown;
}

interface Parts {
  readonly ports: Ports;
  readonly ledger: Ledger;
  readonly cache: Cache;
  readonly history: History;
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

export type Settle = ReturnType<typeof createSettle>;

/**
 * Writes what became of a paid call: receipt, cache (answers only) and history (answers, and calls
 * that may have cost something). In a private window the receipt alone. Repeating it changes
 * nothing, so that it can be run again after a crash.
 *
 * Never throws: a paid answer must reach the person even when it cannot be stored. False: some of
 * it was not written.
 */
export function createSettle({ ports, ledger, cache, history }: Parts) {
  return async (paid: Settled, outcome: Outcome<Finished>): Promise<boolean> => {
    const { id, question, endpoint, credits, depth, offline, place, site } = paid;
    let kept = true;
    if (outcome.ok && !paid.private) {
      const verdict = { ...outcome.value.verdict, kind: offline.kind };
      const { answer } = outcome.value;
      kept = await succeeds(cache.keep(question, verdict, endpoint, depth, answer));
    }
    kept = (await succeeds(ledger.close(id, question, outcome, !paid.private))) && kept;
    if (paid.private || paid.listed) return kept;
    if (!outcome.ok && outcome.failure.billed === 'no') return kept;
    // An answer that could not be read was paid for: it stays as it came, beside the value.
    const raw = outcome.ok ? undefined : outcome.failure.raw;
    const entry = {
      id,
      at: ports.now(),
      verdict: outcome.ok ? combine(offline, outcome.value.verdict) : offline,
      place,
      ...(site ? { site } : {}),
      credits,
      billed: outcome.ok ? 'yes' : outcome.failure.billed,
      depth,
      ...(raw === undefined ? {} : { raw }),
    } as const;
    return (await succeeds(history.add(entry))) && kept;
  };
}
