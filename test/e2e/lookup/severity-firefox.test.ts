/** In a stock Firefox: marks by severity, the number of bad values on the toolbar button, unusual places. */
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { testFirefox } from '../support/firefox-world.ts';
import { markedTexts } from '../support/marked-texts.ts';
import { until } from '../support/until.ts';
import { marksAreAsExpected, PLACES } from './corpus-pages.ts';
import { CHANGED, DOUBTFUL, PLAIN, SUPPLIERS, SWAPPED } from './supplier-table.ts';

/** Extension APIs of our pages, to read the toolbar button. */
declare const browser: {
  action: { getBadgeText(of: { tabId: number }): Promise<string> };
  tabs: { query(filter: object): Promise<{ id: number; url: string }[]> };
};

const world = testFirefox({
  '/places.html': PLACES.html,
  '/suppliers.html': SUPPLIERS,
  '/plain.html': PLAIN,
  '/framed.html': `${PLAIN}<p>office@gmail.com</p><iframe src="/suppliers.html" width="900" height="600"></iframe>`,
});

/** The text on the toolbar button for the tab of a page. */
async function badgeOf(page: Page): Promise<string> {
  const welcome = await world.firefox.welcome();
  return welcome.evaluate(async (url) => {
    const tab = (await browser.tabs.query({})).find((each) => each.url === url);
    return tab ? browser.action.getBadgeText({ tabId: tab.id }) : 'no tab';
  }, page.url());
}

it('marks wrong values differently and those that pass not at all, and counts them on the button until the page is left', async () => {
  const page = await world.firefox.open(`${world.demo.url}/suppliers.html`);
  await until(async () =>
    expect((await page.evaluate(markedTexts)).toSorted()).toEqual(
      [SWAPPED, CHANGED, DOUBTFUL].sort(),
    ),
  );
  await until(async () => expect(await badgeOf(page)).toBe('2'));
  await page.goto(`${world.demo.url}/plain.html`);
  await until(async () => expect(await badgeOf(page)).toBe(''));
  await page.close();
});

describe('with marks on what passes', () => {
  beforeAll(() => world.markPassing());

  it('counts the values of the page, not those of its frames', async () => {
    const page = await world.firefox.open(`${world.demo.url}/framed.html`);
    const frame = page.frames().find((each) => each.url().endsWith('/suppliers.html'));
    await until(async () => expect(await frame?.evaluate(markedTexts)).toContain(SWAPPED));
    await until(async () => expect(await page.evaluate(markedTexts)).toEqual(['office@gmail.com']));
    expect(await badgeOf(page)).toBe('');
    await page.close();
  });

  it('finds labels and values wherever they are, and those far down after scrolling', async () => {
    const page = await world.firefox.open(`${world.demo.url}/places.html`);
    await until(async () => expect((await page.evaluate(markedTexts)).length).toBeGreaterThan(5));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await marksAreAsExpected(page, PLACES);
    await page.close();
  });
});
