/** A real Chromium with the built extension in it, driven as a person would. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Worker } from 'playwright-core';
import { findBrowser, installHint } from '../tools/browsers.mjs';
import { until } from './until.ts';

export const EXTENSION = join(import.meta.dirname, '..', '..', '.output', 'chrome-mv3');

export interface Chromium {
  readonly context: BrowserContext;
  readonly extensionId: string;
  /** Address of one of the extension's own pages: `popup.html`. */
  pageUrl(name: string): string;
  worker(): Promise<Worker>;
  open(url: string): Promise<Page>;
  /** Loads the extension anew, as an update does: its scripts in open tabs are orphans then. */
  reload(): Promise<void>;
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
}

/** What the browser's own page of extensions offers. */
declare const chrome: {
  developerPrivate: {
    updateProfileConfiguration(update: { inDeveloperMode: boolean }): Promise<void>;
    reload(id: string): Promise<unknown>;
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
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'fieldmark-')));
  const context = await chromium.launchPersistentContext(profile, {
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
      ...(options.fontSize ? [`--blink-settings=defaultFontSize=${options.fontSize}`] : []),
    ],
  });
  const close = async () => {
    await context.close();
    if (!options.profile) await rm(profile, { recursive: true, force: true });
  };
  return { context, close };
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
  return {
    context,
    extensionId,
    pageUrl: (name) => `chrome-extension://${extensionId}/${name}`,
    worker: () => workerOf(context),
    open: async (url) => {
      const page = await context.newPage();
      await page.goto(url);
      return page;
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
