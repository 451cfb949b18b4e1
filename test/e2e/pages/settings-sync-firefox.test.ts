/** Settings that follow a person in Firefox, with its real `storage.sync`: out, in, and off again. */
import { expect, it } from 'vitest';
import { testFirefox } from '../support/firefox-world.ts';
import { until } from '../support/until.ts';

declare const browser: {
  storage: {
    sync: {
      get(): Promise<Record<string, unknown>>;
      set(items: object): Promise<void>;
      clear(): Promise<void>;
    };
  };
};

const world = testFirefox();

it('writes settings to sync, and takes those of another browser except looser limits', async () => {
  const page = await world.ours('/options.html');
  const items = async () => JSON.stringify(await page.evaluate(() => browser.storage.sync.get()));
  const isChecked = (setting: string) =>
    page.evaluate((id) => {
      const found = document.getElementById(`setting-${id}`);
      return found instanceof HTMLInputElement && found.checked;
    }, setting);
  const press = (setting: string) =>
    page.evaluate((id) => document.getElementById(`setting-${id}`)?.click(), setting);
  await until(async () => expect(await isChecked('badgeCount')).toBe(true));
  expect(await items()).toBe('{}');
  await press('sync');
  await until(async () => expect(await isChecked('sync')).toBe(true));
  await press('badgeCount');
  await until(async () => expect(await items()).toContain('"settings.badgeCount":false'));
  await page.evaluate(() =>
    browser.storage.sync.set({ 'settings.marks': false, 'settings.budget totalPerDay': 5000 }),
  );
  await until(async () => expect(await isChecked('marks')).toBe(false));
  const waiting = () =>
    page.evaluate(() => document.querySelector('#sync-waiting + p + div')?.textContent);
  await until(async () => expect(await waiting()).toContain('5000'));
  await press('sync');
  await until(() =>
    page.evaluate(() => {
      const everywhere = document.querySelector<HTMLElement>(
        '[aria-labelledby="sync-stop"] .danger',
      );
      if (!everywhere) throw new Error('there is no question');
      everywhere.click();
    }),
  );
  await until(async () => expect(await items()).toBe('{}'));
  await page.evaluate(() => browser.storage.sync.clear());
});
