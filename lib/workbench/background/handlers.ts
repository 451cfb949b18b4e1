import { createFailure } from '../../api/failures/index.ts';
import { fail, type Outcome, ok, valueKey, withDisposableSetting } from '../../domain/index.ts';
import type { ReplyOf, RequestOf } from '../../extension/messages/index.ts';
import { lookupCredits } from '../../kinds/index.ts';
import type { KeyStore } from '../../service/account/index.ts';
import { listSpendingId, type SpendingLedger } from '../../service/billing/index.ts';
import type { Caller } from '../../service/messaging/index.ts';
import type { Ports } from '../../service/platform/index.ts';
import type { SettingsStore } from '../../service/settings/index.ts';
import type { ValueEvaluator } from '../../service/values/index.ts';
import type { ListQuestion, ListRun, RetryGroup, ValueList } from '../messages/index.ts';
import type { ListLog } from './log.ts';
import { listInPrivateWindow, priceRaised } from './refusals.ts';
import type { ListScheduler } from './scheduler.ts';
import type { SentRows } from './sent-rows.ts';
import type { StagedRows } from './staged-rows.ts';
import type { ListStore, StoredList } from './store.ts';

interface Dependencies {
  readonly ports: Pick<Ports, 'now' | 'newId'>;
  readonly settings: Pick<SettingsStore, 'read'>;
  readonly key: Pick<KeyStore, 'account'>;
  readonly evaluate: ValueEvaluator;
  readonly ledger: Pick<SpendingLedger, 'spentOnList'>;
  readonly store: ListStore;
  readonly staged: StagedRows;
  readonly sentRows: SentRows;
  readonly log: ListLog;
  readonly scheduler: ListScheduler;
}

/**
 * Starts lists and retries their questions, for at most the price that the button showed; returns
 * progress.
 */
export function createListHandlers({
  ports,
  settings,
  key,
  evaluate,
  ledger,
  store,
  staged,
  sentRows,
  log,
  scheduler,
}: Dependencies) {
  async function priceOf(questions: readonly ListQuestion[], caller: Caller): Promise<number> {
    const judged = await evaluate(questions, { place: 'workbench', caller });
    return judged.reduce((sum, { offer }) => sum + offer.credits, 0);
  }

  async function viewOf(id: string): Promise<ListRun | null> {
    const list = await store.read(id);
    return list ? scheduler.view(list) : null;
  }

  /** A list with the rows of its upload, if it has one; null where these are lost. */
  function whole(list: ValueList, upload: string | undefined): ValueList | null {
    if (upload === undefined) return list;
    const rows = staged.take(upload);
    return rows ? { ...list, rows } : null;
  }

  async function start(
    { id: openId, list: sent, upload, questions, price }: RequestOf<'startList'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'startList'>>> {
    if (caller.private) return fail(listInPrivateWindow());
    const list = whole(sent, upload);
    if (!list) return fail(createFailure('worker-gone'));
    const account = await key.account();
    if (!account) return fail(createFailure('no-key'));
    const distinct = [
      ...new Map(questions.map((question) => [valueKey(question), question])).values(),
    ];
    const costs = await priceOf(distinct, caller);
    if (costs > price) return fail(priceRaised(costs));
    const open = openId === null ? undefined : await store.read(openId);
    const id = open?.state === 'draft' ? open.id : ports.newId();
    const stored = {
      id,
      at: ports.now(),
      name: list.name,
      state: 'running',
      total: distinct.length,
      budget: price,
      account: account.id,
      failure: null,
      until: null,
      round: null,
      reminder: null,
    } as const;
    await store.add(stored, list, distinct);
    scheduler.begin();
    return ok({ run: await scheduler.view(stored) });
  }

  /** The failed questions of a group, each with its position in the list. */
  async function failed(
    { id, round }: StoredList,
    which: RetryGroup,
  ): Promise<readonly [number, ListQuestion][]> {
    const questions = (await store.rows(id))?.questions ?? [];
    const states = await log.states(id, round?.from);
    return [...questions.entries()].filter(([n]) => states.get(n) === which);
  }

  async function retry(
    { id, which, price }: RequestOf<'retryList'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'retryList'>>> {
    if (caller.private) return fail(listInPrivateWindow());
    const list = await store.read(id);
    if (!list || list.state === 'draft') return ok({ run: null });
    const retried = await failed(list, which);
    const costs = retried.reduce(
      (sum, [, { kind }]) => sum + (lookupCredits(kind, 'standard') ?? 0),
      0,
    );
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
    return ok({ run: await viewOf(id) });
  }

  async function save(
    { id: openId, list: sent, changesOnly, upload }: RequestOf<'saveList'>,
    caller: Caller,
  ): Promise<Outcome<ReplyOf<'saveList'>>> {
    if (caller.private) return ok({ id: null });
    const list = whole(sent, upload);
    if (!list) return fail(createFailure('worker-gone'));
    if (openId !== null) {
      const isStored = await store.saveRows(openId, ports.now(), list, changesOnly);
      return ok({ id: isStored ? openId : null });
    }
    const id = ports.newId();
    await store.addDraft(id, ports.now(), list);
    return ok({ id });
  }

  return {
    stageRows: async (
      request: RequestOf<'stageRows'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'stageRows'>>> =>
      ok({ isStaged: caller.private || staged.stage(request) }),
    saveList: save,
    startList: start,
    retryList: retry,
    lists: async (_: object, caller: Caller): Promise<Outcome<ReplyOf<'lists'>>> =>
      ok({ runs: caller.private ? [] : await scheduler.views() }),
    list: async (
      { id, from = 0 }: RequestOf<'list'>,
      caller: Caller,
    ): Promise<Outcome<ReplyOf<'list'>>> => {
      const part = caller.private ? undefined : await sentRows.part(id, from);
      return ok(part ?? { list: null, questions: [] });
    },
    listRun: async ({ id, from }: RequestOf<'listRun'>): Promise<Outcome<ReplyOf<'listRun'>>> => {
      const {
        answers: stored,
        next,
        hasMore,
      } = await log.since(id, from, (await store.read(id))?.round?.from);
      const { disposableIsBad } = await settings.read();
      const answers = stored.map((answer) =>
        answer.state === 'answered'
          ? { ...answer, verdict: withDisposableSetting(answer.verdict, disposableIsBad) }
          : answer,
      );
      // Progress takes long to count, so it comes once, with the last answers.
      if (hasMore) return ok({ run: null, answers, next, hasMore });
      return ok({ run: await viewOf(id), answers, next });
    },
    controlList: async ({
      id,
      act,
    }: RequestOf<'controlList'>): Promise<Outcome<ReplyOf<'controlList'>>> => {
      const run = await scheduler.act(id, act);
      return run.ok ? ok({ run: run.value }) : run;
    },
  };
}
