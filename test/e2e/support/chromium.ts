/** A real Chromium with the built extension in it, driven as a person would. */
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Worker } from 'playwright-core';
import { findBrowser, installHint } from '../../tools/browsers.mjs';
import { replyValue, sendMessage } from './messages.ts';
import { until } from './until.ts';

export const EXTENSION = join(import.meta.dirname, '..', '..', '..', '.output', 'chrome-mv3');

export interface Chromium {
  readonly context: BrowserContext;
  readonly extensionId: string;
  /** Address of one of the extension's own pages: `popup.html`. */
  pageUrl(name: string): string;
  worker(): Promise<Worker>;
  open(url: string): Promise<Page>;
  /** Sends a message to the background as a page of ours does, and resolves with its value. */
  ask(message: string, body: object): Promise<unknown>;
  /** Loads the extension anew, as an update does: its scripts in open tabs are orphans then. */
  reload(): Promise<void>;
  /** Closes every page and gives the extension empty storage and access to all sites. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface ChromiumOptions {
  readonly headless?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: string;
  /** Kept over restarts; without it a new profile each time, removed on close. */
  readonly profile?: string;
  /** `null`: as large as the window. */
  readonly viewport?: { width: number; height: number } | null;
  /** Device pixels per CSS pixel, for pictures. */
  readonly scale?: number;
  /** The browser's own font size, px, as a person sets it. */
  readonly fontSize?: number;
  /** Folder of the extension: one elsewhere has an ID of its own. */
  readonly extension?: string;
  /** Pages that were left are kept for the way back, as for a person; tests mostly do without. */
  readonly bfcache?: boolean;
  /** More arguments of the command line. */
  readonly args?: readonly string[];
}

/** What the browser's own page of extensions offers, and the extension's own scopes. */
declare const chrome: {
  developerPrivate: {
    updateProfileConfiguration(update: { inDeveloperMode: boolean }): Promise<void>;
    updateExtensionConfiguration(update: {
      extensionId: string;
      hostAccess: string;
    }): Promise<void>;
    reload(id: string): Promise<unknown>;
  };
  management: { setEnabled(id: string, enabled: boolean): Promise<void> };
  alarms: { clearAll(): Promise<boolean> };
  permissions: { remove(permissions: { permissions: string[] }): Promise<boolean> };
};

async function workerOf(context: BrowserContext): Promise<Worker> {
  const running = context
    .serviceWorkers()
    .find((each) => each.url().startsWith('chrome-extension'));
  return running ?? context.waitForEvent('serviceworker');
}

const ARGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

async function launch(options: ChromiumOptions, args: readonly string[]) {
  const executablePath = findBrowser('chromium');
  if (executablePath === null) throw new Error(installHint('chromium'));
  // Without one the driver makes a folder, and removes it even where the process ends early.
  const context = await chromium.launchPersistentContext(options.profile ?? '', {
    executablePath,
    headless: options.headless ?? true,
    viewport: options.viewport === undefined ? { width: 1100, height: 800 } : options.viewport,
    colorScheme: options.colorScheme ?? 'light',
    locale: options.locale ?? 'en-GB',
    ...(options.scale ? { deviceScaleFactor: options.scale } : {}),
    ...(options.bfcache ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
    args: [
      ...args,
      ...ARGS,
      ...(options.args ?? []),
      ...(options.fontSize ? [`--blink-settings=defaultFontSize=${options.fontSize}`] : []),
    ],
  });
  return { context, close: () => context.close() };
}

/** The same browser without an extension in it. */
export const launchBare = (): Promise<Pick<Chromium, 'context' | 'close'>> =>
  launch({}, ['--disable-extensions']);

export async function launchChromium(options: ChromiumOptions = {}): Promise<Chromium> {
  const { extension = EXTENSION } = options;
  const { context, close } = await launch(options, [
    `--disable-extensions-except=${extension}`,
    `--load-extension=${extension}`,
  ]);
  const extensionId = new URL((await workerOf(context)).url()).host;
  const origin = `chrome-extension://${extensionId}`;
  const open = async (url: string) => {
    const page = await context.newPage();
    await page.goto(url);
    return page;
  };

  /** Ends the background and all its pages, clears what they stored, and begins again. */
  const clearStorage = async (extensions: Page): Promise<void> => {
    // The driver hears nothing of the end of a worker that was just starting; disabling ends it all the same.
    const ended = context
      .serviceWorkers()
      .map((worker) => worker.waitForEvent('close', { timeout: 5_000 }).catch(() => undefined));
    const setEnabled = (enabled: boolean) =>
      extensions.evaluate(([id, value]) => chrome.management.setEnabled(id, value), [
        extensionId,
        enabled,
      ] as const);
    await setEnabled(false);
    await Promise.all(ended);
    const session = await context.newCDPSession(extensions);
    // Not `all`, which would take the registration of the background away too.
    const storageTypes = 'indexeddb,local_storage,cache_storage';
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await session.detach();
    const begun = context.waitForEvent('serviceworker');
    await setEnabled(true);
    await begun;
  };

  return {
    context,
    extensionId,
    pageUrl: (name) => `${origin}/${name}`,
    worker: () => workerOf(context),
    open,
    ask: async (message, body) => {
      // Any file of the extension may send messages; this one runs no script of its own.
      const page = await open(`${origin}/managed-schema.json`);
      const reply = await page.evaluate(sendMessage, [message, body] as const);
      await page.close();
      return replyValue(message, reply);
    },
    reset: async () => {
      const extensions = await open('chrome://extensions');
      await context.unrouteAll();
      await Promise.all(
        context.pages().map((page) => (page === extensions ? undefined : page.close())),
      );
      await clearStorage(extensions);
      await extensions.evaluate(
        (id) =>
          chrome.developerPrivate.updateExtensionConfiguration({
            extensionId: id,
            hostAccess: 'ON_ALL_SITES',
          }),
        extensionId,
      );
      const worker = await workerOf(context);
      await worker.evaluate(() =>
        Promise.all([
          chrome.alarms.clearAll(),
          chrome.permissions.remove({ permissions: ['notifications'] }),
        ]),
      );
      await extensions.goto('about:blank');
    },
    reload: async () => {
      const page = await context.newPage();
      await page.goto('chrome://extensions');
      await page.evaluate(async (id) => {
        await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
        await chrome.developerPrivate.reload(id);
      }, extensionId);
      // The page that asked for it stays open until it is there: closed sooner, it never comes.
      const own = await context.newPage();
      await until(() => own.goto(`chrome-extension://${extensionId}/popup.html`));
      await own.close();
      await page.close();
    },
    close,
  };
}
