/** Shared by the attack tests in Firefox: a world in which the answer about one address is stored. */
import type { Page } from 'puppeteer-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { fillInEmail, testFirefox } from '../support/firefox-world.ts';
import { until } from '../support/until.ts';
import { ATTACKS } from './attack-pages.ts';
import type { AttackGround } from './harmless-input.ts';

/** Registers the hooks of a test file; `world` works from the first test on. @param extra more pages */
export function attackedFirefox(extra: Readonly<Record<string, string>> = {}) {
  const open: Page[] = [];

  const go = async (path: string, host = '127.0.0.1'): Promise<Page> => {
    const page = await world.firefox.open(`${world.demo.url.replace('127.0.0.1', host)}/${path}`);
    open.push(page);
    await page.bringToFront();
    return page;
  };
  const ground: AttackGround = {
    open: go,
    costOf: async (attack) => {
      const before = await world.paid();
      await attack();
      await world.settled();
      return (await world.paid()).slice(before.length);
    },
    values: () => world.paid(),
  };

  const world = testFirefox({ ...ATTACKS, ...extra }, { passing: true, key: true });
  beforeAll(async () => {
    // The pages try to read the answer about an address that the person looked up elsewhere.
    const page = await go('plain.html');
    await fillInEmail(page, 'known@gmail.com');
    await until(async () => expect(await world.spent()).toBe(3));
  });
  afterEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });

  return { world, go, ...ground };
}

/** The middle of the first element that matches the selector, in viewport coordinates. */
export const middleOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const { x, y, width, height } = (
      document.querySelector(wanted) ?? document.body
    ).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, leftEdge: x, bottom: y + height };
  }, selector);
