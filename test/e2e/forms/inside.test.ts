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
  for (const one of visited.splice(0)) await one.close();
  expect(faults.splice(0)).toEqual([]);
});

async function go(name: string): Promise<Visit> {
  const here = await visit(world, `inside${Object.keys(INSIDE).indexOf(name)}.html`);
  visited.push(here.page);
  here.page.on('pageerror', (error) => void faults.push(String(error)));
  here.page.on('console', (said) => {
    // Ignores the missing favicon.
    const isOurs = said.type() === 'error' && !said.text().startsWith('Failed to load resource');
    if (isOurs) faults.push(said.text());
  });
  if (name.endsWith('fullscreen')) {
    await here.page.getByRole('button', { name: 'Full' }).click();
    await here.page.waitForFunction(() => document.fullscreenElement !== null);
  }
  return here;
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
    const here = await go(name);
    await fillIn(here, 'someone@gmial.com');
    await here.seen.press('button', 'Use someone@gmail.com');
    await until(async () => expect(await email(here).inputValue()).toBe('someone@gmail.com'));
    expect(await email(here).isVisible()).toBe(true);
    await until(async () => expect(await focused(here)).toBe('email'));
  });

  it('can be fixed, then sent anyway, by keyboard', async () => {
    const here = await go(name);
    await fillIn(here, 'someone@mailserver');
    // Waits until the field script has loaded; no person types and submits faster than that.
    await here.seen.get('status', /no dot/i);
    await email(here).press('Enter');
    await here.seen.get('alertdialog');
    await until(async () => expect(await focused(here)).toBe('fieldmark-field'));
    await here.page.keyboard.press('Enter');
    await here.seen.gone('alertdialog');
    await until(async () => expect(await focused(here)).toBe('email'));
    await typeInto(here.page, email(here), 'someone@otherserver');
    await here.page.keyboard.press('Enter');
    await here.seen.get('alertdialog');
    await until(async () => expect(await focused(here)).toBe('fieldmark-field'));
    await here.page.keyboard.press('Tab');
    await here.page.keyboard.press('Enter');
    await here.page.waitForURL(/thanks\.html/);
    expect(new URL(here.page.url()).search).toBe('?email=someone%40otherserver&go=pay');
  });

  it('can be fixed, then sent anyway, by mouse', async () => {
    const here = await go(name);
    await typeInto(here.page, email(here), 'someone@mailserver');
    await here.page.getByRole('button', { name: 'Place the order' }).click();
    await here.seen.press('button', 'Fix it');
    await here.seen.gone('alertdialog');
    await until(async () => expect(await focused(here)).toBe('email'));
    await typeInto(here.page, email(here), 'someone@otherserver');
    await here.page.getByRole('button', { name: 'Place the order' }).click();
    await here.seen.press('button', 'Send anyway');
    await here.page.waitForURL(/thanks\.html/);
    expect(new URL(here.page.url()).search).toBe('?email=someone%40otherserver&go=pay');
  });
});
