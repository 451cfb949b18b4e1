/** How far the lookup of a list is, as the page shows it. */
import type { Phrase } from '../../domain/index.ts';
import { listSpendingId, type SpendingLedger } from '../../service/billing/index.ts';
import type { Ports } from '../../service/platform/index.ts';
import type { ListRun } from '../messages/index.ts';
import type { ListLog } from './log.ts';
import type { ListStore, StoredList } from './store.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'now'>;
  readonly ledger: Pick<SpendingLedger, 'spentOnList'>;
  readonly store: Pick<ListStore, 'read' | 'all'>;
  readonly log: Pick<ListLog, 'states'>;
}

export type RunProgress = ReturnType<typeof createRunProgress>;

export function createRunProgress({ ports, ledger, store, log }: Dependencies) {
  const { now } = ports;
  /** By list, when the rate limit admits its next call, ms since the epoch. */
  const paced = new Map<string, number>();

  async function of(list: StoredList): Promise<ListRun<Phrase>> {
    const { id, name, at, state, total, budget, round } = list;
    const states = [...(await log.states(id, round?.from)).values()];
    const count = (wanted: string) => states.filter((state) => state === wanted).length;
    const until = Math.max(list.until ?? 0, paced.get(id) ?? 0);
    const isWaiting = state === 'running' && until > now();
    const why = list.until !== null && list.until > now() ? list.failure : null;
    return {
      id,
      name,
      at,
      state,
      total,
      budget,
      spent: await ledger.spentOnList(listSpendingId(list)),
      answered: count('answered'),
      failed: count('failed'),
      possibly: count('possibly'),
      wait: isWaiting ? { until, failure: why } : null,
      failure: state === 'held' ? list.failure : null,
      ...(round ? { since: round.since } : {}),
    };
  }

  return {
    of,

    /** Null: there is no such list. */
    async byId(id: string): Promise<ListRun<Phrase> | null> {
      const list = await store.read(id);
      return list ? of(list) : null;
    },

    async all(): Promise<ListRun<Phrase>[]> {
      return Promise.all((await store.all()).map(of));
    },

    /** The rate limit admits no call of the list before `until`, ms since the epoch. */
    onRateLimited: (id: string, until: number): void => void paced.set(id, until),
  };
}
