/** A pause of every page in Firefox: marks, messages at fields and held forms, also after a restart. */
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firefoxKiller } from '../support/firefox-killer.ts';
import { firefoxTab } from '../support/firefox-tab.ts';
import {
  type FirefoxWorld,
  hasHost,
  openFirefoxWorld,
  typeInto,
} from '../support/firefox-world.ts';
import { surfaceOf } from '../support/surface.ts';
import { until } from '../support/until.ts';

const FORM =
  '<!doctype html><html lang="en"><title>Form</title><p>ann@gmial.com</p><form action="thanks.html"><label>Email <input type="email" name="email"></label><p style="margin-top:150px"><button>Save</button></p></form>';

let world: FirefoxWorld;
beforeAll(async () => {
  world = await openFirefoxWorld({ '/form.html': FORM });
  await world.connect();
});
afterAll(() => world.close());

const isMarked = (page: Page, wanted: boolean) =>
  until(async () => {
    const marks = await page.evaluate(() =>
      [...CSS.highlights.entries()]
        .filter(([name]) => name.startsWith('fieldmark'))
        .reduce((sum, [, marked]) => sum + marked.size, 0),
    );
    expect(marks > 0).toBe(wanted);
  });
const hasMessage = (page: Page, wanted: boolean) =>
  until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(wanted));

const noFile = () => Promise.reject(new Error('nothing is saved'));

async function press(page: Page, name: RegExp): Promise<void> {
  await page.bringToFront();
  await surfaceOf(firefoxTab(page, noFile)).press({ role: 'button', name });
}

it('removes marks and messages, also after a restart of the background, until it is resumed', async () => {
  const page = await world.firefox.open(`${world.demo.url}/form.html`);
  await isMarked(page, true);
  await typeInto(page, 'Email', 'bob@gmial.com');
  await hasMessage(page, true);
  const popup = await world.ours('/popup.html');
  await press(popup, /^Pause everywhere$/);
  await press(popup, /^Until resumed$/);
  await isMarked(page, false);
  await hasMessage(page, false);

  await (await firefoxKiller(world.firefox))();
  await page.bringToFront();
  await page.reload();
  const spent = await world.spent();
  await typeInto(page, 'Email', 'bob@gmial.com');
  // A page that is paused does not hold its form, although the address is mistyped.
  await page.keyboard.press('Enter');
  await until(async () =>
    expect(await page.evaluate(() => location.pathname)).toBe('/thanks.html'),
  );
  expect(await world.spent()).toBe(spent);

  await page.goto(`${world.demo.url}/form.html`);
  await isMarked(page, false);
  await press(popup, /^Resume$/);
  // A real popup is over the page, which stays visible.
  await page.bringToFront();
  await isMarked(page, true);
  await page.close();
});
