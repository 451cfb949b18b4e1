/** Runs lists in the background, and takes what the person does to them. */
import { createFailure } from '../../api/failures/index.ts';
import type { FailureKind, Phrase } from '../../domain/index.ts';
import type { KeyStore } from '../../service/account/index.ts';
import { keepAlive, type Ports } from '../../service/platform/index.ts';
import { serviceText } from '../../texts/messages.ts';
import { isUnderWay } from '../list/index.ts';
import type { ListAction, ListRun } from '../messages/index.ts';
import type { ListLog } from './log.ts';
import type { RunProgress } from './progress.ts';
import type { ListStore, StoredList } from './store.ts';
import type { createListWorker, ListHalt } from './worker.ts';

export const LISTS_ALARM = 'fieldmark.lists';
/** The shortest alarm period that both browsers allow. */
const ALARM_MINUTES = 0.5;
/** Shorter waits keep the worker awake; longer ones use the alarm. */
const MAX_WAIT_AWAKE_MS = 25_000;
const CHECK_INTERVAL_MS = 1_000;

interface Dependencies {
  readonly ports: Pick<Ports, 'platform' | 'now' | 'sleep'>;
  readonly key: Pick<KeyStore, 'accountId' | 'account'>;
  readonly store: ListStore;
  readonly log: Pick<ListLog, 'end'>;
  readonly progress: Pick<RunProgress, 'of'>;
}

/** Failures that hold a list because its account is not connected. */
const ACCOUNT_GONE: ReadonlySet<FailureKind> = new Set(['aborted', 'no-key']);

type RunList = ReturnType<typeof createListWorker>;
type IsWanted = Parameters<typeof createListWorker>[0]['isWanted'];

export type ListScheduler = ReturnType<typeof createListScheduler>;

/**
 * Runs lists one after the other in the background, whether or not a page of ours is open. After a
 * crash the next worker continues with the stored state.
 */
export function createListScheduler(
  parts: Dependencies,
  createRun: (isWanted: IsWanted) => RunList,
) {
  const { ports, key, store, log, progress } = parts;
  const { now } = ports;
  /** Lists that the person paused, stopped or removed while they ran. */
  const unwanted = new Set<string>();
  const run = createRun((id) => !unwanted.has(id));

  async function settle(id: string, halt: ListHalt): Promise<void> {
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
    const isMoved = halt.state === 'held' && (await key.accountId()) !== list.account;
    await settle(list.id, isMoved ? { state: 'held', failure: connectionReplaced() } : halt);
  }

  /** Runs until no list can continue within `MAX_WAIT_AWAKE_MS`. */
  async function work(): Promise<void> {
    for (;;) {
      const wanted = (await store.all()).filter(({ state }) => state === 'running');
      const account = wanted.length === 0 ? '' : await key.accountId();
      // Lists whose account is not connected are held at once, even while another list runs.
      for (const { id } of wanted.filter((list) => list.account !== account)) {
        await settle(id, { state: 'held', failure: connectionReplaced() });
      }
      const running = wanted.filter((list) => list.account === account);
      if (running.length === 0) return ports.platform.clearAlarm(LISTS_ALARM);
      await ports.platform.setAlarm(LISTS_ALARM, ALARM_MINUTES);
      const oldest = running.toReversed();
      const ready = oldest.find(({ until }) => (until ?? 0) <= now());
      if (ready) await goOn(ready);
      else {
        const soonest = Math.min(...oldest.map(({ until }) => until ?? 0)) - now();
        if (soonest > MAX_WAIT_AWAKE_MS) {
          // A quota may take days to be renewed, so the worker may end and an alarm wakes it.
          const minutes = Math.max(ALARM_MINUTES, soonest / 60_000);
          return ports.platform.setAlarm(LISTS_ALARM, minutes);
        }
        await ports.sleep(Math.min(soonest, CHECK_INTERVAL_MS));
      }
    }
  }

  let isAwake = false;
  let again = false;
  /** Continues running lists. A call during a run makes that run check once more at its end. */
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
  // Where storage is full, or cannot be read, the alarm goes on.
  const start = (): void => void wake().catch(() => undefined);

  return {
    wake,
    begin: start,

    /** Call after another account was connected: continues the lists that waited for it. */
    async onAccountChanged(): Promise<void> {
      const connected = await key.account();
      const held = (await store.all()).filter(({ state }) => state === 'held');
      for (const { id, account, failure } of held) {
        if (account !== connected?.id || !failure || !ACCOUNT_GONE.has(failure.kind)) continue;
        await store.update(id, { state: 'running', until: null, failure: null });
      }
      start();
    },

    /** Stops and deletes all lists. */
    async clear(): Promise<void> {
      for (const { id } of await store.all()) unwanted.add(id);
      await store.clear();
    },

    /** Null: there is no such list. */
    async act(id: string, act: ListAction): Promise<ListRun<Phrase> | null> {
      const list = await store.read(id);
      if (!list) return null;
      if (act !== 'resume') unwanted.add(id);
      if (act === 'remove') {
        await store.remove(id);
        return null;
      }
      if (!isUnderWay(list)) return progress.of(list);
      const resumed =
        act === 'resume'
          ? { account: await key.accountId(), unreadableFrom: await log.end(id) }
          : {};
      const state = ({ pause: 'paused', stop: 'stopped', resume: 'running' } as const)[act];
      const cleared = { until: null, failure: null };
      const next = await store.update(id, { state, ...cleared, ...resumed });
      if (act === 'resume') {
        unwanted.delete(id);
        start();
      }
      return next ? progress.of(next) : null;
    },
  };
}

const connectionReplaced = () =>
  createFailure('aborted', {
    message: serviceText('connectionChanged'),
    action: serviceText('resumeRest'),
    remedy: 'none',
  });
