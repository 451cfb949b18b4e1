import { failure } from '../api/failures.ts';
import { type Outcome, ok } from '../failure.ts';
import type { ListAct, ListRun } from '../messages.ts';
import { text } from '../texts/service.ts';
import { keepAlive } from './keepalive.ts';
import type { KeyStore } from './key.ts';
import type { Ledger } from './ledger.ts';
import type { ListLog } from './list-log.ts';
import type { createListRun, Halt } from './list-run.ts';
import type { ListStore, StoredList } from './list-store.ts';
import type { Ports } from './ports.ts';

export const LISTS_ALARM = 'fieldmark.lists';
/** Half a minute is the shortest period both browsers keep. */
const ALARM_MINUTES = 0.5;
/** A wait that is shorter is waited for here; a longer one by alarm, and the worker may sleep. */
const NEAR_MS = 25_000;
const LOOK_MS = 1_000;

interface Parts {
  readonly ports: Ports;
  readonly key: Pick<KeyStore, 'origin'>;
  readonly ledger: Pick<Ledger, 'spent'>;
  readonly store: ListStore;
  readonly log: ListLog;
}

/** What the runner is told by, and tells. */
type Run = ReturnType<typeof createListRun>;
type RunParts = Pick<Parameters<typeof createListRun>[0], 'isWanted' | 'onPace'>;

export type Lists = ReturnType<typeof createLists>;

/**
 * Lists on their way: one after the other, in the background, whether or not a page of ours is open.
 * A worker or a browser that died leaves the list as it stood; the next one goes on with it.
 */
export function createLists(parts: Parts, createRun: (told: RunParts) => Run) {
  const { ports, key, ledger, store, log } = parts;
  const { now } = ports;
  /** Lists that the person paused, stopped or removed while they were asked. */
  const unwanted = new Set<string>();
  /** Until when the rate limit lets nothing of a list through, ms since the epoch. */
  const paced = new Map<string, number>();
  const run = createRun({
    isWanted: (id) => !unwanted.has(id),
    onPace: (id, until) => paced.set(id, until),
  });

  async function view(list: StoredList): Promise<ListRun> {
    const { id, name, at, state, total, budget } = list;
    const stands = [...(await log.stands(id)).values()];
    const count = (stand: string) => stands.filter((each) => each === stand).length;
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
      spent: await ledger.spent(id),
      answered: count('answered'),
      failed: count('failed'),
      possibly: count('possibly'),
      wait: isWaiting ? { until, failure: why } : null,
      failure: state === 'held' ? list.failure : null,
    };
  }

  async function settle(id: string, halt: Halt): Promise<void> {
    if (halt.state === 'interrupted') return;
    if (halt.state === 'wait') {
      await store.update(id, { until: halt.until, failure: halt.failure });
      return;
    }
    const failure = halt.state === 'held' ? halt.failure : null;
    await store.update(id, { state: halt.state, until: null, failure });
  }

  async function goOn(list: StoredList): Promise<void> {
    unwanted.delete(list.id);
    const halt = await run(list);
    const isMoved = halt.state === 'held' && (await key.origin()) !== list.origin;
    await settle(list.id, isMoved ? { state: 'held', failure: moved() } : halt);
  }

  /** Until no list is left that can be gone on with soon. */
  async function work(): Promise<void> {
    for (;;) {
      const running = (await store.all()).filter(({ state }) => state === 'running');
      if (running.length === 0) return ports.platform.clearAlarm(LISTS_ALARM);
      await ports.platform.setAlarm(LISTS_ALARM, ALARM_MINUTES);
      const oldest = running.toReversed();
      const ready = oldest.find(({ until }) => (until ?? 0) <= now());
      if (ready) await goOn(ready);
      else {
        const soonest = Math.min(...oldest.map(({ until }) => until ?? 0)) - now();
        if (soonest > NEAR_MS) {
          // A quota may be waited for for days: the worker sleeps until it is time.
          const minutes = Math.max(ALARM_MINUTES, soonest / 60_000);
          return ports.platform.setAlarm(LISTS_ALARM, minutes);
        }
        await ports.sleep(Math.min(soonest, LOOK_MS));
      }
    }
  }

  let isAwake = false;
  let again = false;
  /** Goes on with what is to be asked. Called while it works, it looks once more when it is done. */
  async function wake(): Promise<void> {
    again = true;
    if (isAwake) return;
    isAwake = true;
    try {
      while (again) {
        again = false;
        await keepAlive(ports.platform, work);
      }
    } finally {
      isAwake = false;
    }
  }
  const begin = (): void => void wake().catch(() => undefined);

  return {
    wake,
    begin,
    view,

    /** Nothing more is asked, and nothing is kept of them. */
    async clear(): Promise<void> {
      for (const { id } of await store.all()) unwanted.add(id);
      await store.clear();
    },

    async views(): Promise<ListRun[]> {
      return Promise.all((await store.all()).map(view));
    },

    /** Null: it is no more. */
    async act(id: string, act: ListAct): Promise<Outcome<ListRun | null>> {
      const list = await store.read(id);
      if (!list) return ok(null);
      const isEnded = list.state === 'done' || list.state === 'stopped';
      if (act !== 'resume') unwanted.add(id);
      if (act === 'remove') {
        await store.remove(id);
        return ok(null);
      }
      if (isEnded) return ok(await view(list));
      const origin = act === 'resume' ? { origin: await key.origin() } : {};
      const state = ({ pause: 'paused', stop: 'stopped', resume: 'running' } as const)[act];
      const calm = { until: null, failure: null };
      const next = await store.update(id, { state, ...calm, ...origin });
      if (act === 'resume') {
        unwanted.delete(id);
        begin();
      }
      return ok(next ? await view(next) : null);
    },
  };
}

const moved = () =>
  failure('aborted', {
    message: text('listOfOtherConnection'),
    action: text('resumeTheRest'),
    remedy: 'none',
  });
