/** Real policies of an organisation, as Chromium reads them. */
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXTENSION } from '../support/chromium.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';

declare const chrome: {
  runtime: { sendMessage(message: object): Promise<{ value?: object }> };
};

/** Where Chromium on Linux reads policies; Chrome and other systems use other places. */
const CONFIG = '/etc/chromium';
const FOLDER = join(CONFIG, 'policies', 'managed');

function mayWrite(): boolean {
  try {
    accessSync(CONFIG, constants.W_OK);
    return process.platform === 'linux';
  } catch {
    return false;
  }
}

describe.skipIf(!mayWrite())('a policy (needs to write /etc/chromium)', () => {
  const made = existsSync(join(CONFIG, 'policies')) ? '' : join(CONFIG, 'policies');
  const file = join(FOLDER, `fieldmark-test-${process.pid}.json`);
  const extension = mkdtempSync(join(tmpdir(), 'fieldmark-managed-'));
  let world: World;

  const set = (policy: object) => {
    mkdirSync(FOLDER, { recursive: true });
    const extensions = { [world.browser.extensionId]: policy };
    writeFileSync(file, JSON.stringify({ '3rdparty': { extensions } }));
  };
  /** Makes Chromium read the files now; by itself it does so every 15 minutes. */
  const reload = async () => {
    const page = await world.browser.open('chrome://policy');
    await page.getByRole('button', { name: 'Reload policies' }).click();
    await page.close();
  };
  /**
   * Waits until the background's reply to the message `name` matches. It polls from a single page, because
   * Chromium applies policies only when it is idle, and opening pages keeps it busy.
   */
  const untilTold = async (name: string, wanted: object) => {
    const page = await world.browser.open(world.browser.pageUrl('console.html'));
    await until(async () => {
      const { value } = await page.evaluate(
        (fieldmark) => chrome.runtime.sendMessage({ fieldmark, body: {} }),
        name,
      );
      expect(value).toMatchObject(wanted);
    });
    await page.close();
  };

  beforeAll(async () => {
    // Other tests' browsers read the same policies, so this copy of the extension has a different ID.
    cpSync(EXTENSION, extension, { recursive: true });
    world = await openWorld({ extension });
  });
  afterAll(async () => {
    rmSync(file, { force: true });
    if (made) rmSync(made, { recursive: true, force: true });
    await world.close();
    rmSync(extension, { recursive: true, force: true });
  });

  it('sets defaults, locks the listed settings, and connects with a key that is never shown', async () => {
    set({
      baseUrl: world.sandbox.baseUrl,
      key: world.sandbox.keys.active,
      marks: false,
      budget: { autoPerDay: 7 },
      locked: ['baseUrl', 'key', 'marks'],
    });
    await reload();
    await untilTold('connection', { key: { set: true } });
    const page = await world.browser.open(world.browser.pageUrl('options.html#setting-key'));
    await page
      .getByText(`ends in ${world.sandbox.keys.active.slice(-4)}`)
      .first()
      .waitFor();
    await page.getByText('Your organisation manages some of these settings').waitFor();
    expect(await page.getByLabel('API base URL').isDisabled()).toBe(true);
    expect(await page.getByLabel('API base URL').inputValue()).toBe(world.sandbox.baseUrl);
    await page.getByRole('link', { name: 'In pages', exact: true }).click();
    const marks = page.getByRole('checkbox', { name: 'Mark wrong values in text' });
    expect([await marks.isChecked(), await marks.isDisabled()]).toEqual([false, true]);
    // Not locked.
    await page.getByRole('link', { name: 'Budget', exact: true }).click();
    const cap = page.getByLabel('Credits per day, automatic', { exact: true });
    expect([await cap.inputValue(), await cap.isDisabled()]).toEqual(['7', false]);
    expect(await page.locator('body').textContent()).not.toContain(world.sandbox.keys.active);
    await page.close();
  });
});
