import type { LIST_MESSAGES } from '../../extension/messages/index.ts';
import type { AccountApi } from '../../service/account/index.ts';
import type { AnswersApi } from '../../service/answers/index.ts';
import type { BillingApi } from '../../service/billing/index.ts';
import type { LookupApi } from '../../service/lookup/index.ts';
import type { Room } from '../../service/messaging/index.ts';
import type { Ports } from '../../service/platform/index.ts';
import type { SettingsApi } from '../../service/settings/index.ts';
import type { ValuesApi } from '../../service/values/index.ts';
import { createEvidence } from './evidence.ts';
import { createListHandlers } from './handlers.ts';
import { createListLog } from './log.ts';
import { createListRecheck } from './recheck.ts';
import { createListReminders, REMINDERS_ALARM } from './reminders.ts';
import { createListScheduler, LISTS_ALARM } from './scheduler.ts';
import { createSentRows } from './sent-rows.ts';
import { createStagedRows } from './staged-rows.ts';
import { createListStore } from './store.ts';
import { createListWorker } from './worker.ts';

interface ListsNeeds {
  readonly ports: Pick<Ports, 'db' | 'platform' | 'check' | 'now' | 'sleep' | 'newId'>;
  readonly settings: Pick<SettingsApi, 'store'>;
  readonly billing: Pick<BillingApi, 'ledger'>;
  readonly account: Pick<AccountApi, 'key' | 'usage' | 'queue' | 'onAccountChanged'>;
  readonly answers: Pick<AnswersApi, 'cache' | 'rawAnswers'>;
  readonly values: Pick<ValuesApi, 'evaluate'>;
  readonly lookup: Pick<LookupApi, 'lookup'>;
}

/** The id of the list that a tab shows, from its address. */
function openListOf(url: string, base: string): readonly string[] {
  if (!url.startsWith(`${base}workbench.html`)) return [];
  const id = new URL(url).searchParams.get('list');
  return id === null ? [] : [id];
}

/** Lists that are kept and looked up in the background, and the workbench's messages about them. */
export function createLists({
  ports,
  settings,
  billing,
  account,
  answers,
  values,
  lookup,
}: ListsNeeds) {
  const { key, usage, queue } = account;
  const { ledger } = billing;
  const log = createListLog(ports.db);
  const openLists = async () => {
    const tabs = await ports.platform.tabs().catch(() => []);
    return new Set(tabs.flatMap(({ url }) => openListOf(url, ports.platform.base)));
  };
  const store = createListStore(ports.db, log, answers.rawAnswers, openLists);
  const scheduler = createListScheduler({ ports, key, ledger, store, log }, (callbacks) =>
    createListWorker({
      ports,
      store,
      log,
      queue,
      lookup: lookup.lookup,
      probe: () => usage(true),
      ...callbacks,
    }),
  );

  const reminders = createListReminders({ ports, store, scheduler });
  const staged = createStagedRows();
  const sentRows = createSentRows(store);
  account.onAccountChanged(scheduler.onAccountChanged);

  return {
    api: { openDueLists: reminders.openDue },
    handlers: {
      ...createListHandlers({
        ports,
        settings: settings.store,
        key,
        evaluate: values.evaluate,
        ledger,
        store,
        staged,
        sentRows,
        log,
        scheduler,
      }),
      ...createListRecheck({
        ports,
        settings: settings.store,
        key,
        cache: answers.cache,
        store,
        log,
        scheduler,
      }),
      remindOfList: reminders.remindOfList,
      ...createEvidence({ db: ports.db, key, cache: answers.cache }),
    },
    alarms: { [LISTS_ALARM]: scheduler.wake, [REMINDERS_ALARM]: reminders.review },
    forget: () => {
      staged.clear();
      sentRows.clear();
      return scheduler.clear();
    },
    begin: async () => {
      scheduler.begin();
      await reminders.review();
    },
  } satisfies Room<typeof LIST_MESSAGES>;
}
