/** Shared by the attack tests in Firefox: a world in which the answer about one address is stored. */
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import {
  type FirefoxWorld,
  hasHost,
  openFirefoxWorld,
  typeInto,
} from '../support/firefox-world.ts';
import { until } from '../support/until.ts';
import { ATTACKS } from './attack-pages.ts';

/** Registers the hooks of a test file; `world()` works from the first test on. */
export function attackedFirefox() {
  let world: FirefoxWorld;
  const open: Page[] = [];

  async function go(path: string): Promise<Page> {
    const page = await world.firefox.open(`${world.demo.url}/${path}`);
    open.push(page);
    await page.bringToFront();
    return page;
  }

  /** The paid calls that an attack caused, read once everything that it started has ended. */
  async function costOf(attack: () => Promise<unknown>): Promise<string[]> {
    const before = await world.paid();
    await attack();
    await world.settled();
    return (await world.paid()).slice(before.length);
  }

  beforeAll(async () => {
    world = await openFirefoxWorld(ATTACKS);
    await world.markPassing();
    await world.connect();
    // The pages try to read the answer about an address that the person looked up elsewhere.
    const page = await go('plain.html');
    await typeInto(page, 'Email', 'known@gmail.com');
    await page.keyboard.press('Tab');
    await until(async () => expect(await world.spent()).toBe(3));
  });
  afterAll(() => world.close());
  afterEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });

  return { world: () => world, go, costOf };
}

/** The middle of the first element that matches the selector, in viewport coordinates. */
export const middleOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const { x, y, width, height } = (
      document.querySelector(wanted) ?? document.body
    ).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, leftEdge: x, bottom: y + height };
  }, selector);

/** The person types something and the page replaces it, so the line offers a lookup with a price. */
export async function putIn(page: Page, address: string): Promise<void> {
  await typeInto(page, 'Email', 'maybe.someone@');
  await page.evaluate((value) => {
    const field = document.querySelector<HTMLInputElement>('input[type=email]');
    if (!field) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, address);
  await until(async () => expect(await hasHost(page, 'fieldmark-field')).toBe(true));
}
