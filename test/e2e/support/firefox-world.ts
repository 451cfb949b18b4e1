/** Firefox, sandbox and demo shop together, and the steps that several tests share. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { type DemoAnswer, type DemoServer, startDemo } from '../../demo/server.ts';
import { startSandbox } from '../../sandbox/server.ts';
import type { Firefox } from './firefox.ts';
import { replyValue, sendMessage } from './messages.ts';
import { borrowFirefox } from './shared-browser.ts';
import { until } from './until.ts';
import { liftCaps, type Sandbox } from './world.ts';

export interface FirefoxWorld {
  readonly sandbox: Sandbox;
  readonly demo: DemoServer;
  readonly firefox: Firefox;
  /** Credits charged so far, from the sandbox's own log. */
  spent(): Promise<number>;
  /** The paid calls so far, oldest first. */
  paid(): Promise<string[]>;
  /** Enters the key in the settings, and accepts automatic email lookups. */
  connect(): Promise<void>;
  /** Turns on the marks of values that pass. */
  markPassing(): Promise<void>;
  /** Opens a page of ours in the tab of the welcome page, because only our pages may link to it. */
  ours(path: string): Promise<Page>;
  /** Waits until earlier calls are complete, by means of free calls that the log lists after them. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

export async function openFirefoxWorld(
  extra: Readonly<Record<string, string>>,
  answer?: DemoAnswer,
): Promise<FirefoxWorld> {
  const sandbox = await startSandbox({ port: 0 });
  const demo = await startDemo({ extra, ...(answer && { answer }) });
  const firefox = await borrowFirefox();
  const log = async () => sandbox.log();
  let ourPage: Page | undefined;
  const ours = async (path: string) => {
    ourPage ??= await firefox.welcome();
    const page = ourPage;
    await page.evaluate((to) => {
      // The page may be at this path already, so the old document must be told from the new one.
      document.title = 'Leaving';
      location.assign(to);
    }, path);
    await until(async () =>
      expect(
        await page.evaluate(() => [location.pathname, document.readyState, document.title]),
      ).toEqual([path, 'complete', expect.not.stringMatching('Leaving')]),
    );
    return page;
  };
  const ask = async (message: string, body: object) => {
    ourPage ??= await firefox.welcome();
    return replyValue(message, await ourPage.evaluate(sendMessage, [message, body] as const));
  };
  return {
    sandbox,
    demo,
    firefox,
    spent: async () => (await log()).reduce((sum, { credits }) => sum + credits, 0),
    paid: async () =>
      (await log()).filter(({ credits }) => credits > 0).map(({ query }) => String(query.query)),
    ours,
    markPassing: async () => {
      await ask('setSettings', { patch: { passingMarks: true } });
    },
    async connect() {
      ourPage = await firefox.welcome();
      await connectOn(ourPage, sandbox.baseUrl, sandbox.keys.active);
      await liftCaps(ask);
    },
    async settled() {
      // Twice, as in Chromium: by then the log has every paid call that was made earlier.
      for (let i = 0; i < 2; i += 1) await ask('usage', { refresh: true });
    },
    async close() {
      await firefox.close();
      await demo.close();
      await sandbox.close();
    },
  };
}

/** A world for all tests of a file, which has its content from the first test on. */
export function testFirefox(
  extra: Readonly<Record<string, string>> = {},
  how: { passing?: true; key?: true } = {},
): FirefoxWorld {
  const world = {} as FirefoxWorld;
  beforeAll(async () => {
    Object.assign(world, await openFirefoxWorld(extra));
    if (how.passing) await world.markPassing();
    if (how.key) await world.connect();
  });
  afterAll(() => world.close());
  return world;
}

/** Connects by a press in the form, because the permission to transmit data needs a user gesture. */
export async function connectOn(page: Page, baseUrl: string, key: string): Promise<void> {
  await page.evaluate(() => location.assign('/options.html'));
  await typeInto(page, 'API base URL', baseUrl);
  await page.evaluate(() => {
    const auto = document.querySelector<HTMLInputElement>('.choice-money input');
    if (auto && !auto.checked) auto.click();
  });
  await typeInto(page, 'API key', key);
  await page.keyboard.press('Enter');
  await until(async () => {
    const text = await page.evaluate(() => document.body.textContent);
    expect(text).toContain(`ends in ${key.slice(-4)}`);
  });
}

/** Focuses the field with this label. */
export async function focusLabel(page: Page, label: string): Promise<void> {
  await page.bringToFront();
  await until(async () => {
    const found = await page.evaluate((wanted) => {
      const control = [...document.querySelectorAll('label')].find(
        (each) => each.textContent?.trim().startsWith(wanted) && each.control,
      )?.control;
      control?.focus();
      if (control instanceof HTMLInputElement) control.select();
      return document.activeElement === control && control !== undefined;
    }, label);
    expect(found, label).toBe(true);
  });
}

export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await focusLabel(page, label);
  await page.keyboard.type(text);
}

/** Types an address and leaves its field. */
export async function fillInEmail(page: Page, address: string): Promise<void> {
  await typeInto(page, 'Email', address);
  await page.keyboard.press('Tab');
}

/** Waits until the line or the card is in the page, or no longer. */
export const hostIs = (page: Page, name: 'field' | 'card', isThere: boolean): Promise<void> =>
  until(async () =>
    expect(
      await page.evaluate((tag) => document.querySelector(tag) !== null, `fieldmark-${name}`),
    ).toBe(isThere),
  );
