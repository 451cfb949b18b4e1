import { ok } from '../domain/index.ts';
import type { TabMessage } from '../extension/index.ts';
import { MESSAGES } from '../extension/messages/index.ts';
import { createAccount } from './account/index.ts';
import { createAnswers } from './answers/index.ts';
import { createBilling } from './billing/index.ts';
import { createJobs, createRecovery } from './jobs/index.ts';
import { createLookup } from './lookup/index.ts';
import {
  type Caller,
  combineModules,
  createMessageRouter,
  type HandlersOf,
  type Satellite,
} from './messaging/index.ts';
import { createBadge, type Ports } from './platform/index.ts';
import { createSettings } from './settings/index.ts';
import { createSettingsSync } from './settings-sync/index.ts';
import { createPopup, createSurfaces } from './surfaces/index.ts';
import { createValues } from './values/index.ts';

/** The core's modules, of which a satellite names what it uses. */
type Core = ReturnType<typeof createCore>['core'];

/** Builds a satellite on the core. */
export type CreateSatellite = (core: Core) => Satellite;

/**
 * Builds the core of the service from its modules, bottom up. The parameters of a module name what it uses of
 * the others.
 */
function createCore(ports: Ports) {
  const badge = createBadge(ports.platform);
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
  const lookup = createLookup({ ...offline, jobs: jobs.api });
  const surfaces = createSurfaces({ ...offline, lookup: lookup.api });
  const popup = createPopup({ ...base, lookup: lookup.api });

  const modules = [
    settings,
    settingsSync,
    billing,
    account,
    answers,
    jobs,
    values,
    lookup,
    surfaces,
    popup,
  ] as const;
  const core = { ...offline, jobs: jobs.api, lookup: lookup.api };
  return { core, modules, settingsSync: settingsSync.api, surfaces: surfaces.api };
}

/** Records of features that are gone. Nothing reads them. */
const REMOVED_RECORDS = [
  ['connection', 'evidence-key'],
  ['snapshots', 'holders'],
] as const;
/** A notification of such a feature that is still shown. */
const REMOVED_NOTICE = 'fieldmark.reminders';

/** The service: the core, and the satellites that the entry point hands in. */
export function createService(ports: Ports, createSatellites: readonly CreateSatellite[]) {
  const { platform } = ports;
  const { core, modules: ofCore, settingsSync, surfaces } = createCore(ports);
  const { settings, account, recovery } = core;
  const satellites = createSatellites.map((create) => create(core));
  const modules = combineModules(ofCore, satellites);
  const tabReaders = satellites.flatMap(({ tabReader }) => tabReader ?? []);
  /** The satellite that reads the active tab, and what it says about it. */
  const readerOf = async (caller: Caller) => {
    const tab = await platform.activeTab(caller.window);
    if (!tab || (tab.private && !caller.private)) return null;
    for (const reader of tabReaders) {
      // A fault of a satellite must not take the popup away.
      const offer = await reader.offer(tab).catch(() => null);
      if (offer) return { offer, open: () => reader.open(tab) };
    }
    return null;
  };
  const handlers = {
    ...modules.handlers,
    clearHistory: async () => {
      await modules.forget();
      const message: TabMessage = { fieldmarkTab: 'historyCleared' };
      await platform.broadcast(message);
      return ok({});
    },
    listsInProgress: async (_, caller) => {
      const lists = await Promise.all(
        satellites.map((each) => each.listsInProgress?.(caller) ?? []),
      );
      return ok({ lists: lists.flat() });
    },
    tabOffer: async (_, caller) => ok({ offer: (await readerOf(caller))?.offer ?? null }),
    acceptTabOffer: async (_, caller) => {
      await (await readerOf(caller))?.open();
      return ok({});
    },
  } satisfies HandlersOf<typeof MESSAGES>;
  const languageReady = settings.language.ready;
  const { ready } = recovery;

  return {
    /** Resolves when the unfinished work of the previous worker has been resumed. */
    // Recovery is tried again before anything is paid for.
    whenResumed: recovery.first.then(modules.begin).catch(() => undefined),
    ...createMessageRouter({
      platform,
      languageReady,
      recovered: ready,
      connectCard: surfaces.connectCard,
      rows: Object.assign({ ...MESSAGES }, ...satellites.map(({ messages }) => messages)),
      handlers: Object.assign({ ...handlers }, ...satellites.map((each) => each.handlers)),
      readKey: account.key.read,
    }),
    entryPoints: surfaces.entryPoints,
    tabReaders,
    languageReady,
    onManagedChanged: settings.reloadManaged,
    onSyncChanged: settingsSync.onSyncChanged,
    onAlarm: (name: string): Promise<void> =>
      languageReady()
        .then(ready)
        .then(async () => {
          // Alarms repeat: one that nobody knows would start the worker for nothing.
          if (!(await modules.onAlarm(name))) await platform.clearAlarm(name);
        }),
    /** Notifications are about jobs, whose outcome the popup shows in the history. */
    onNotificationClicked: async (id: string): Promise<void> => {
      if (id === REMOVED_NOTICE) return;
      // Where the browser opens no popup, a window shows the same.
      await platform.openPopup().catch(() => platform.openPage('/popup.html'));
    },
    async onInstalled(reason: string): Promise<void> {
      if (reason === 'install') await platform.openPage('/welcome.html');
      if (reason === 'update')
        for (const [store, id] of REMOVED_RECORDS) await ports.db.remove(store, id);
    },
  };
}
