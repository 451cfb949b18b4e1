/** A stock Firefox with the built extension in it, over WebDriver BiDi. */
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser, installHint } from '../../tools/browsers.mjs';
import { until } from './until.ts';

const EXTENSION = join(import.meta.dirname, '..', '..', '..', '.output', 'firefox-mv3');
const ADDON = 'fieldmark@fieldmark.dev';
/** Firefox gives each profile its own; fixed here, so that the addresses of our pages are known. */
const UUID = '0f1e2d3c-4b5a-4968-8776-a5b4c3d2e1f0';

export interface Firefox {
  readonly browser: Browser;
  /** The welcome page, which the extension itself opens on install. */
  welcome(): Promise<Page>;
  open(url: string): Promise<Page>;
  /** Installs the extension anew, as an update does: its scripts in open tabs are orphans then. */
  reload(): Promise<void>;
  /** Closes every page and installs the extension into empty storage. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const addressOf = (page: Page) => page.evaluate(() => location.href).catch(() => '');

async function launch(prefs: Readonly<Record<string, string | number>>) {
  const executablePath = findBrowser('firefox');
  if (executablePath === null) throw new Error(installHint('firefox'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Lets the tests into tabs that the extension opened; navigating to them from outside stays refused.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      'extensions.webextensions.uuids': JSON.stringify({ [ADDON]: UUID }),
      'extensions.webextensions.keepUuidOnUninstall': true,
      // As a person who allows what is asked for.
      'extensions.webextOptionalPermissionPrompts': false,
      'intl.accept_languages': 'en-GB, en',
      ...prefs,
    },
  });
  const open = async (url: string) => {
    const page = await browser.newPage();
    await page.goto(url);
    return page;
  };
  return { browser, open, close: () => browser.close() };
}

/** The same browser without an extension in it. */
export const launchBareFirefox = (): Promise<Pick<Firefox, 'open' | 'close'>> => launch({});

/** @param prefs beside those that the tests need */
export async function launchFirefox(
  prefs: Readonly<Record<string, string | number>> = {},
): Promise<Firefox> {
  const { browser, open, close } = await launch(prefs);
  const findWelcome = async () => {
    for (const page of await browser.pages()) {
      if ((await addressOf(page)).startsWith(`moz-extension://${UUID}/welcome`)) return page;
    }
    throw new Error('the welcome page did not open');
  };
  const welcome = () => until(findWelcome, 60_000);
  const install = async () => {
    await browser.installExtension(EXTENSION);
    // It opens in front. A page opened before it would be hidden, and paints nothing while it is.
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
