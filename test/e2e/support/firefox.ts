/** A stock Firefox with the built extension, over WebDriver BiDi. */
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser, installHint } from '../../tools/browsers.mjs';
import { until } from './until.ts';

const EXTENSION = join(import.meta.dirname, '..', '..', '..', '.output', 'firefox-mv3');
export const ADDON = 'fieldmark@fieldmark.dev';
/** The extension's UUID, random per profile by default; fixed, so that the URLs of our pages are known. */
const UUID = '0f1e2d3c-4b5a-4968-8776-a5b4c3d2e1f0';

export interface Firefox {
  readonly browser: Browser;
  /** The welcome page, which the extension opens on install. */
  welcome(): Promise<Page>;
  open(url: string): Promise<Page>;
  /** Installs the extension again, as an update does, which orphans its scripts in open tabs. */
  reload(): Promise<void>;
  /** Closes every page and installs the extension into empty storage. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The end of what Firefox printed, and its own list of tabs: for the message of a test that failed. */
async function stateOf(browser: Browser, printed: readonly string[]): Promise<string> {
  const pages = (await browser.pages()).map((page) => page.url());
  const connection: unknown = Reflect.get(browser, 'connection');
  const tabs =
    connection instanceof Object && 'send' in connection && typeof connection.send === 'function'
      ? await connection.send('browsingContext.getTree', {}).catch(String)
      : null;
  return JSON.stringify({ pages, tabs, printed: printed.join('').slice(-3000) });
}

const addressOf = (page: Page) => page.evaluate(() => location.href).catch(() => '');

async function launch(prefs: Readonly<Record<string, string | number>>) {
  const executablePath = findBrowser('firefox');
  if (executablePath === null) throw new Error(installHint('firefox'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
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
  const printed: string[] = [];
  const { stdout, stderr } = browser.process() ?? {};
  for (const stream of [stdout, stderr]) stream?.on('data', (data) => printed.push(String(data)));
  const open = async (url: string) => {
    const page = await browser.newPage();
    await page.goto(url);
    return page;
  };
  return { browser, open, close: () => browser.close(), state: () => stateOf(browser, printed) };
}

/** The same browser without an extension. */
export const launchBareFirefox = (): Promise<Pick<Firefox, 'open' | 'close'>> => launch({});

/** @param prefs Firefox preferences in addition to those that the tests need */
export async function launchFirefox(
  prefs: Readonly<Record<string, string | number>> = {},
): Promise<Firefox> {
  const { browser, open, close, state } = await launch(prefs);
  const findWelcome = async () => {
    for (const page of await browser.pages()) {
      if ((await addressOf(page)).startsWith(`moz-extension://${UUID}/welcome`)) return page;
    }
    throw new Error('the welcome page did not open');
  };
  const welcome = () =>
    until(findWelcome, 60_000).catch(async (cause: unknown) => {
      throw new Error(`Firefox has no welcome page: ${await state()}`, { cause });
    });
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
    welcome,
  };
}
