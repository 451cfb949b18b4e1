/** Chromium, sandbox and demo shop together, and the steps that several tests share. */
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { type DemoAnswer, type DemoServer, startDemo } from '../../demo/server.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { type Chromium, type ChromiumOptions, launchChromium } from './chromium.ts';
import { borrowChromium } from './shared-browser.ts';
import { until } from './until.ts';

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

export type LogEntry = ReturnType<Sandbox['log']>[number];

export interface World {
  readonly browser: Chromium;
  readonly sandbox: Sandbox;
  readonly demo: DemoServer;
  log(): Promise<readonly LogEntry[]>;
  /** Credits charged so far, from the sandbox's own log. */
  spent(): Promise<number>;
  /** The calls that cost credits. */
  paid(): Promise<LogEntry[]>;
  fault(fault: Record<string, unknown>): Promise<void>;
  reset(): Promise<void>;
  /** Gives the background the key, as the form of the options page does. */
  connect(options?: { auto?: boolean; key?: keyof Sandbox['keys'] }): Promise<void>;
  /** Turns on the marks of values that pass, so that their cards open on hover. */
  markPassing(): Promise<void>;
  /** Sets the language of every surface; '': the browser's. */
  speak(language: string): Promise<void>;
  close(): Promise<void>;
}

/** Extension APIs, for steps that no input event can do. */
declare const chrome: {
  tabs: { query(filter: { url: string }): Promise<{ id: number }[]> };
  scripting: {
    executeScript(injection: {
      target: { tabId: number; allFrames: true };
      func: () => string;
    }): Promise<{ frameId: number; result: string }[]>;
  };
  contextMenus: { onClicked: { dispatch(info: object, tab: unknown): void } };
  storage: { session: { remove(name: string): Promise<void> } };
};

export async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
}

export interface WorldOptions extends ChromiumOptions {
  readonly extra?: Readonly<Record<string, string>>;
  readonly answer?: DemoAnswer;
  /** A new profile, with the welcome page open. Any browser option implies it. */
  readonly newProfile?: true;
}

/**
 * Opens the worker's shared browser, after a reset, with a new sandbox and demo shop. If browser options
 * are given, a separate browser is launched.
 */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { extra, answer, newProfile, ...browserOptions } = options;
  const sandbox = await startSandbox({ port: 0 });
  const demo = await startDemo({ ...(extra && { extra }), ...(answer && { answer }) });
  const isShared = !newProfile && Object.keys(browserOptions).length === 0;
  const browser = isShared ? await borrowChromium() : await launchChromium(browserOptions);
  const log = async () => sandbox.log();
  const paid = async () => (await log()).filter(({ credits }) => credits > 0);
  return {
    browser,
    sandbox,
    demo,
    log,
    paid,
    spent: async () => (await log()).reduce((sum, { credits }) => sum + credits, 0),
    fault: (fault) => post(`${sandbox.baseUrl}/__sandbox/fault`, fault),
    reset: () => post(`${sandbox.baseUrl}/__sandbox/reset`, {}),
    connect: async ({ auto = true, key = 'active' } = {}) => {
      const { baseUrl, keys } = sandbox;
      await browser.ask('connect', { baseUrl, key: keys[key], keep: 'disk', autoEmail: auto });
      await liftCaps(browser.ask);
    },
    markPassing: async () => {
      await browser.ask('setSettings', { patch: { passingMarks: true } });
    },
    speak: async (language) => {
      await browser.ask('setSettings', { patch: { language } });
    },
    close: async () => {
      await browser.close();
      await demo.close();
      await sandbox.close();
    },
  };
}

const settingsSchema = z.looseObject({ budget: z.looseObject({}) });

/**
 * Raises the caps, because many tests use one site on one day, and so that no cap hides what an attack
 * would cost.
 */
export async function liftCaps(ask: Chromium['ask']): Promise<void> {
  const { budget } = settingsSchema.parse(await ask('settings', {}));
  const lifted = { autoPerDay: 5000, autoPerSite: 5000, autoPerPage: 5000, totalPerDay: 9000 };
  await ask('setSettings', { patch: { budget: { ...budget, ...lifted } } });
}

export async function fillConnection(
  page: Page,
  baseUrl: string,
  key: string,
  auto: boolean,
): Promise<void> {
  await page.getByLabel('API base URL').fill(baseUrl);
  await page.getByLabel('API key', { exact: true }).fill(key);
  await page.getByRole('checkbox', { name: /Look up email fields automatically/ }).setChecked(auto);
  await page.getByRole('button', { name: 'Save and verify' }).click();
}

/** Selects the text of the first element with exactly this text, by a triple click. */
export async function selectText(page: Page, wanted: string): Promise<void> {
  await page.getByText(wanted, { exact: true }).first().click({ clickCount: 3 });
  await until(async () => {
    const selected = await page.evaluate(() => String(getSelection()).trim());
    if (!selected.includes(wanted)) throw new Error(`selected "${selected}"`);
  });
}

/** Resets the limit of popups per minute that pages may cause. */
export async function aMinuteLater(world: World): Promise<void> {
  const worker = await world.browser.worker();
  await worker.evaluate(() => chrome.storage.session.remove('fieldmark.armed'));
}

/**
 * Chooses an item of the context menu. Tests cannot operate the native menu, so this dispatches its event
 * in the worker.
 * @param info `frameUrl`: URL of the frame that the menu was opened in; if omitted, the page itself
 * @returns when the item was chosen, ms since the epoch
 */
export async function chooseMenuItem(
  world: World,
  page: Page,
  info: {
    menuItemId?: string;
    selectionText?: string;
    linkUrl?: string;
    srcUrl?: string;
    editable?: boolean;
    frameUrl?: string;
  },
): Promise<number> {
  const worker = await world.browser.worker();
  return worker.evaluate(
    async ({ url, detail }) => {
      const [tab] = await chrome.tabs.query({ url });
      const { frameUrl } = detail;
      const frames = frameUrl
        ? await chrome.scripting.executeScript({
            target: { tabId: tab?.id ?? 0, allFrames: true },
            func: () => location.href,
          })
        : [];
      const frameId = frames.find(({ result }) => result === frameUrl)?.frameId ?? 0;
      const at = Date.now();
      chrome.contextMenus.onClicked.dispatch(
        { menuItemId: 'look-up', frameId, pageUrl: url, editable: false, ...detail },
        tab,
      );
      return at;
    },
    { url: page.url(), detail: info },
  );
}
