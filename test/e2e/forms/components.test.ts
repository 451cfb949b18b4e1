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
  for (const one of visited.splice(0)) await one.close();
});

/** Opens the page and types a name, so that the focus then moves to the email within one root. */
async function go(name: string): Promise<Visit> {
  const here = await visit(world, `part${Object.keys(COMPONENTS).indexOf(name)}.html`);
  visited.push(here.page);
  await here.seen.press('textbox', 'Name');
  await here.page.keyboard.type('Bob');
  return here;
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
    const here = await go(name);
    await email(here, 'someone@gmial.com');
    await here.page.keyboard.press('Tab');
    const line = await here.seen.box(await here.seen.get('button', 'Use someone@gmail.com'));
    for (const [role, other] of [
      ['textbox', 'City'],
      ['textbox', 'Email'],
      ['button', 'Place the order'],
    ] as const) {
      const box = await here.seen.box(await here.seen.get(role, other));
      const isApart =
        line.x >= box.x + box.width ||
        line.x + line.width <= box.x ||
        line.y >= box.y + box.height ||
        line.y + line.height <= box.y;
      expect(isApart, other).toBe(true);
    }
    await here.seen.press('button', 'Use someone@gmail.com');
    await until(async () => expect(await valueIn(here, 'Email')).toBe('someone@gmail.com'));
    await here.page.keyboard.type('.uk');
    expect(await valueIn(here, 'Email')).toBe('someone@gmail.com.uk');
  });

  it('holds its form once, gives the focus back, and sends all data with the pressed button', async () => {
    const here = await go(name);
    await email(here, 'someone@mailserver');
    await here.seen.press('button', 'Place the order');
    await here.seen.get('alertdialog');
    await here.page.keyboard.press('Escape');
    await here.seen.gone('alertdialog');
    await here.page.keyboard.press('End');
    await here.page.keyboard.press('Backspace');
    await here.page.keyboard.type('r');
    expect(await valueIn(here, 'Email')).toBe('someone@mailserver');
    await email(here, 'someone@otherserver');
    await here.page.keyboard.press('Enter');
    await here.seen.get('alertdialog');
    await here.seen.press('button', 'Send anyway');
    await here.page.waitForURL(/thanks\.html/);
    const sent = new URL(here.page.url()).searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      name: 'Bob',
      email: 'someone@otherserver',
      city: '',
      go: 'pay',
    });
    expect([...sent]).toHaveLength(4);
  });

  it('sends a good address unchanged if Enter follows at once', async () => {
    const here = await go(name);
    await email(here, 'bob@gmail.com');
    await here.page.keyboard.press('Enter');
    await here.page.waitForURL(/thanks\.html/);
    expect(new URL(here.page.url()).searchParams.get('email')).toBe('bob@gmail.com');
  });
});
