/** Marks by severity on a table of suppliers: shapes, the number on the button, the popup's order. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { markedTexts } from '../support/marked-texts.ts';
import { visit } from '../support/steps.ts';
import { testWorld } from '../support/test-world.ts';
import { until } from '../support/until.ts';
import { CHANGED, DOUBTFUL, PLAIN, SUPPLIERS, SWAPPED } from './supplier-table.ts';

declare const chrome: {
  action: { getBadgeText(of: { tabId: number }): Promise<string> };
  tabs: { query(filter: { url: string }): Promise<{ id: number }[]> };
};

const world = testWorld({ extra: { '/suppliers.html': SUPPLIERS, '/plain.html': PLAIN } });

const textsOf = (page: Page, severity: string) =>
  page.evaluate(
    (name) => [...(CSS.highlights.get(name) ?? [])].map(String),
    `fieldmark-${severity}`,
  );

/** The text on the toolbar button for the tab of a page. */
async function badgeOf(page: Page): Promise<string> {
  const worker = await world.browser.worker();
  return worker.evaluate(async (url) => {
    const [tab] = await chrome.tabs.query({ url });
    return tab ? chrome.action.getBadgeText({ tabId: tab.id }) : 'no tab';
  }, page.url());
}

const marksAre = (page: Page) =>
  until(async () => {
    expect((await page.evaluate(markedTexts)).toSorted()).toEqual(
      [SWAPPED, CHANGED, DOUBTFUL].sort(),
    );
  });

it('marks wrong IBANs differently from plausible ones, and counts them on the button', async () => {
  const { page } = await visit(world, 'suppliers.html');
  await marksAre(page);
  await until(async () => expect(await badgeOf(page)).toBe('2'));
  expect(await textsOf(page, 'bad')).toHaveLength(2);
  expect(await textsOf(page, 'attention')).toHaveLength(1);
  await page.goto(`${world.demo.url}/plain.html`);
  await until(async () => expect(await badgeOf(page)).toBe(''));
});

it('keeps the shapes in forced colours', async () => {
  const { page } = await visit(world, 'suppliers.html');
  await page.emulateMedia({ forcedColors: 'active' });
  await marksAre(page);
  const shapes = await page.evaluate(() =>
    ['bad', 'attention', 'fine'].map(
      (name) =>
        getComputedStyle(document.body, `::highlight(fieldmark-${name})`).textDecorationStyle,
    ),
  );
  expect(shapes).toEqual(['wavy', 'dashed', 'dotted']);
});
