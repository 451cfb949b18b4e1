import { ok } from '../domain/index.ts';
import type { TabMessage } from '../extension/index.ts';
import { createAccount } from './account/index.ts';
import { createAnswers } from './answers/index.ts';
import { createBilling } from './billing/index.ts';
import { createConsole } from './console/index.ts';
import { createJobs, createRecovery } from './jobs/index.ts';
import { createLists, REMINDER_NOTICE } from './lists/index.ts';
import { createLookup } from './lookup/index.ts';
import { combineRooms, createMessageRouter, type MessageHandlers } from './messaging/index.ts';
import { createBadge, type Ports, withTexts } from './platform/index.ts';
import { createPopup } from './popup/index.ts';
import { createSettings } from './settings/index.ts';
import { createSettingsSync } from './settings-sync/index.ts';
import { createSurfaces } from './surfaces/index.ts';
import { createValues } from './values/index.ts';

/**
 * Builds the service from its rooms, bottom up. The parameters of a room name what it uses of the
 * others.
 */
export function createService(given: Ports) {
  const platform = withTexts(given.platform);
  const ports = { ...given, platform };
  const badge = createBadge(platform);
  const settings = createSettings({ ports, badge });
  const settingsSync = createSettingsSync({ ports, settings: settings.api });
  const billing = createBilling({ ports, settings: settings.api });
  const account = createAccount({ ports, badge, settings: settings.api, billing: billing.api });
  const base = { ports, badge, settings: settings.api, billing: billing.api, account: account.api };
  const answers = createAnswers(base);
  const jobs = createJobs({ ...base, answers: answers.api });
  const values = createValues({ ...base, answers: answers.api, jobs: jobs.api });
  const recovery = createRecovery({ ...base, jobs: jobs.api });
  const offline = { ...base, recovery, answers: answers.api, values: values.api };
  const apiConsole = createConsole(base);
  const lookup = createLookup({ ...offline, jobs: jobs.api, apiConsole: apiConsole.api });
  const lists = createLists({ ...offline, lookup: lookup.api });
  const surfaces = createSurfaces({ ...offline, lookup: lookup.api });
  const popup = createPopup({ ...base, lookup: lookup.api });

  const rooms = combineRooms([
    settings,
    settingsSync,
    billing,
    account,
    answers,
    jobs,
    values,
    apiConsole,
    lookup,
    lists,
    surfaces,
    popup,
  ]);
  const handlers = {
    ...settings.handlers,
    ...settingsSync.handlers,
    ...billing.handlers,
    ...account.handlers,
    ...answers.handlers,
    ...jobs.handlers,
    ...values.handlers,
    ...apiConsole.handlers,
    ...lookup.handlers,
    ...lists.handlers,
    ...surfaces.handlers,
    ...popup.handlers,
    clearHistory: async () => {
      await rooms.forget();
      const message: TabMessage = { fieldmarkTab: 'historyCleared' };
      await platform.broadcast(message).catch(() => undefined);
      return ok({});
    },
  } satisfies MessageHandlers;
  const languageReady = settings.api.language.ready;
  const { ready } = recovery;

  return {
    /** Resolves when the unfinished work of the previous worker has been resumed. */
    whenResumed: recovery.first.then(rooms.begin).catch(() => undefined),
    /** Undefined for a message that is not Fieldmark's. */
    onMessage: createMessageRouter({
      ...{ platform, handlers, languageReady, recovered: ready },
      readKey: account.api.key.read,
    }),
    entryPoints: surfaces.api.entryPoints,
    languageReady,
    onManagedChanged: settings.api.reloadManaged,
    onSyncChanged: settingsSync.api.onSyncChanged,
    onAlarm: (name: string): Promise<void> =>
      languageReady()
        .then(ready)
        .then(() => rooms.onAlarm(name)),
    /** Notifications are about lists that are due, or about jobs, whose outcome the popup shows in the history. */
    onNotificationClicked: (id: string): Promise<void> =>
      id === REMINDER_NOTICE
        ? lists.api.openDueLists()
        : platform.openPopup().catch(() => platform.openPage('/popup.html')),
    async onInstalled(reason: string): Promise<void> {
      if (reason === 'install') await platform.openPage('/welcome.html');
    },
  };
}
