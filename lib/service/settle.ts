import type { EndpointName } from '../api/endpoints.ts';
import type { Outcome } from '../failure.ts';
import type { Depth, Place } from '../messages.ts';
import type { Verdict } from '../verdict.ts';
import type { Cache } from './cache.ts';
import { combine } from './combine.ts';
import type { History } from './history.ts';
import type { KeyStore } from './key.ts';
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
}

/** What the API said: its verdict, and the answer as it can be stored. */
export interface Finished {
  readonly verdict: Verdict;
  readonly answer: unknown;
}

interface Parts {
  readonly ports: Ports;
  readonly key: KeyStore;
  readonly ledger: Ledger;
  readonly cache: Cache;
  readonly history: History;
}

/** A paid answer must reach the person even when it cannot be stored. */
const quietly = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

export type Settle = ReturnType<typeof createSettle>;

/**
 * Writes what became of a paid call: receipt, key trouble, cache (answers only) and history
 * (answers, and calls that may have cost something). In a private window the receipt alone.
 * Repeating it changes nothing, so that it can be run again after a crash.
 */
export function createSettle({ ports, key, ledger, cache, history }: Parts) {
  return async (paid: Settled, outcome: Outcome<Finished>): Promise<void> => {
    const { id, question, endpoint, credits, depth, offline, place, site } = paid;
    if (outcome.ok && !paid.private) {
      const verdict = { ...outcome.value.verdict, kind: offline.kind };
      await quietly(cache.keep(question, verdict, endpoint, depth, outcome.value.answer));
    }
    await ledger.close(id, question, outcome, !paid.private);
    await key.note(outcome);
    if (paid.private || (!outcome.ok && outcome.failure.billed === 'no')) return;
    const entry = {
      id,
      at: ports.now(),
      verdict: outcome.ok ? combine(offline, outcome.value.verdict) : offline,
      place,
      ...(site ? { site } : {}),
      credits,
      billed: outcome.ok ? 'yes' : outcome.failure.billed,
      depth,
    } as const;
    await quietly(history.add(entry));
  };
}
