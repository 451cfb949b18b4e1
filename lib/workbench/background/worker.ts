import { createFailure } from '../../api/failures/index.ts';
import type { Failure, Outcome, Phrase } from '../../domain/index.ts';
import type { RequestOf } from '../../extension/messages/index.ts';
import type { LookupReply } from '../../extension/schemas/index.ts';
import {
  type ListBudget,
  listSpendingId,
  type PaidResultState,
  paidFailureState,
  tooManyUnreadable,
} from '../../service/billing/index.ts';
import type { Caller } from '../../service/messaging/index.ts';
import type { Ports, RateLimitedQueue } from '../../service/platform/index.ts';
import { serviceText } from '../../texts/messages.ts';
import type { ListQuestion } from '../messages/index.ts';
import type { ListLog } from './log.ts';
import { backOffMs, decideRetry } from './retry-policy.ts';
import type { ListStore, StoredList } from './store.ts';

/** Leaves one slot of the queue for lookups that a person starts. */
const MAX_CONCURRENT = 3;
/** How often a waiting list checks for a pause or a stop, ms. */
const CHECK_INTERVAL_MS = 1_000;
/** Delay before a question that the API turned into a job is asked again, ms. */
const JOB_RETRY_MS = 5_000;

/**
 * The caller of a list's lookups: the workbench, where the person started the list, perhaps long
 * ago.
 */
const LIST_CALLER: Caller = {
  context: 'ui',
  tab: null,
  frame: 0,
  page: '',
  sites: [],
  host: '',
  private: false,
};

/** Why a list stopped. `failure` null: because of the rate limit. */
export type ListHalt =
  | { readonly state: 'done' }
  | { readonly state: 'interrupted' }
  | { readonly state: 'held'; readonly failure: Failure<Phrase> }
  | { readonly state: 'wait'; readonly failure: Failure<Phrase> | null; readonly until: number };

