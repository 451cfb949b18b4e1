/** Settings that follow a person, with the browser's real `storage.sync`: out, in, and off again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isMarked } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';

declare const chrome: {
  storage: {
    sync: {
      get(): Promise<Record<string, unknown>>;
      set(items: object): Promise<void>;
      clear(): Promise<void>;
    };
  };
};

const world = testWorld({
  extra: { '/text.html': '<!doctype html><html lang="en"><title>Text</title><p>ann@gmial.com</p>' },
  key: 'auto',
});
let options: Page;

const items = () => options.evaluate(() => chrome.storage.sync.get());
beforeAll(async () => {
  const budget = { autoPerDay: 60, autoPerSite: 15, autoPerPage: 9, totalPerDay: 300 };
  await world.browser.ask('setSettings', { patch: { budget } });
  options = await world.browser.open(world.browser.pageUrl('options.html'));
  await options.evaluate(() => chrome.storage.sync.clear());
});
afterAll(() => options.evaluate(() => chrome.storage.sync.clear()));

const show = (section: string) => options.getByRole('link', { name: section, exact: true }).click();
const toggle = () => options.getByRole('checkbox', { name: 'Sync settings between your browsers' });
const badge = () => options.getByRole('checkbox', { name: /Show the number of wrong values/ });

it('writes nothing while it is off, and a changed setting after it was turned on', async () => {
  await show('In pages');
  await badge().click();
  await options.getByText('Saved', { exact: true }).waitFor();
  expect(await items()).toEqual({});
  await show('Sync');
  await toggle().click();
  await until(async () => expect(await items()).toHaveProperty(['settings.badgeCount'], false));
  // Neither the key nor the API's address.
  const text = JSON.stringify(await items());
  expect(text).not.toContain(new URL(world.sandbox.baseUrl).origin);
  expect(text).not.toContain(world.sandbox.keys.active);
});

it('takes settings that another browser wrote, in open pages too, except looser limits', async () => {
  const page = await world.browser.open(`${world.demo.url}/text.html`);
  await isMarked(page, true);
  const changed = { 'settings.marks': false, 'settings.budget totalPerDay': 5000 };
  await options.evaluate((written) => chrome.storage.sync.set(written), changed);
  await isMarked(page, false);
  const total = options.getByLabel(/Credits per day, excluding lists/);
  expect(await total.inputValue()).toBe('300');
  const decision = options.getByRole('region', { name: /less strict settings/ });
  await decision.getByRole('row', { name: /5000/ }).waitFor();
  await decision.getByRole('button', { name: 'Use them here' }).click();
  await until(async () => expect(await total.inputValue()).toBe('5000'));
});

it('is turned off everywhere: the copy is gone, the settings stay', async () => {
  await toggle().click();
  await options.getByRole('button', { name: 'Turn off everywhere' }).click();
  await until(async () => expect(await items()).toEqual({}));
  await options.getByText(/You need to be signed in/).waitFor();
  expect(await options.getByLabel(/Credits per day, excluding lists/).inputValue()).toBe('5000');
});
