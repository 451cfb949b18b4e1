/** A field in a dialog, popover, menu, fullscreen element or focus trap: our line works in there too. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fillIn, typeInto, type Visit, visit } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';
import { INSIDE } from './inside-pages.ts';

let world: World;
const visited: Page[] = [];
const faults: string[] = [];

beforeAll(async () => {
  const pages = Object.values(INSIDE).map((html, i) => [`/inside${i}.html`, html] as const);
  world = await openWorld({ extra: Object.fromEntries(pages) });
});
afterAll(() => world.close());
afterEach(async () => {
  for (const openPage of visited.splice(0)) await openPage.close();
  expect(faults.splice(0)).toEqual([]);
});

async function go(name: string): Promise<Visit> {
  const tab = await visit(world, `inside${Object.keys(INSIDE).indexOf(name)}.html`);
  visited.push(tab.page);
  tab.page.on('pageerror', (error) => void faults.push(String(error)));
  tab.page.on('console', (message) => {
    // Ignores the missing favicon.
    const isOurs =
      message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isOurs) faults.push(message.text());
  });
  if (name.endsWith('fullscreen')) {
    await tab.page.getByRole('button', { name: 'Full' }).click();
    await tab.page.waitForFunction(() => document.fullscreenElement !== null);
  }
  return tab;
}

const email = ({ page }: Visit) => page.getByLabel('Email');
/** The element with the focus, in open shadow roots too. */
const focused = ({ page }: Visit) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('name') ?? element?.localName;
  });

describe.each(Object.keys(INSIDE))('a field in %s', (name) => {
  it('takes the suggestion by a click, and its container stays open', async () => {
    const tab = await go(name);
    await fillIn(tab, 'someone@gmial.com');
    await tab.seen.press('button', 'Use someone@gmail.com');
    await until(async () => expect(await email(tab).inputValue()).toBe('someone@gmail.com'));
    expect(await email(tab).isVisible()).toBe(true);
    await until(async () => expect(await focused(tab)).toBe('email'));
  });

  it('can be fixed, then sent anyway, by keyboard', async () => {
    const tab = await go(name);
    await fillIn(tab, 'someone@mailserver');
    await tab.seen.get('status', /no dot/i);
    await email(tab).press('Enter');
    await tab.seen.get('alertdialog');
    await until(async () => expect(await focused(tab)).toBe('fieldmark-field'));
    await tab.page.keyboard.press('Enter');
    await tab.seen.gone('alertdialog');
    await until(async () => expect(await focused(tab)).toBe('email'));
    await typeInto(tab.page, email(tab), 'someone@otherserver');
    await tab.page.keyboard.press('Enter');
    await tab.seen.get('alertdialog');
    await until(async () => expect(await focused(tab)).toBe('fieldmark-field'));
    await tab.page.keyboard.press('Tab');
    await tab.page.keyboard.press('Enter');
    await tab.page.waitForURL(/thanks\.html/);
    expect(new URL(tab.page.url()).search).toBe('?email=someone%40otherserver&go=pay');
  });

  it('can be fixed, then sent anyway, by mouse', async () => {
    const tab = await go(name);
    await fillIn(tab, 'someone@mailserver');
    await tab.seen.get('status', /no dot/i);
    await tab.page.getByRole('button', { name: 'Place the order' }).click();
    await tab.seen.press('button', 'Fix it');
    await tab.seen.gone('alertdialog');
    await until(async () => expect(await focused(tab)).toBe('email'));
    await typeInto(tab.page, email(tab), 'someone@otherserver');
    await tab.page.getByRole('button', { name: 'Place the order' }).click();
    await tab.seen.press('button', 'Send anyway');
    await tab.page.waitForURL(/thanks\.html/);
    expect(new URL(tab.page.url()).search).toBe('?email=someone%40otherserver&go=pay');
  });
});
