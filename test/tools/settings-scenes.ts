/** The settings page: what an organisation set, sync between browsers, and data that has aged. */
import type { Page } from 'playwright-core';
import { DATA_SETS, timeOf } from '../../lib/models/data-sets.ts';
import { until } from '../e2e/support/until.ts';
import type { World } from '../e2e/support/world.ts';
import type { Scene } from './scene.ts';

type Policy = Readonly<Record<string, unknown>>;

/** Extension APIs of the worker, some of which scenes replace. */
declare const chrome: {
  storage: {
    managed: { get(): Promise<Policy> };
    sync: {
      set(items: object): Promise<void>;
      get(): Promise<object>;
      clear(): Promise<void>;
    };
    onChanged: { dispatch(changes: object, area: string): void };
  };
};

const settings = (name: string, part: string, open: Scene['open']): Scene => ({
  name: `options-${name}`,
  size: { width: 900, height: 700 },
  canZoom: true,
  part,
  open,
});

const SYNC = 'section[aria-labelledby="sync"]';
const SYNC_SWITCH = `${SYNC} input`;

const openOptions = async (world: World, hash = '#sync'): Promise<Page> => {
  const page = await world.browser.open(world.browser.pageUrl(`options.html${hash}`));
  await page.locator('main h2').first().waitFor({ state: 'attached' });
  return page;
};

/** Turns sync off, or newly on, with an empty copy. */
async function setSync(world: World, on: boolean): Promise<void> {
  await world.browser.ask('setSettingsSync', { on: false, deleteCopy: true });
  const worker = await world.browser.worker();
  await worker.evaluate(() => chrome.storage.sync.clear());
  if (on) await world.browser.ask('setSettingsSync', { on: true, deleteCopy: false });
}

const syncOff = async (world: World) => {
  await setSync(world, false);
  return openOptions(world);
};
const syncOn = async (world: World) => {
  await setSync(world, true);
  const page = await openOptions(world);
  await page.locator(`${SYNC_SWITCH}:checked`).waitFor();
  return page;
};

/** Another browser has looser limits, which wait for a decision. */
async function syncWaiting(world: World): Promise<Page> {
  const page = await syncOn(world);
  await page.evaluate(() =>
    chrome.storage.sync.set({
      'settings.budget totalPerDay': 9_999,
      'settings.policies phone': 'auto',
    }),
  );
  await page.locator('#sync-waiting').waitFor();
  return page;
}

/** The browser refuses to write, as Chromium does after too many writes. */
async function syncBusy(world: World): Promise<Page> {
  const showCount = (badgeCount: boolean) =>
    world.browser.ask('setSettings', { patch: { badgeCount } });
  await showCount(true);
  await setSync(world, true);
  // Every write, because one of before may still be waiting.
  const worker = await world.browser.worker();
  await worker.evaluate(() => {
    const { sync } = chrome.storage;
    const set = () =>
      Promise.reject(new Error('This request exceeds the MAX_WRITE_OPERATIONS_PER_MINUTE.'));
    Object.assign(sync, { formerSet: sync.set, set });
  });
  await showCount(false);
  const page = await openOptions(world);
  await until(async () => {
    await page.reload();
    await page.locator(`${SYNC} .note`).waitFor({ timeout: 3_000 });
  });
  await (await world.browser.worker()).evaluate(() => {
    const { sync } = chrome.storage;
    if ('formerSet' in sync) Object.assign(sync, { set: sync.formerSet });
  });
  return page;
}

/** The question of where to turn sync off. */
async function askToStop(page: Page): Promise<void> {
  await page.locator(SYNC_SWITCH).click();
  await page.locator('#sync-stop').waitFor();
}

/** Gives the background the settings of an organisation, as if the browser had read a policy. */
async function setPolicy(world: World, policy: Policy): Promise<void> {
  const worker = await world.browser.worker();
  await worker.evaluate((set) => {
    chrome.storage.managed.get = async () => set;
    chrome.storage.onChanged.dispatch({}, 'managed');
  }, policy);
}

async function openManaged(page: Page): Promise<void> {
  for (const summary of await page.locator('.managed-note summary').all()) await summary.click();
  await page.locator('.managed-note td').first().waitFor();
}

async function managed(world: World): Promise<Page> {
  await setPolicy(world, {
    policies: { phone: 'off', email: 'sometimes' },
    budget: { totalPerDay: 40 },
    guard: 'loud',
    locked: ['buget', 'policies'],
  });
  const page = await openOptions(world);
  await until(async () => {
    await page.reload();
    await page.locator('.managed-note summary').first().waitFor({ timeout: 3_000 });
  });
  await openManaged(page);
  return page;
}

const DATA = 'section[aria-labelledby="setting-dataSets"]';
const YEAR_MS = 366 * 86_400_000;
const DAY_MS = 86_400_000;

/** The settings a year and a day after the oldest data. */
async function agedData(world: World): Promise<Page> {
  const times = DATA_SETS.map(({ date }) => timeOf(date)).filter((time) => !Number.isNaN(time));
  // Also ends the policy of the scene before.
  await setPolicy(world, {});
  const page = await openOptions(world, '#setting-dataSets');
  // Not the browser's clock, which would also be that of the scenes after it.
  await page.addInitScript(
    (now) => {
      Date.now = () => now;
    },
    Math.min(...times) + YEAR_MS + DAY_MS,
  );
  await page.reload();
  await page.locator(`${DATA} p.data-set-source`).first().waitFor();
  return page;
}

export const SETTINGS_SCENES: readonly Scene[] = [
  settings('sync-on', SYNC, syncOn),
  {
    ...settings('sync-stop', SYNC, async (world) => {
      const page = await syncOn(world);
      await askToStop(page);
      return page;
    }),
    settle: askToStop,
  },
  settings('sync-waiting', SYNC, syncWaiting),
  settings('sync-busy', SYNC, syncBusy),
  settings('sync', SYNC, syncOff),
  { ...settings('managed', '.managed-note', managed), settle: openManaged },
  settings('data', DATA, agedData),
];
