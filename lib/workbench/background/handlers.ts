import { createFailure } from '../../api/failures/index.ts';
import { fail, ok } from '../../domain/index.ts';
import type { KeyStore } from '../../service/account/index.ts';
import { listSpendingId, type SpendingLedger } from '../../service/billing/index.ts';
import type { Caller, HandlersOf } from '../../service/messaging/index.ts';
import type { Ports } from '../../service/platform/index.ts';
import type { SettingsStore } from '../../service/settings/index.ts';
import type { ValueEvaluator } from '../../service/values/index.ts';
import { creditsOf, distinctQuestions } from '../list/index.ts';
import type { LIST_MESSAGES, ListQuestion, RetryGroup } from '../messages/index.ts';
import { DRAFT } from '../store/list-records.ts';
import type { ListLog } from './log.ts';
import type { RunProgress } from './progress.ts';
import { listInPrivateWindow, priceRaised } from './refusals.ts';
import type { ListScheduler } from './scheduler.ts';
import type { ListStore, StoredList } from './store.ts';

type Handlers = HandlersOf<typeof LIST_MESSAGES>;

interface Dependencies {
  readonly ports: Pick<Ports, 'now' | 'newId'>;
  readonly settings: Pick<SettingsStore, 'read'>;
  readonly key: Pick<KeyStore, 'account'>;
  readonly evaluate: ValueEvaluator;
  readonly ledger: Pick<SpendingLedger, 'spentOnList'>;
  readonly store: ListStore;
  readonly log: ListLog;
  readonly progress: Pick<RunProgress, 'of' | 'byId' | 'all'>;
  readonly scheduler: Pick<ListScheduler, 'begin' | 'act'>;
}

/**
 * Starts lists and retries their questions, for at most the price that the button showed; returns
 * progress.
 */
export function createListHandlers(parts: Dependencies) {
  const { ports, settings, key, evaluate, ledger, store, log, progress, scheduler } = parts;

  async function priceOf(questions: readonly ListQuestion[], caller: Caller): Promise<number> {
    const judged = await evaluate(questions, { place: 'workbench', caller });
    return judged.reduce((sum, { offer }) => sum + offer.credits, 0);
  }

  const startList: Handlers['startList'] = async ({ id, questions, price }, caller) => {
    if (caller.private) return fail(listInPrivateWindow());
    const account = await key.account();
    if (!account) return fail(createFailure('no-key'));
    const distinct = distinctQuestions(questions);
    const costs = await priceOf(distinct, caller);
    if (costs > price) return fail(priceRaised(costs));
    const running = {
      ...DRAFT,
      id: ports.newId(),
      at: ports.now(),
      state: 'running' as const,
      total: distinct.length,
      budget: price,
      account: account.id,
    };
    const started = id === null ? undefined : await store.start(id, running, distinct);
    if (!started) return fail(createFailure('internal'));
    scheduler.begin();
    await store.trim();
    return ok({ run: await progress.of(started) });
  };

  /** The failed questions of a group, each with its position in the list. */
  async function failed(
    { id, round }: StoredList,
    which: RetryGroup,
  ): Promise<readonly [number, ListQuestion][]> {
    const questions = (await store.questions(id))?.questions ?? [];
    const states = await log.states(id, round?.from);
    return [...questions.entries()].filter(([n]) => states.get(n) === which);
  }

  const retryList: Handlers['retryList'] = async ({ id, which, price }, caller) => {
    if (caller.private) return fail(listInPrivateWindow());
    const list = await store.read(id);
    if (!list || list.state === 'draft') return ok({ run: null });
    const retried = await failed(list, which);
    const costs = creditsOf(retried.map(([, question]) => question));
    if (costs > price) return fail(priceRaised(costs));
    const at = ports.now();
    const paid = which === 'possibly';
    // Free failures used none of the confirmed price, so it is raised only by what is missing.
    const budget = Math.max(list.budget, (await ledger.spentOnList(listSpendingId(list))) + costs);
    await store.update(id, { budget });
    await log.add(
      id,
      retried.map(([n]) => ({ state: 'again', n, at, paid }) as const),
    );
    const unreadableFrom = await log.end(id);
    await store.update(id, { state: 'running', until: null, failure: null, unreadableFrom });
    scheduler.begin();
    return ok({ run: await progress.byId(id) });
  };

  return {
    startList,
    retryList,
    lists: async (_, caller) => ok({ runs: caller.private ? [] : await progress.all() }),
    trimLists: async () => {
      await store.trim();
      return ok({});
    },
    listRun: async ({ id }) => {
      const { disposableIsBad } = await settings.read();
      const { round } = (await store.read(id)) ?? {};
      return ok({ run: await progress.byId(id), round: round?.from ?? 0, disposableIsBad });
    },
    controlList: async ({ id, act }) => ok({ run: await scheduler.act(id, act) }),
  } satisfies Partial<Handlers>;
}
