/** A real Chromium with the built extension, driven by Playwright. */
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Worker } from 'playwright-core';
import { PATIENCE } from '../../patience.ts';
import { findBrowser, installHint } from '../../tools/browsers.mjs';
import { replyValue, sendMessage } from './messages.ts';
import { until } from './until.ts';

export const EXTENSION = join(import.meta.dirname, '..', '..', '..', '.output', 'chrome-mv3');

export interface Chromium {
  readonly context: BrowserContext;
  readonly extensionId: string;
  /** URL of a page of the extension, such as `popup.html`. */
  pageUrl(name: string): string;
  worker(): Promise<Worker>;
  open(url: string): Promise<Page>;
  /**
   * Sends a message to the background as a page of ours would, and resolves with the reply's value.
   * @param times how often, one after the other
   */
  ask(message: string, body: object, times?: number): Promise<unknown>;
  /** Reloads the extension, as an update does, which orphans its scripts in open tabs. */
  reload(): Promise<void>;
  /** Closes every page and gives the extension empty storage and access to all sites. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface ChromiumOptions {
  readonly headless?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  readonly locale?: string;
  /** Folder of a profile to keep; if omitted, a new profile is used and removed on close. */
  readonly profile?: string;
  /** `null`: as large as the window. */
  readonly viewport?: { width: number; height: number } | null;
  /** Device pixels per CSS pixel, for pictures. */
  readonly scale?: number;
  /** The browser's own font size, px, as a person sets it. */
  readonly fontSize?: number;
  /** Folder of the extension; the extension's ID depends on it. */
  readonly extension?: string;
  /** A phone: a touch screen instead of a mouse. */
  readonly touch?: boolean;
  /** Enables the back/forward cache, as for a person; most tests do without. */
  readonly bfcache?: boolean;
  /** More arguments of the command line. */
  readonly args?: readonly string[];
}

/** The private APIs of chrome://extensions, and the APIs of the extension. */
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
  windows: {
    getAll(): Promise<{ id: number }[]>;
    update(id: number, to: { focused: boolean }): Promise<unknown>;
  };
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
  // Without a profile Playwright creates a folder, and removes it even if the process ends early.
  const context = await chromium.launchPersistentContext(options.profile ?? '', {
    executablePath,
    timeout: PATIENCE,
    headless: options.headless ?? true,
    viewport: options.viewport === undefined ? { width: 1100, height: 800 } : options.viewport,
    colorScheme: options.colorScheme ?? 'light',
    locale: options.locale ?? 'en-GB',
    ...(options.touch ? { hasTouch: true, isMobile: true } : {}),
    ...(options.scale ? { deviceScaleFactor: options.scale } : {}),
    ...(options.bfcache ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
    args: [
      ...args,
      ...ARGS,
      ...(options.args ?? []),
      ...(options.fontSize ? [`--blink-settings=defaultFontSize=${options.fontSize}`] : []),
    ],
  });
  context.setDefaultTimeout(PATIENCE);
  return { context, close: () => context.close() };
}

/** The same browser without an extension. */
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

  /** Stops the background and closes its pages, clears their storage, and starts the background again. */
  const clearStorage = async (extensions: Page): Promise<void> => {
    // Playwright gets no event when a worker that is still starting ends, hence the timeout.
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
    // Not `all`, which would also remove the registration of the background.
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
    ask: async (message, body, times = 1) => {
      // Any file of the extension may send messages; this file runs no scripts.
      const page = await open(`${origin}/managed-schema.json`);
      let value: unknown;
      for (let i = 0; i < times; i += 1) {
        value = replyValue(message, await page.evaluate(sendMessage, [message, body] as const));
      }
      await page.close();
      return value;
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
          // An earlier test may have taken the focus from the window, and no popup opens over it then.
          chrome.windows
            .getAll()
            .then((all) =>
              Promise.all(all.map(({ id }) => chrome.windows.update(id, { focused: true }))),
            ),
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
      // The page that requested the reload must stay open until the extension is back, or it fails.
      const popup = await context.newPage();
      await until(() => popup.goto(`chrome-extension://${extensionId}/popup.html`));
      await popup.close();
      await page.close();
    },
    close,
  };
}
