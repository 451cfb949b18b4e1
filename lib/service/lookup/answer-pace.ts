/**
 * Delays an automatic lookup that needs no call, so that it takes as long as one that needs a call. A
 * submit waits for the answer, so its duration would tell the page whether the value was looked up
 * before on any site.
 */
import { z } from 'zod';
import type { Outcome, Phrase } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { LookupReply } from '../../extension/schemas/index.ts';
import type { KeyStore } from '../account/index.ts';
import type { ListBudget } from '../billing/index.ts';
import type { Caller } from '../messaging/index.ts';
import { createMutex, type Ports } from '../platform/index.ts';
import { policyFor, type SettingsStore } from '../settings/index.ts';

type Lookup = (
  request: RequestOf<'lookup'>,
  caller: Caller,
  listBudget?: ListBudget,
) => Promise<Outcome<LookupReply<Phrase>, Phrase>>;

interface Dependencies {
  readonly ports: Pick<Ports, 'db' | 'now' | 'sleep'>;
  readonly key: Pick<KeyStore, 'account'>;
  readonly settings: Pick<SettingsStore, 'read'>;
}

const storedSchema = z.object({ lastMs: z.array(z.number().nonnegative()) });
/** Number of calls whose durations are kept. */
const MAX_DURATIONS = 24;
/** Duration that is assumed before any call was measured, ms. */
const TYPICAL_MS = 600;
/** Longest delay, ms. No submit waits longer (MAX_SUBMIT_WAIT_MS). */
const MAX_MS = 4_000;

export function createAnswerPace({ ports, key, settings }: Dependencies) {
  const { db, now, sleep } = ports;
  const locked = createMutex();

  const durations = async (): Promise<readonly number[]> =>
    (await db.read('snapshots', 'callDurations', storedSchema))?.lastMs ?? [];

  const record = (ms: number) =>
    locked(async () => {
      const lastMs = [...(await durations()), ms].slice(-MAX_DURATIONS);
      await db.write('snapshots', 'callDurations', { lastMs });
    });

  /** Waits until the request has taken as long as a random one of the last calls. */
  async function wait(startedAt: number): Promise<void> {
    // A typical time is waited for instead.
    const known = await durations().catch(() => []);
    const drawn = known[Math.floor(Math.random() * known.length)] ?? TYPICAL_MS;
    const rest = startedAt + Math.min(drawn, MAX_MS) - now();
    if (rest > 0) await sleep(rest);
  }

  /** Whether the lookup is automatic (policy `auto`), even if a cap would refuse its call. */
  async function isAutomatic({ kind, place, form, trigger }: RequestOf<'lookup'>, caller: Caller) {
    if (trigger !== 'typed') return false;
    const keySet = (await key.account()) !== null;
    const where = { keySet, place, form, sites: caller.sites, private: caller.private };
    return policyFor(kind, await settings.read(), where) === 'auto';
  }

  return (lookup: Lookup): Lookup =>
    async (request, caller, listBudget) => {
      const startedAt = now();
      // Of a lookup that is not known to be automatic, the time tells nothing.
      const automatic = isAutomatic(request, caller).catch(() => false);
      const outcome = await lookup(request, caller, listBudget);
      const isFresh =
        outcome.ok &&
        outcome.value.state === 'answered' &&
        outcome.value.from === 'api' &&
        outcome.value.offer.shared === undefined;
      if (isFresh && request.depth === 'standard' && !listBudget)
        // One time less is known.
        await record(now() - startedAt).catch(() => undefined);
      else if (await automatic) await wait(startedAt);
      return outcome;
    };
}
