import type { Failure, Outcome } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { ListQuestion, LookupReply } from '../../extension/schemas/index.ts';
import type { ListBudget } from '../billing/index.ts';
import type { RateLimitedQueue } from '../concurrency/index.ts';
import type { Caller } from '../messaging/index.ts';
import type { Ports } from '../platform/index.ts';
import type { ListLog } from './log.ts';
import { backOffMs, decideRetry } from './retry-policy.ts';
import type { ListStore, StoredList } from './store.ts';

/** One place of the queue stays free for a person's own presses. */
const MAX_CONCURRENT = 3;
/** How soon a pause or a stop is noticed by who waits. */
const CHECK_INTERVAL_MS = 1_000;
/** A job that the API made of a question by itself is asked for again after this. */
const JOB_RETRY_MS = 5_000;

/** The person pressed in the workbench, perhaps long ago: the question is asked for them. */
const LIST_CALLER: Caller = {
  context: 'ui',
  tab: null,
  frame: 0,
  page: '',
  sites: [],
  host: '',
  private: false,
};

/** Why no more is asked for now; `null` failure: the person said so. */
export type ListHalt =
  | { readonly state: 'done' }
  | { readonly state: 'interrupted' }
  | { readonly state: 'held'; readonly failure: Failure }
  | { readonly state: 'wait'; readonly failure: Failure | null; readonly until: number };

interface Dependencies {
  readonly ports: Pick<Ports, 'now' | 'sleep'>;
  readonly store: Pick<ListStore, 'rows'>;
  readonly log: ListLog;
  readonly queue: Pick<RateLimitedQueue, 'backgroundDelayMs'>;
  readonly lookup: (
    request: RequestOf<'lookup'>,
    caller: Caller,
    purse: ListBudget,
  ) => Promise<Outcome<LookupReply>>;
  /** A free question, which tells whether the API can be reached, and what lost calls have cost. */
  readonly probe: () => Promise<Outcome<unknown>>;
  /** Whether the person still wants it asked. */
  readonly isWanted: (id: string) => boolean;
  /** Until when the rate limit lets nothing through. */
  readonly onRateLimited: (id: string, until: number) => void;
}

const request = ({ kind, value }: ListQuestion, refresh: boolean): RequestOf<'lookup'> => ({
  kind,
  value,
  depth: 'standard',
  trigger: 'gesture',
  refresh,
  place: 'workbench',
});

/** Asks what is left of a list until nothing is left, or something stands against it. */
export function createListWorker(parts: Dependencies) {
  const { ports, store, log, queue, lookup, probe, isWanted, onRateLimited: onPace } = parts;
  /** Failures of a sort in a row, by list: they tell a bad hour from a bad moment. */
  const rows = new Map<string, number>();
  /** Lists of which an answer was lost: another one is risked when a free one has come through. */
  const doubted = new Set<string>();

  return async (list: StoredList): Promise<ListHalt> => {
    const { id, budget, origin } = list;
    const questions = (await store.rows(id))?.questions ?? [];
    const stands = await log.states(id);
    const left = questions
      .map((question, n) => ({ question, n, stand: stands.get(n) }))
      .filter(({ stand }) => stand === undefined || stand.startsWith('again'));
    type Task = (typeof left)[number];
    let halt: ListHalt = { state: 'done' };
    /** Each lane ends after its own question; the first to see a reason has said it. */
    const stop = (why: ListHalt) => {
      if (halt.state === 'done') halt = why;
    };
    const isOver = () => halt.state !== 'done';
    const wait = (failure: Failure | null, ms: number) =>
      stop({ state: 'wait', failure, until: ports.now() + ms });

    /** False: it is not to be asked now. */
    async function hasTurn(): Promise<boolean> {
      for (let ms = await queue.backgroundDelayMs(); ms > 0; ms = await queue.backgroundDelayMs()) {
        onPace(id, ports.now() + ms);
        await ports.sleep(Math.min(ms, CHECK_INTERVAL_MS));
        if (!isWanted(id)) break;
      }
      if (!isWanted(id)) stop({ state: 'interrupted' });
      return !isOver();
    }

    async function isReachable(): Promise<boolean> {
      if (!doubted.has(id)) return true;
      const told = await probe();
      if (told.ok) {
        doubted.delete(id);
        return true;
      }
      const row = rows.get(id) ?? 0;
      rows.set(id, row + 1);
      const trouble = decideRetry({ ...told.failure, billed: 'no' }, row);
      if (trouble.action === 'hold') stop({ state: 'held', failure: told.failure });
      else wait(told.failure, trouble.action === 'wait' ? trouble.ms : backOffMs(row));
      return false;
    }

    async function ask({ question, stand }: Task): Promise<Outcome<LookupReply>> {
      const purse = { list: id, budget, origin };
      const told = await lookup(request(question, false), LIST_CALLER, purse);
      const isBlocked = !told.ok && told.failure.kind === 'possibly-billed-before';
      if (!isBlocked || stand !== 'again-paid') return told;
      return lookup(request(question, true), LIST_CALLER, purse);
    }

    async function take(task: Task, told: Outcome<LookupReply>): Promise<void> {
      const { n } = task;
      const at = ports.now();
      if (told.ok) {
        rows.delete(id);
        const { value } = told;
        if (value.state === 'pending') return wait(null, JOB_RETRY_MS);
        const { verdict, at: answeredAt } = value;
        return log.add(id, [{ state: 'answered', n, at, verdict, answeredAt }]);
      }
      const { failure } = told;
      const row = rows.get(id) ?? 0;
      rows.set(id, row + 1);
      const trouble = decideRetry(failure, row);
      if (trouble.action === 'hold') return stop({ state: 'held', failure });
      if (trouble.action === 'wait') return wait(failure, trouble.ms);
      if (trouble.action === 'probe-first') doubted.add(id);
      await log.add(id, [{ state: 'failed', n, at, failure }]);
    }

    async function lane(): Promise<void> {
      while (left.length > 0) {
        if (!(await hasTurn()) || !(await isReachable())) return;
        const task = left.shift();
        if (task) await take(task, await ask(task));
      }
    }

    await Promise.all(Array.from({ length: MAX_CONCURRENT }, lane));
    return halt;
  };
}
