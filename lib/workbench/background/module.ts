import type { AccountApi } from '../../service/account/index.ts';
import type { AnswersApi } from '../../service/answers/index.ts';
import type { BillingApi } from '../../service/billing/index.ts';
import type { LookupApi } from '../../service/lookup/index.ts';
import type { Satellite } from '../../service/messaging/index.ts';
import type { Ports } from '../../service/platform/index.ts';
import type { SettingsApi } from '../../service/settings/index.ts';
import type { ValuesApi } from '../../service/values/index.ts';
import { isUnderWay } from '../list/index.ts';
import { LIST_MESSAGES } from '../messages/index.ts';
import { createListHandlers } from './handlers.ts';
import { createListLog } from './log.ts';
import { createRunProgress } from './progress.ts';
import { createCellReader } from './read-cells.ts';
import { createListRecheck } from './recheck.ts';
import { createListScheduler, LISTS_ALARM } from './scheduler.ts';
import { createListStore } from './store.ts';
import { createListWorker } from './worker.ts';

interface WorkbenchNeeds {
  readonly ports: Pick<
    Ports,
    'db' | 'platform' | 'loadCheck' | 'detect' | 'now' | 'sleep' | 'newId'
  >;
  readonly settings: Pick<SettingsApi, 'store'>;
  readonly billing: Pick<BillingApi, 'ledger'>;
  readonly account: Pick<AccountApi, 'key' | 'usage' | 'queue' | 'onAccountChanged'>;
  readonly answers: Pick<AnswersApi, 'cache' | 'rawAnswers'>;
  readonly values: Pick<ValuesApi, 'evaluate' | 'notes'>;
  readonly lookup: Pick<LookupApi, 'lookup'>;
}

/** The id of the list that a tab shows, from its address. */
function openListOf(url: string, base: string): readonly string[] {
  if (!url.startsWith(`${base}workbench.html`)) return [];
  const id = new URL(url).searchParams.get('list');
  return id === null ? [] : [id];
}

/** The workbench's part of the background: it reads cells, and keeps lists and looks them up. */
export function createWorkbench(needs: WorkbenchNeeds) {
  const { ports, account, answers, values } = needs;
  const { key, usage, queue } = account;
  const { ledger } = needs.billing;
  const settings = needs.settings.store;
  const { cache } = answers;
  const log = createListLog(ports.db);
  const openLists = async () => {
    const tabs = await ports.platform.tabs();
    return new Set(tabs.flatMap(({ url }) => openListOf(url, ports.platform.base)));
  };
  const store = createListStore(ports.db, log, answers.rawAnswers, openLists);
  const progress = createRunProgress({ ports, ledger, store, log });
  const scheduler = createListScheduler({ ports, key, store, log, progress }, (isWanted) =>
    createListWorker({
      ports,
      store,
      log,
      queue,
      lookup: needs.lookup.lookup,
      probe: () => usage(true),
      isWanted,
      onRateLimited: progress.onRateLimited,
    }),
  );
  const lists = { ports, settings, key, cache, ledger, store, log, progress, scheduler };

  account.onAccountChanged(scheduler.onAccountChanged);

  return {
    messages: LIST_MESSAGES,
    handlers: {
      ...createListHandlers({ ...lists, evaluate: values.evaluate }),
      ...createListRecheck(lists),
      ...createCellReader({ ports, settings, ...values }).handlers,
    },
    listsInProgress: async (caller) =>
      caller.private ? [] : (await progress.all()).filter(isUnderWay),
    alarms: { [LISTS_ALARM]: scheduler.wake },
    forget: scheduler.clear,
    begin: async () => {
      scheduler.begin();
      await store.removeLeftRows();
    },
  } satisfies Satellite<typeof LIST_MESSAGES>;
}
