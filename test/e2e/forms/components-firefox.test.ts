/** Fields in web components in a stock Firefox: a submit by keyboard is held, and all data is sent. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FirefoxWorld, openFirefoxWorld } from '../support/firefox-world.ts';
import { until } from '../support/until.ts';
import { COMPONENTS } from './component-pages.ts';

let world: FirefoxWorld;

beforeAll(async () => {
  const pages = Object.values(COMPONENTS).map((html, i) => [`/part${i}.html`, html] as const);
  world = await openFirefoxWorld(Object.fromEntries(pages));
});
afterAll(() => world.close());

it.each(Object.keys(COMPONENTS).map((name, i) => [name, i] as const))(
  'the form of a field in %s is held once, then sent with all its data',
  async (_, i) => {
    const page = await world.firefox.open(`${world.demo.url}/part${i}.html`);
    await page.bringToFront();
    // From Name to Email the focus moves within one root, or from one component to the next.
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bob');
    await page.keyboard.press('Tab');
    await page.keyboard.type('someone@mailserver');
    const isAsked = () =>
      page.evaluate(() => document.querySelector('fieldmark-field')?.matches(':popover-open'));
    await page.keyboard.press('Tab');
    await until(async () => expect(await isAsked()).toBe(true));
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.localName);
    await until(async () => expect(await focused()).toBe('fieldmark-field'));
    expect(await page.evaluate(() => location.pathname)).toBe(`/part${i}.html`);
    await page.keyboard.press('Tab');
    await until(async () => {
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => location.pathname)).toBe('/thanks.html');
    });
    expect(
      await page.evaluate(() => Object.fromEntries(new URLSearchParams(location.search))),
    ).toEqual({
      name: 'Bob',
      email: 'someone@mailserver',
      city: '',
      go: 'pay',
    });
    await page.close();
  },
);
