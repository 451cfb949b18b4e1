import { ok } from '../../domain/index.ts';
import type { TabMessage } from '../../extension/index.ts';
import type { SETTINGS_MESSAGES } from '../../extension/messages/index.ts';
import { keyFrom } from '../../texts/locale.ts';
import type { Caller, ServiceModule } from '../messaging/index.ts';
import type { Badge, Ports } from '../platform/index.ts';
import { createFieldCorrector, createFocusScript } from './field-corrections.ts';
import { parseSettingsFile } from './flat-settings.ts';
import { createLanguageLoader } from './language.ts';
import { createManagedStore, describeManaged } from './managed.ts';
import { createPauseEverywhere, createTabSwitch } from './pause-everywhere.ts';
import { createSettingsStore } from './store.ts';

interface SettingsNeeds {
  readonly ports: Pick<Ports, 'platform' | 'db' | 'now'>;
  readonly badge: Badge;
}

export type SettingsApi = ReturnType<typeof createSettings>['api'];

/** The person's and the organisation's settings, the language of the texts, and pauses. */
export function createSettings({ ports, badge }: SettingsNeeds) {
  const { platform, db } = ports;
  const managed = createManagedStore(ports);
  const store = createSettingsStore(db, managed);
  let keyInUse = async (): Promise<string | null> => null;
  const language = createLanguageLoader(platform, store, managed, () => keyInUse());
  const pausedTabs = createTabSwitch('fieldmark.paused', platform);
  badge.followPausedTabs(pausedTabs.tabs);
  /** Tabs in which what passes is marked although the settings say otherwise, or the other way round. */
  const passingTabs = createTabSwitch('fieldmark.passing', platform);
  const managedListeners: (() => Promise<void>)[] = [];
  const changeListeners: (() => void)[] = [];
  const registerFocusScript = createFocusScript(platform, store);

  /** Open pages depend on the settings and on whether there is a key, so they read both again. */
  async function notifyPages(): Promise<void> {
    const message: TabMessage = { fieldmarkTab: 'settingsChanged' };
    const tabs = await platform.tabs();
    await Promise.allSettled(tabs.map((tab) => platform.sendToTab(tab.id, message)));
  }

  const pauseEverywhere = createPauseEverywhere({
    ports,
    badge,
    onChange: () => {
      void notifyPages();
      const message: TabMessage = { fieldmarkTab: 'popupChanged' };
      void platform.broadcast(message);
    },
  });

  /** Call when the organisation's settings changed, which Chromium may report at any moment. */
  async function reloadManaged(): Promise<void> {
    managed.invalidate();
    language.invalidate();
    for (const listener of managedListeners) await listener();
    await language.ready();
    // Without it, corrected fields are found as others are.
    await registerFocusScript().catch(() => undefined);
    await notifyPages();
  }
  // Read again when the worker starts next.
  managed.onLateAnswer(() => void reloadManaged().catch(() => undefined));

  function onSettingsChanged(): void {
    language.invalidate();
    for (const listener of changeListeners) listener();
    // Without it, corrected fields are found as others are.
    void registerFocusScript().catch(() => undefined);
    void notifyPages();
  }

  return {
    api: {
      store,
      managed,
      language,
      pausedTabs,
      passingTabs,
      pauseEverywhere,
      reloadManaged,
      /** Call when settings changed otherwise than by the handlers of this module. */
      onSettingsChanged,
      /** Calls `listener` after the organisation's settings have changed, before pages are notified. */
      onManagedChanged: (listener: () => Promise<void>): void => {
        managedListeners.push(listener);
      },
      /** Tells the texts the key in use, which is read again after `onKeyChanged`. */
      followKey: (read: typeof keyInUse): void => {
        keyInUse = read;
      },
      onKeyChanged: (): void => {
        language.invalidate();
        void notifyPages();
      },
      /** Calls `listener` when settings have changed otherwise. */
      onChanged: (listener: () => void): void => {
        changeListeners.push(listener);
      },
      /** Returns at once: callers need not wait for the pages. */
      notifyPages: (): void => void notifyPages(),
      /** Whether the person paused the caller's tab, or every page. A pause of pages stops no card. */
      async isPaused({ context, tab, sites: [site] }: Caller): Promise<boolean> {
        if (tab === null || site === undefined) return false;
        // Storage that cannot be read pauses nothing.
        if (context === 'page' && (await pauseEverywhere.read().catch(() => false))) return true;
        // Storage that cannot be read pauses nothing.
        return pausedTabs.isOn(tab, site).catch(() => false);
      },
    },
    handlers: {
      language: async () => ok({ language: await language.ready(), keyFrom: keyFrom() }),
      settings: async () => ok(await store.read()),
      defaultSettings: async () => {
        const [defaults, organisation] = await Promise.all([store.readDefaults(), managed.read()]);
        const { active, problems, locked, baseUrl, key } = organisation;
        const connection = Object.entries({ baseUrl, key }).flatMap(([name, value]) =>
          value !== null && locked.has(name) ? [name] : [],
        );
        return ok({
          settings: defaults.settings,
          managed: active,
          organisationSettings: describeManaged(organisation),
          locked: [...defaults.locked, ...connection],
          problems: [...problems],
        });
      },
      parseSettingsFile: async ({ text }) => parseSettingsFile(text, await store.read()),
      setSettings: async ({ patch }) => {
        const next = await store.update(patch);
        onSettingsChanged();
        return ok(next);
      },
      correctField: createFieldCorrector(store, onSettingsChanged),
      openOptions: async () => {
        await platform.openOptions();
        return ok({});
      },
    },
    begin: async () => {
      await language.ready();
      // Only the badge lacks it.
      await pauseEverywhere.restore().catch(() => undefined);
      await registerFocusScript().catch(() => undefined);
    },
  } satisfies ServiceModule<typeof SETTINGS_MESSAGES>;
}
