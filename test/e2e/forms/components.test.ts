/** Fields in open and closed web components: line, suggestion, held submit, and the data that is sent. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Visit, visit } from '../support/steps.ts';
import { until } from '../support/until.ts';
import { openWorld, type World } from '../support/world.ts';
import { COMPONENTS } from './component-pages.ts';

let world: World;
const visited: Page[] = [];

beforeAll(async () => {
  const pages = Object.values(COMPONENTS).map((html, i) => [`/part${i}.html`, html] as const);
  world = await openWorld({ extra: Object.fromEntries(pages) });
});
afterAll(() => world.close());
afterEach(async () => {
  for (const openPage of visited.splice(0)) await openPage.close();
});

/** Opens the page and types a name, so that the focus then moves to the email within one root. */
async function go(name: string): Promise<Visit> {
  const tab = await visit(world, `part${Object.keys(COMPONENTS).indexOf(name)}.html`);
  visited.push(tab.page);
  await tab.seen.press('textbox', 'Name');
  await tab.page.keyboard.type('Bob');
  return tab;
}
async function email({ page, seen }: Visit, value: string): Promise<void> {
  await seen.press('textbox', 'Email');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(value);
}
const valueIn = async ({ seen }: Visit, name: string) =>
  seen.valueOf(await seen.get('textbox', name));

describe.each(Object.keys(COMPONENTS))('a field in %s', (name) => {
  it('takes a suggestion and gets the focus back, and its line covers no other field', async () => {
    const tab = await go(name);
    await email(tab, 'someone@gmial.com');
    await tab.page.keyboard.press('Tab');
    const line = await tab.seen.box(await tab.seen.get('button', 'Use someone@gmail.com'));
    for (const [role, other] of [
      ['textbox', 'City'],
      ['textbox', 'Email'],
      ['button', 'Place the order'],
    ] as const) {
      const box = await tab.seen.box(await tab.seen.get(role, other));
      const isApart =
        line.x >= box.x + box.width ||
        line.x + line.width <= box.x ||
        line.y >= box.y + box.height ||
        line.y + line.height <= box.y;
      expect(isApart, other).toBe(true);
    }
    await tab.seen.press('button', 'Use someone@gmail.com');
    await until(async () => expect(await valueIn(tab, 'Email')).toBe('someone@gmail.com'));
    await tab.page.keyboard.type('.uk');
    expect(await valueIn(tab, 'Email')).toBe('someone@gmail.com.uk');
  });

  it('holds its form once, gives the focus back, and sends all data with the pressed button', async () => {
    const tab = await go(name);
    await email(tab, 'someone@mailserver');
    await tab.page.keyboard.press('Tab');
    await tab.seen.get('status', /no dot/i);
    await tab.seen.press('button', 'Place the order');
    await tab.seen.get('alertdialog');
    await tab.page.keyboard.press('Escape');
    await tab.seen.gone('alertdialog');
    await tab.page.keyboard.press('End');
    await tab.page.keyboard.press('Backspace');
    await tab.page.keyboard.type('r');
    expect(await valueIn(tab, 'Email')).toBe('someone@mailserver');
    await email(tab, 'someone@otherserver');
    await tab.page.keyboard.press('Enter');
    await tab.seen.get('alertdialog');
    await tab.seen.press('button', 'Send anyway');
    await tab.page.waitForURL(/thanks\.html/);
    const sent = new URL(tab.page.url()).searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      name: 'Bob',
      email: 'someone@otherserver',
      city: '',
      go: 'pay',
    });
    expect([...sent]).toHaveLength(4);
  });

  it('sends a good address unchanged if Enter follows at once', async () => {
    const tab = await go(name);
    await email(tab, 'bob@gmail.com');
    await tab.page.keyboard.press('Enter');
    await tab.page.waitForURL(/thanks\.html/);
    expect(new URL(tab.page.url()).searchParams.get('email')).toBe('bob@gmail.com');
  });
});
