/** Chromium, sandbox and demo shop together, and the steps that several tests share. */
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { type DemoAnswer, type DemoServer, startDemo } from '../demo/server.ts';
import { startSandbox } from '../sandbox/server.ts';
import { type Chromium, type ChromiumOptions, launchChromium } from './chromium.ts';
import { until } from './until.ts';

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

const logSchema = z.array(
  z.looseObject({
    path: z.string(),
    query: z.record(z.string(), z.unknown()),
    status: z.number(),
    credits: z.number(),
  }),
);

export type LogEntry = z.infer<typeof logSchema>[number];

/** Every request that a sandbox has had, oldest first. */
export async function logOf({ baseUrl }: Pick<Sandbox, 'baseUrl'>): Promise<LogEntry[]> {
  return logSchema.parse(await (await fetch(`${baseUrl}/__sandbox/log`)).json());
}

export interface World {
  readonly browser: Chromium;
  readonly sandbox: Sandbox;
  readonly demo: DemoServer;
  log(): Promise<LogEntry[]>;
  /** Credits charged so far, from the sandbox's own log. */
  spent(): Promise<number>;
  /** Lookups only: what is not free. */
  paid(): Promise<LogEntry[]>;
  fault(fault: Record<string, unknown>): Promise<void>;
  reset(): Promise<void>;
  /** Enters the key on the options page as a person does. */
  connect(options?: { auto?: boolean; key?: keyof Sandbox['keys'] }): Promise<void>;
  /** Every surface speaks that language from here on; '': as the browser does. */
  speak(language: string): Promise<void>;
  close(): Promise<void>;
}

/** What our own scopes offer to the steps that no input event can do. */
declare const chrome: {
  tabs: { query(filter: { url: string }): Promise<{ id: number }[]> };
  scripting: {
    executeScript(injection: {
      target: { tabId: number; allFrames: true };
      func: () => string;
    }): Promise<{ frameId: number; result: string }[]>;
  };
  contextMenus: { onClicked: { dispatch(info: object, tab: unknown): void } };
  runtime: {
    sendMessage(message: object): Promise<{ ok: boolean; value?: { budget: object } }>;
  };
  storage: { session: { remove(name: string): Promise<void> } };
};

async function post(url: string, body: unknown): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
}

export async function openWorld(
  options: ChromiumOptions & { extra?: Readonly<Record<string, string>>; answer?: DemoAnswer } = {},
): Promise<World> {
  const { extra, answer, ...browserOptions } = options;
  const sandbox = await startSandbox({ port: 0 });
  const demo = await startDemo({ ...(extra && { extra }), ...(answer && { answer }) });
  const browser = await launchChromium(browserOptions);
  const log = () => logOf(sandbox);
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
      const page = await browser.open(browser.pageUrl('options.html'));
      await fillConnection(page, sandbox.baseUrl, sandbox.keys[key], auto);
      await page
        .getByText(/ends in/)
        .first()
        .waitFor();
      await page.evaluate(liftCaps);
      await page.close();
    },
    speak: async (language) => {
      const page = await browser.open(browser.pageUrl('options.html'));
      await page.evaluate(setLanguage, language);
      await page.reload();
      const spoken = language === 'en-XA' ? 'en' : language || 'en';
      await page.locator(`html[lang="${spoken}"]`).waitFor();
      await page.close();
    },
    close: async () => {
      await browser.close();
      await demo.close();
      await sandbox.close();
    },
  };
}

/**
 * Runs in a page of ours: many tests on one site and in one day are no reason to stop asking, and no
 * cap hides what an attack would cost.
 */
export async function liftCaps(): Promise<void> {
  const ask = (fieldmark: string, body: object) => chrome.runtime.sendMessage({ fieldmark, body });
  const { value } = await ask('settings', {});
  const budget = { ...value?.budget, autoPerDay: 5000, autoPerSite: 5000, autoPerPage: 5000 };
  const { ok } = await ask('setSettings', { patch: { budget: { ...budget, totalPerDay: 9000 } } });
  if (!ok) throw new Error('the caps stand');
}

/** Runs in a page of ours, as a press in the settings. */
async function setLanguage(language: string): Promise<void> {
  const body = { patch: { language } };
  const { ok } = await chrome.runtime.sendMessage({ fieldmark: 'setSettings', body });
  if (!ok) throw new Error(`${language} is no language of ours`);
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

/** Selects the text of the first element that reads exactly so, with the mouse (triple click). */
export async function selectText(page: Page, wanted: string): Promise<void> {
  await page.getByText(wanted, { exact: true }).first().click({ clickCount: 3 });
  await until(async () => {
    const selected = await page.evaluate(() => String(getSelection()).trim());
    if (!selected.includes(wanted)) throw new Error(`selected "${selected}"`);
  });
}

/** As after a minute without presses: pages may ask for the popup again. */
export async function aMinuteLater(world: World): Promise<void> {
  const worker = await world.browser.worker();
  await worker.evaluate(() => chrome.storage.session.remove('fieldmark.armed'));
}

/**
 * The native context menu cannot be driven; its event in the worker is what the menu item fires.
 * @param info `frameUrl`: address of the frame that the menu was opened in, else the page itself
 * @returns when it was chosen, ms since the epoch
 */
export async function chooseMenuItem(
  world: World,
  page: Page,
  info: { selectionText?: string; linkUrl?: string; editable?: boolean; frameUrl?: string },
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
