/** A stock Firefox with the built extension, over WebDriver BiDi. */
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { z } from 'zod';
import { PATIENCE } from '../../patience.ts';
import { findBrowser, installHint } from '../../tools/browsers.mjs';
import { until } from './until.ts';

const EXTENSION = join(import.meta.dirname, '..', '..', '..', '.output', 'firefox-mv3');
export const ADDON = 'fieldmark@fieldmark.dev';
/** The extension's UUID, random per profile by default; fixed, so that the URLs of our pages are known. */
const UUID = '0f1e2d3c-4b5a-4968-8776-a5b4c3d2e1f0';

export interface Firefox {
  readonly browser: Browser;
  /** A page of ours that the extension opened, by the start of its path. */
  opened(name: string): Promise<Page>;
  /** The welcome page, which the extension opens on install. */
  welcome(): Promise<Page>;
  open(url: string): Promise<Page>;
  /** Installs the extension again, as an update does, which orphans its scripts in open tabs. */
  reload(): Promise<void>;
  /** Closes every page and installs the extension into empty storage. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const treeSchema = z.object({
  result: z.object({ contexts: z.array(z.looseObject({ context: z.string(), url: z.string() })) }),
});

/** The driver's connection to Firefox, which Puppeteer keeps to itself. */
interface Connection {
  send(method: string, params: object): Promise<unknown>;
  emit(event: string, params: object): unknown;
}

/**
 * Firefox's own list of tabs, told to the driver as far as it does not know them. Under load, Firefox sometimes
 * does not announce a tab that an extension opens (seen in one of about 100 starts at a load of 15: no
 * `browsingContext.contextCreated`, while the tab is shown and in `browsingContext.getTree`).
 */
async function tellOfTabs(browser: Browser): Promise<string[]> {
  const connection = Reflect.get(browser, 'connection') as Connection;
  const tree = treeSchema.parse(await connection.send('browsingContext.getTree', {}));
  const known = (await browser.pages()).map((page) => Reflect.get(page.mainFrame(), '_id'));
  for (const tab of tree.result.contexts) {
    if (!known.includes(tab.context)) connection.emit('browsingContext.contextCreated', tab);
  }
  return tree.result.contexts.map(({ url }) => url);
}

const addressOf = (page: Page) => page.evaluate(() => location.href).catch(() => '');

async function launch(prefs: Readonly<Record<string, string | number>>) {
  const executablePath = findBrowser('firefox');
  if (executablePath === null) throw new Error(installHint('firefox'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: PATIENCE,
    // The longest wait for an answer of the browser; no command is meant to end by it.
    protocolTimeout: 3 * PATIENCE,
    // Gives tests access to tabs that the extension opened; navigating to our pages stays forbidden.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [ADDON]: UUID }),
      'extensions.webextensions.keepUuidOnUninstall': true,
      // Grants optional permissions, as a person who allows them would.
      'extensions.webextOptionalPermissionPrompts': false,
      'intl.accept_languages': 'en-GB, en',
      // Errors of the extension's pages go to the browser's output.
      'devtools.console.stdout.chrome': true,
      ...prefs,
    },
  });
  const open = async (url: string) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(url);
    return page;
  };
  return { browser, open, close: () => browser.close() };
}

/** The same browser without an extension. */
export const launchBareFirefox = (): Promise<Pick<Firefox, 'open' | 'close'>> => launch({});

/** @param prefs Firefox preferences in addition to those that the tests need */
export async function launchFirefox(
  prefs: Readonly<Record<string, string | number>> = {},
): Promise<Firefox> {
  const { browser, open, close } = await launch(prefs);
  const find = async (name: string) => {
    for (const page of await browser.pages()) {
      if (!(await addressOf(page)).startsWith(`moz-extension://${UUID}/${name}`)) continue;
      page.setDefaultTimeout(PATIENCE);
      return page;
    }
    throw new Error(`${name} did not open`);
  };
  const opened = (name: string) =>
    until(() => find(name), 10_000).catch(async () => {
      const tabs = await tellOfTabs(browser);
      console.warn(`The driver was not told of a tab. Tabs of Firefox: ${tabs.join(' ')}`);
      return until(() => find(name));
    });
  const welcome = () => opened('welcome');
  const install = async () => {
    await browser.installExtension(EXTENSION);
    // Waits for the welcome page, which opens in front and would hide a page that was opened before.
    await welcome();
  };
  await install();
  return {
    browser,
    open,
    close,
    reload: async () => {
      await browser.installExtension(EXTENSION);
    },
    reset: async () => {
      const blank = await browser.newPage();
      await Promise.all(
        (await browser.pages()).map((page) => (page === blank ? undefined : page.close())),
      );
      await browser.uninstallExtension(ADDON);
      await install();
    },
    opened,
    welcome,
  };
}