interface Dependencies {
  readonly ports: Pick<Ports, 'now' | 'sleep' | 'platform'>;
  readonly store: Pick<ListStore, 'questions'>;
  readonly log: ListLog;
  readonly queue: Pick<RateLimitedQueue, 'backgroundDelayMs'>;
  readonly lookup: (
    request: RequestOf<'lookup'>,
    caller: Caller,
    listBudget: ListBudget,
  ) => Promise<Outcome<LookupReply<Phrase>, Phrase>>;
  /** A free call that tests whether the API can be reached, and reconciles lost calls. */
  readonly probe: () => Promise<Outcome<unknown, Phrase>>;
  /** False: the person paused, stopped or removed the list. */
  readonly isWanted: (id: string) => boolean;
  /** Called while the rate limit admits no call; `until`: ms since the epoch. */
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

/** The failure of a list that stops because no readable answers come, with the last answer. */
const noReadableAnswers = (
  failure: Failure<Phrase>,
  last: readonly PaidResultState[],
): Failure<Phrase> => {
  const { billed, raw } = failure;
  return createFailure('unexpected-answer', {
    message: serviceText('listUnreadable', {
      count: last.filter((state) => state !== 'readable').length,
      total: last.length,
    }),
    action: serviceText('resumeRest'),
    billed,
    ...(raw === undefined ? {} : { raw }),
  });
};

/** Asks the open questions of a list until none is left or something stops it. */
export function createListWorker(parts: Dependencies) {
  const { ports, store, log, queue, lookup, probe, isWanted, onRateLimited } = parts;
  /** Consecutive failures by list, which distinguish an outage from a passing fault. */
  const failuresInRow = new Map<string, number>();
  /** Lists that lost an answer: a free call must succeed before the next paid one. */
  const unreachable = new Set<string>();

  return async (list: StoredList): Promise<ListHalt> => {
    const { id, budget, account, round } = list;
    const { questions = [], asked } = (await store.questions(id)) ?? {};
    const again = new Set(asked);
    const isAsked = (n: number) => round === null || again.has(n);
    const states = await log.states(id, round?.from);
    const tasks = questions
      .map((question, n) => ({ question, n, stand: states.get(n) }))
      .filter(({ n, stand }) => (stand === undefined ? isAsked(n) : stand.startsWith('again')));
    type Task = (typeof tasks)[number];
    let halt: ListHalt = { state: 'done' };
    /**
     * The first lane that finds a reason to stop sets it. The others end after their current
     * question.
     */
    const stop = (why: ListHalt) => {
      if (halt.state === 'done') halt = why;
    };
    const isOver = () => halt.state !== 'done';
    /** The API has answered in this run, so that calls side by side are not all lost at a dead address. */
    let hasAnswered = false;
    // After a restart too: the same credits must not be lost again before it is known that the API is back.
    if ((await log.paidStates(id, 0)).at(-1) === 'lost') unreachable.add(id);
    const wait = (failure: Failure<Phrase> | null, ms: number) =>
      stop({ state: 'wait', failure, until: ports.now() + ms });

    /** Waits for the rate limit. Returns false if the list must stop. */
    async function hasTurn(): Promise<boolean> {
      for (let ms = await queue.backgroundDelayMs(); ms > 0; ms = await queue.backgroundDelayMs()) {
        onRateLimited(id, ports.now() + ms);
        await ports.sleep(Math.min(ms, CHECK_INTERVAL_MS));
        if (!isWanted(id)) break;
      }
      if (!isWanted(id)) stop({ state: 'interrupted' });
      return !isOver();
    }

    async function isReachable(): Promise<boolean> {
      if (!unreachable.has(id)) return true;
      const outcome = await probe();
      if (outcome.ok) {
        unreachable.delete(id);
        return true;
      }
      const row = failuresInRow.get(id) ?? 0;
      failuresInRow.set(id, row + 1);
      const decision = decideRetry({ ...outcome.failure, billed: 'no' }, row, ports.now());
      if (decision.action === 'hold') stop({ state: 'held', failure: outcome.failure });
      else wait(outcome.failure, decision.action === 'wait' ? decision.ms : backOffMs(row));
      return false;
    }

    async function ask({ question, stand }: Task): Promise<Outcome<LookupReply<Phrase>, Phrase>> {
      const since = round ? { since: round.at } : {};
      const listBudget = { list: listSpendingId(list), budget, account, ...since };
      const outcome = await lookup(request(question, false), LIST_CALLER, listBudget);
      const isBlocked = !outcome.ok && outcome.failure.kind === 'possibly-billed-before';
      if (!isBlocked || stand !== 'again-paid') return outcome;
      return lookup(request(question, true), LIST_CALLER, listBudget);
    }

    async function take(task: Task, outcome: Outcome<LookupReply<Phrase>, Phrase>): Promise<void> {
      const { n } = task;
      const at = ports.now();
      if (outcome.ok) {
        failuresInRow.delete(id);
        const { value } = outcome;
        hasAnswered ||= value.state === 'pending' || value.from !== 'cache';
        if (value.state === 'pending') return wait(null, JOB_RETRY_MS);
        const { verdict, at: answeredAt, from } = value;
        const { shared } = value.offer;
        const source = {
          ...(from === 'cache' ? ({ cached: true } as const) : {}),
          ...(shared ? { shared } : {}),
        };
        const { version } = ports.platform;
        const read = value.read ? { read: { version, ...value.read } } : {};
        const entry = { state: 'answered', n, at, verdict, answeredAt } as const;
        return log.add(id, [{ ...entry, ...source, ...read }]);
      }
      const { failure } = outcome;
      hasAnswered ||= failure.status !== undefined;
      const row = failuresInRow.get(id) ?? 0;
      failuresInRow.set(id, row + 1);
      const decision = decideRetry(failure, row, at);
      if (decision.action === 'hold') return stop({ state: 'held', failure });
      if (decision.action === 'wait') return wait(failure, decision.ms);
      if (decision.action === 'probe-first') unreachable.add(id);
      await log.add(id, [{ state: 'failed', n, at, failure }]);
      const last = await log.paidStates(id, list.unreadableFrom ?? 0);
      if (paidFailureState(failure) !== null && tooManyUnreadable(last)) {
        stop({ state: 'held', failure: noReadableAnswers(failure, last) });
      }
    }

    async function lane(isEnough: () => boolean): Promise<void> {
      while (tasks.length > 0 && !isEnough()) {
        if (!(await hasTurn()) || !(await isReachable())) return;
        const task = tasks.shift();
        if (task) await take(task, await ask(task));
      }
    }

    await lane(() => hasAnswered);
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, () => lane(() => false)));
    return halt;
  };
}
